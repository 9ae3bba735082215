import type { ReportProblem } from '../../shared/report.ts'
import { words } from '../../shared/words.ts'

/** `offline` is set by the client if the server does not respond. */
export type SendProblem = ReportProblem | 'offline'

export const reportTexts = words({
  zh: {
    title: '报告错误',
    close: '关闭',
    ofPage: '页面',
    ofDemo: '示例',
    question: '哪里有错？',
    hint: '做了什么，期望的结果和实际的结果',
    edit: (lines: number) => `附上我对此示例的修改（${lines} 行）`,
    console: (lines: number) => `附上控制台的最后 ${lines} 行`,
    preview: '查看内容',
    alsoSent: '还会发送',
    location: '位置',
    version: '版本',
    build: '构建',
    nothingElse: '除此之外不发送任何信息，也不保存 IP 地址。',
    send: '发送',
    sending: '正在发送',
    issue: '改为在 GitHub 上报告',
    knownProblems: '此处的已知问题',
    knownState: { known: '未修复', fixed: '已修复' },
    allKnown: '全部已知问题',
    thanks: (id: number) => `已收到，编号 ${id}。谢谢！`,
    done: '完成',
    failed: '没有发送，填写的内容已保留。',
    problems: {
      foreign: '服务端不接受从此地址打开的页面发送的报告。请联系站点的维护者。',
      form: '服务端无法读取报告。请刷新页面后重试。',
      large: '报告太大。请缩短文字，或取消附上的内容。',
      many: '近期的报告太多，请稍后再发送。',
      busy: '服务端正忙，请过几秒再发送。',
      full: '服务端的存储空间已满，无法接收新的报告。请联系站点的维护者。',
      storage: '服务端暂时无法保存报告，请稍后再发送。',
      offline: '服务端没有响应。请检查网络后再发送。'
    } satisfies Record<SendProblem, string>,
    minutes: (minutes: number) => `约 ${minutes} 分钟后可以再发送。`
  },
  en: {
    title: 'Report an error',
    close: 'Close',
    ofPage: 'Page',
    ofDemo: 'Demo',
    question: 'What is wrong?',
    hint: 'What you did, what you expected, what happened',
    edit: (lines: number) => `Add my changes to this demo (${lines === 1 ? '1 line' : `${lines} lines`})`,
    console: (lines: number) =>
      lines === 1 ? 'Add the last line of the console' : `Add the last ${lines} lines of the console`,
    preview: 'Show',
    alsoSent: 'Also sent',
    location: 'Where',
    version: 'Version',
    build: 'Build',
    nothingElse: 'Nothing else is sent. Your IP address is not stored.',
    send: 'Send',
    sending: 'Sending',
    issue: 'Report on GitHub instead',
    knownProblems: 'Known problems here',
    knownState: { known: 'Open', fixed: 'Fixed' },
    allKnown: 'All known problems',
    thanks: (id: number) => `Received as report ${id}. Thank you!`,
    done: 'Done',
    failed: 'The report was not sent. Your text is still here.',
    problems: {
      foreign: 'The server doesn’t accept reports from pages at this address. Please tell the site’s maintainers.',
      form: 'The server could not read the report. Reload the page and try again.',
      large: 'The report is too large. Shorten the text, or clear what is added.',
      many: 'There were too many reports recently. Send it later.',
      busy: 'The server is busy. Send it again in a few seconds.',
      full: 'The server doesn’t have room for another report. Please tell the site’s maintainers.',
      storage: 'The server can’t store reports at the moment. Send it again later.',
      offline: 'The server did not respond. Check the network and send it again.'
    } satisfies Record<SendProblem, string>,
    minutes: (minutes: number) => (minutes === 1 ? 'Try again in a minute.' : `Try again in about ${minutes} minutes.`)
  }
})

export type ReportTexts = (typeof reportTexts)['zh']
