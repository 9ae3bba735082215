import type { Language } from '../../shared/locale.ts'

/** Why a frame was taken away. */
export type Gone = 'loop' | 'flood' | 'left' | 'start'

interface HostTexts {
  title: string
  gone: Record<Gone, string>
  dropped: (count: number) => string
}

export const hostTexts: Record<Language, HostTexts> = {
  zh: {
    title: '预览',
    gone: {
      loop: '代码超过 2 秒没有响应，可能是死循环，预览已停止。修改代码后会重新运行。',
      flood: '代码在一秒内发出了两千多条消息，预览已停止。修改代码后会重新运行。',
      left: '代码试图让预览跳转到其他地址，预览已停止。修改代码后会重新运行。',
      start: '预览没有启动。请检查网络，然后重新运行。'
    },
    dropped: count => `……一秒内的消息过多，略去 ${count} 条`
  },
  tw: {
    title: '預覽',
    gone: {
      loop: '程式碼超過 2 秒沒有回應，可能是無窮迴圈，預覽已停止。修改程式碼後會重新執行。',
      flood: '程式碼在一秒內發出了兩千多則訊息，預覽已停止。修改程式碼後會重新執行。',
      left: '程式碼試圖讓預覽跳轉到其他位址，預覽已停止。修改程式碼後會重新執行。',
      start: '預覽沒有啟動。請檢查網路，然後重新執行。'
    },
    dropped: count => `……一秒內的訊息過多，略去 ${count} 則`
  },
  en: {
    title: 'Preview',
    gone: {
      loop: 'The code did not respond for 2 seconds, probably an endless loop, and was stopped. It runs again after the next change.',
      flood: 'The code sent more than two thousand messages within a second and was stopped. It runs again after the next change.',
      left: 'The code tried to take the preview to another address and was stopped. It runs again after the next change.',
      start: 'The preview did not start. Check the connection, then run again.'
    },
    dropped: count => `… ${count} more messages within one second were dropped`
  }
}
