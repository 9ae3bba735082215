import { words } from '../../../shared/words.ts'

/** Why a frame was taken away. */
export type Gone = 'loop' | 'flood' | 'left' | 'start'

export const previewTexts = words({
  zh: {
    title: '预览',
    gone: {
      loop: '代码超过 2 秒没有响应，可能是死循环，预览已停止。修改代码后会重新运行。',
      flood: '代码在一秒内发出的消息过多或过大，预览已停止。修改代码后会重新运行。',
      left: '代码试图让预览跳转到其他地址，预览已停止。修改代码后会重新运行。',
      start: '预览没有启动。请检查网络，然后重新运行。'
    },
    dropped: (count: number) => `……一秒内的消息过多，略去 ${count} 条`
  },
  en: {
    title: 'Preview',
    gone: {
      loop: 'The code did not respond for 2 seconds, probably an endless loop, and was stopped. It runs again after the next change.',
      flood:
        'The code sent too many messages within a second, or too large ones, and was stopped. It runs again after the next change.',
      left: 'The code tried to take the preview to another address and was stopped. It runs again after the next change.',
      start: 'The preview did not start. Check the connection, then run again.'
    },
    dropped: count => `… ${count} more messages within one second were dropped`
  }
})
