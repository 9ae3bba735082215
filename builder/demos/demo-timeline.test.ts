import { expect, test } from 'vitest'
import { compileMdx } from '../mdx/compile-mdx.ts'
import { findFactTables } from '../pages/fact-tables.ts'
import { createStepTable, readTimeline } from './demo-timeline.ts'

const timeline = {
  columns: { name: { zh: '姓名', en: 'Name' }, age: { zh: '年龄', en: 'Age' } },
  actions: { click: { zh: '点击姓名', en: 'Click the name' } },
  words: { 林: 'Lin' },
  members: { 'cell-click': 'table@cell-click' },
  start: { row: { name: '林', age: '41' } },
  steps: [
    { action: 'click', state: { row: { name: '林', age: '41' } } },
    {
      event: 'cell-click',
      field: 'name',
      state: { row: { name: '林', age: '41' }, editor: { field: 'name', value: '林' } }
    }
  ]
}
const source = JSON.stringify(timeline)

test('a timeline is read in the language of the page, with translated values', () => {
  const { columns, start, steps } = readTimeline(source, 'a.json', 'en')
  expect(columns).toEqual([
    { field: 'name', title: 'Name' },
    { field: 'age', title: 'Age' }
  ])
  expect(start.row).toEqual({ name: 'Lin', age: '41' })
  expect(steps.map(({ action, name, member }) => [action, name, member])).toEqual([
    ['Click the name', '', ''],
    ['', 'cell-click', 'table@cell-click']
  ])
  expect(steps[1]!.state.editor).toEqual({ field: 'name', value: 'Lin' })
  expect(readTimeline(source, 'a.json', 'tw').steps[0]!.action).toBe('點擊姓名')
})

test.each(['actions', 'words', 'members'] as const)('a missing entry of %s is an error that names the file', list =>
  expect(() => readTimeline(JSON.stringify({ ...timeline, [list]: {} }), 'a.json', 'en')).toThrow(
    new RegExp(`^a\\.json has no "[^"]+" in "${list}"`)
  )
)

test('a table of steps has a row for each action and event', () =>
  expect(createStepTable(readTimeline(source, 'a.json', 'en'), 'en').rows).toEqual([
    ['1. Action: Click the name', '–', 'not rendered', 'Lin, 41'],
    ['2. <Api of="table@cell-click" />', 'Name', 'Name: Lin', 'Lin, 41']
  ]))

test('a page with a <Timeline> has its file, a <StepTable> becomes a table', () => {
  const text = 'Lead.\n\n<Timeline of="./a.json" />\n\n<StepTable of="./a.json" />\n'
  const page = compileMdx(
    text,
    'content/a/page.en.mdx',
    '/a',
    findFactTables(text, 'en', { readBesidePage: () => source })
  )
  expect(page.text.timelines).toEqual(['./a.json'])
  expect(page.code).toContain('_components.td')
})
