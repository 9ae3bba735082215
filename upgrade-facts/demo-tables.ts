import type { FactTable } from '../shared/fact-table.ts'
import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'
import type { ComparedDemo, SaidMessage, Severity } from './demo-outcomes.ts'
import { saidMessages, severities, worstOf } from './demo-outcomes.ts'
import { demoNotes, isAbout } from './demo-notes.ts'

/** The tables of the page about the demos in the newest version. */
export const demoTableNames = ['counts', 'messages', 'left'] as const
export type DemoTableName = (typeof demoTableNames)[number]

const texts = words({
  zh: {
    result: '结果',
    original: '原来的代码',
    upgraded: '自动修改后',
    none: '没有消息',
    severity: {
      error: '错误',
      deprecated: '已废弃的名称',
      advice: '建议'
    } satisfies Record<Severity, string>,
    all: '共计',
    message: '3.21.6 的消息',
    demos: '示例',
    more: '等',
    why: '说明',
    guide: '升级指南'
  },
  en: {
    result: 'Result',
    original: 'As written',
    upgraded: 'After changes',
    none: 'No message',
    severity: {
      error: 'Error',
      deprecated: 'Deprecated name',
      advice: 'Recommendation'
    } satisfies Record<Severity, string>,
    all: 'Total',
    message: 'Message of 3.21.6',
    demos: 'Demos',
    more: '…',
    why: 'Explanation',
    guide: 'Upgrade guide'
  }
})

export interface TableParts {
  demos: readonly ComparedDemo[]
  language: Language
  /** A message of the library in the language of the page. */
  tell: (complaint: string) => string
}

export function demoTable(name: DemoTableName, { demos, language, tell }: TableParts): FactTable {
  const text = texts[language]
  const messages = saidMessages(demos)
  const said = ({ complaint }: SaidMessage) => plain(tell(complaint.replace(/^\w+: (?:\[vxe[^\]]*\] )?/, '')))
  const explained = ({ complaint, upgraded }: SaidMessage) => {
    const note = demoNotes.find(each => isAbout(each, complaint, upgraded))
    if (!note) return ''
    return note.sentence[language] + (note.page ? ` [${text.guide}](${note.page})` : '')
  }
  const links = (ids: readonly string[]) =>
    ids.slice(0, shownDemos).map(linkTo).join(' ') + (ids.length > shownDemos ? ` ${text.more}` : '')
  switch (name) {
    case 'counts': {
      const count = (worst: Severity | undefined, state: 'original' | 'upgraded') =>
        share(demos.filter(demo => worstOf(demo[state]) === worst).length, demos.length)
      const row = (label: string, worst: Severity | undefined) => [
        label,
        count(worst, 'original'),
        count(worst, 'upgraded')
      ]
      return {
        head: [text.result, text.original, text.upgraded],
        rows: [
          row(text.none, undefined),
          ...severities.toReversed().map(severity => row(text.severity[severity], severity)),
          [text.all, String(demos.length), String(demos.length)]
        ]
      }
    }
    case 'messages':
      return {
        head: [text.message, text.original, text.upgraded, text.demos],
        rows: messages
          .filter(({ original }) => original.length > 0)
          .map(message => [
            said(message),
            String(message.original.length),
            String(message.upgraded.length),
            links(message.original)
          ])
      }
    case 'left':
      return {
        head: [text.message, text.demos, text.why],
        rows: messages
          .filter(({ upgraded }) => upgraded.length > 0)
          .map(message => [said(message), links(message.upgraded), explained(message)])
      }
  }
}

const shownDemos = 2

/** The comparison of the demo, which shows both versions. */
const linkTo = (id: string): string =>
  `[\`${id.split('/').slice(-2).join('/')}\`](/playground?demo=${id}&compare=3.21.6)`

const share = (count: number, all: number): string => `${count} (${((100 * count) / all).toFixed(1)} %)`

/** In a cell of a table, `<vxe-input>` is no element and `|` no border. */
const plain = (text: string): string => text.replaceAll('`', "'").replace(/[|<]/g, '\\$&')
