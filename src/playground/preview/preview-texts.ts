import { words } from '../../../shared/words.ts'

/** Reason for the removal of a frame. */
export type PreviewEndReason = 'loop' | 'flood' | 'left' | 'focus' | 'start' | 'missing'

export const previewTexts = words({
  zh: {
    title: '预览',
    gone: {
      loop: '代码超过 2 秒没有响应，可能是死循环，预览已停止。修改代码后会重新运行。',
      flood: '代码在一秒内发出的消息过多或过大，或添加了过多的历史记录，预览已停止。修改代码后会重新运行。',
      left: '代码试图让预览跳转到其他地址，预览已停止。修改代码后会重新运行。',
      focus: '代码多次抢走输入焦点，可能截获你在编辑器中输入的内容，预览已停止。点击“重新运行”才会再次运行。',
      start: '预览没有启动。请检查网络，然后重新运行。',
      missing: '本站没有这个版本，无法运行代码。请在预览上方选择其他版本。'
    },
    dropped: (count: number) => `……一秒内的消息过多，略去 ${count} 条`
  },
  en: {
    title: 'Preview',
    gone: {
      loop: 'The code did not respond for 2 seconds, probably an endless loop, and was stopped. It runs again after the next change.',
      flood:
        'The code sent too many or too large messages within a second, or filled the browser history, and was stopped. It runs again after the next change.',
      left: 'The code tried to take the preview to another address and was stopped. It runs again after the next change.',
      focus:
        'The code took the keyboard focus repeatedly, and with it what you type into the editor, and was stopped. It runs again only when you press “Run again”.',
      start: 'The preview did not start. Check the connection, then run again.',
      missing: 'This site does not have this release, so the code can’t run. Choose another one above the preview.'
    },
    dropped: count => `… ${count} more messages within one second were dropped`
  }
})
