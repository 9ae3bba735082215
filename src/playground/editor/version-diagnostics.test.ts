import { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import type { CheckFinding } from '../../../version-check/finding.ts'
import { getVersionDiagnostics } from './version-diagnostics.ts'

const text = '<vxe-table :virtual-y-config="a" />'
const start = text.indexOf('virtual')
const finding: CheckFinding = {
  kind: 'member',
  severity: 'unknown',
  file: 'App.vue',
  start,
  end: start + 'virtual-y-config'.length,
  line: 1,
  column: start + 1,
  found: 'virtual-y-config',
  here: 'scroll-y',
  page: '/table/api',
  message: { zh: '没有。', en: 'No.', tw: '沒有。' },
  edits: [{ start, end: start + 'virtual-y-config'.length, text: 'scroll-y' }]
}

/** Applies the first action to a text in which the finding has moved to a position. */
function apply(doc: string, from: number): string {
  let state = EditorState.create({ doc })
  const view = {
    get state() {
      return state
    },
    dispatch: (spec: object) => (state = state.update(spec).state),
    focus() {}
  } as unknown as EditorView
  const [diagnostic] = getVersionDiagnostics([finding], 'en')
  diagnostic!.actions![0]!.apply(view, from, from + finding.found.length)
  return state.doc.toString()
}

test('an unknown name is a warning and a likely mistake a note, in the language of the page', () => {
  const found = getVersionDiagnostics([finding, { ...finding, severity: 'hint', edits: [] }], 'zh')
  expect(found.map(({ severity, message, actions }) => [severity, message, actions?.map(({ name }) => name)])).toEqual([
    ['warning', '没有。', ['改为 scroll-y']],
    ['info', '没有。', []]
  ])
  expect(found[0]).toMatchObject({ from: start, to: finding.end })
})

test('a change follows the code that has moved, and leaves code alone that is another one', () => {
  expect(apply(text, start)).toBe('<vxe-table :scroll-y="a" />')
  expect(apply(`\n\n${text}`, start + 2)).toBe('\n\n<vxe-table :scroll-y="a" />')
  expect(apply(text.replace('virtual', 'Virtual'), start)).toBe(text.replace('virtual', 'Virtual'))
})
