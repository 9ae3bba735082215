import type { FactTable } from '../shared/fact-table.ts'
import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'
import type { ComparedDemo, LoggedMessage } from './demo-results.ts'
import { listLoggedMessages } from './demo-results.ts'
import type { DemoCode, Severity } from './demo-severity.ts'
import { getMessageText, getWorstSeverity, severities } from './demo-severity.ts'
import { severityTexts } from './severity-texts.ts'
import { demoNotes, isNoteFor } from './demo-notes.ts'

/** Names of the tables on the page about the demos in the newest version. */
export const demoTableNames = ['counts', 'messages', 'left'] as const
export type DemoTableName = (typeof demoTableNames)[number]

const texts = words({
  zh: {
    result: '结果',
    all: '共计',
    message: '3.21.6 的消息',
    demos: '示例',
    more: '等',
    why: '说明',
    guide: '升级指南'
  },
  en: {
    result: 'Result',
    all: 'Total',
    message: 'Message of 3.21.6',
    demos: 'Demos',
    more: '…',
    why: 'Explanation',
    guide: 'Upgrade guide'
  }
})

export interface DemoTableInput {
  demos: readonly ComparedDemo[]
  language: Language
  /** Translates a message of the library into the language of the page. */
  translateMessage: (complaint: string) => string
}

export function createDemoTable(name: DemoTableName, { demos, language, translateMessage }: DemoTableInput): FactTable {
  const text = { ...texts[language], ...severityTexts[language] }
  const messages = listLoggedMessages(demos)
  const formatMessage = ({ complaint }: LoggedMessage) => escapeCell(translateMessage(getMessageText(complaint)))
  const formatExplanation = ({ complaint, upgraded }: LoggedMessage) => {
    const note = demoNotes.find(each => isNoteFor(each, complaint, upgraded))
    if (!note) return ''
    return note.sentence[language] + (note.page ? ` [${text.guide}](${note.page})` : '')
  }
  const formatLinks = (ids: readonly string[]) =>
    ids.slice(0, maxDemoLinks).map(formatDemoLink).join(' ') + (ids.length > maxDemoLinks ? ` ${text.more}` : '')
  switch (name) {
    case 'counts': {
      const count = (worst: Severity | undefined, code: DemoCode) =>
        formatShare(demos.filter(demo => getWorstSeverity(demo[code].complaints) === worst).length, demos.length)
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
            formatMessage(message),
            String(message.original.length),
            String(message.upgraded.length),
            formatLinks(message.original)
          ])
      }
    case 'left':
      return {
        head: [text.message, text.demos, text.why],
        rows: messages
          .filter(({ upgraded }) => upgraded.length > 0)
          .map(message => [formatMessage(message), formatLinks(message.upgraded), formatExplanation(message)])
      }
  }
}

const maxDemoLinks = 2

/** Links to the demo in the playground, in both versions. */
const formatDemoLink = (id: string): string =>
  `[\`${id.split('/').slice(-2).join('/')}\`](/playground?demo=${id}&compare=3.21.6)`

const formatShare = (count: number, all: number): string => `${count} (${((100 * count) / all).toFixed(1)} %)`

/** Escapes text for a cell of a Markdown table, in which `<vxe-input>` would be an element and `|` a border. */
const escapeCell = (text: string): string => text.replaceAll('`', "'").replace(/[|<]/g, '\\$&')
