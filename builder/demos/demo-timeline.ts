import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import type { Timeline, TimelineState } from '../../shared/timeline.ts'
import { getOwn } from '../../shared/own-property.ts'
import { inLanguage } from '../api/api-subject.ts'

interface Text {
  zh: string
  en: string
}

/** File beside a page: the texts are written by hand, the steps are recorded. */
interface TimelineSource {
  /** Titles of the columns by field. */
  columns: Record<string, Text>
  /** Texts of the actions by name. */
  actions: Record<string, Text>
  /** English for the recorded values. */
  words: Record<string, string>
  /** Paths of events and functions in the reference, by name. */
  members: Record<string, string>
  start: TimelineState
  steps: ({ action: string; state: TimelineState } | { event: string; field: string; state: TimelineState })[]
}

/** Reads a recorded timeline from the text of a file, in the reader's language. */
export function readTimeline(source: string, file: string, language: Language): Timeline {
  const { columns, actions, words, members, start, steps } = JSON.parse(source) as TimelineSource
  const lookUp = <T>(values: Record<string, T>, name: string, list: string): T => {
    const value = getOwn(values, name)
    if (value === undefined) throw new Error(`${file} has no "${name}" in "${list}".`)
    return value
  }
  const translate = (value: string) =>
    /\p{Script=Han}/u.test(value) ? inLanguage({ zh: value, en: lookUp(words, value, 'words') }, language) : value
  const translateState = ({ row, editor }: TimelineState): TimelineState => ({
    row: Object.fromEntries(Object.entries(row).map(([field, value]) => [field, translate(value)])),
    ...(editor && { editor: { field: editor.field, value: translate(editor.value) } })
  })
  return {
    columns: Object.entries(columns).map(([field, title]) => ({ field, title: inLanguage(title, language) })),
    start: translateState(start),
    steps: steps.map(step =>
      'action' in step
        ? {
            action: inLanguage(lookUp(actions, step.action, 'actions'), language),
            name: '',
            member: '',
            field: '',
            state: translateState(step.state)
          }
        : {
            action: '',
            name: step.event,
            member: lookUp(members, step.event, 'members'),
            field: step.field,
            state: translateState(step.state)
          }
    )
  }
}

const texts = {
  zh: { head: ['操作或触发', '列', '编辑器', '行数据'], none: '未渲染', action: '操作：' },
  en: { head: ['Action or event', 'Column', 'Editor', 'Row data'], none: 'not rendered', action: 'Action: ' }
}

/** Returns the steps as a table, for readers without the player. */
export function createStepTable({ columns, steps }: Timeline, language: 'zh' | 'en'): FactTable {
  const { head, none, action: actionLabel } = texts[language]
  const titleOf = (name: string) => columns.find(({ field }) => field === name)?.title ?? '–'
  const separator = language === 'zh' ? '：' : ': '
  return {
    head,
    rows: steps.map(({ action, member, field, state: { row, editor } }, index) => [
      `${index + 1}. ${action ? actionLabel + action : `<Api of="${member}" />`}`,
      titleOf(field),
      editor ? `${titleOf(editor.field)}${separator}${editor.value}` : none,
      columns.map(column => row[column.field]).join(language === 'zh' ? '、' : ', ')
    ])
  }
}
