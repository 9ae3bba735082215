import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { casePacks } from './case-packs.ts'
import { createFactIndex } from '../api/fact.ts'
import { findCaseMembers } from './case-members.ts'
import { findDefectProblems, findMemberProblems } from './defect-checks.ts'
import { defectResults } from '../../upgrade-facts/defect-results.ts'
import { createDefectList } from './defect-list.ts'
import { createDefectTable } from './defect-table.ts'
import { groupMemberDefects } from './member-defects.ts'
import { expandDefectMarks, listPageDefects } from './page-defects.ts'
import { readCases } from './read-cases.ts'
import type { ReleaseRating } from '../../upgrade-facts/release-choice.ts'
import { createReleaseTable } from './release-tables.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

function writeCases(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cases-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const page = (language: string, mark = '{/*defect lost-rows data*/}') =>
  `---\ntitle: ${language === 'zh' ? '页面' : 'Page'}\n---\n\n- **\`a | b\` ${language === 'zh' ? '丢失。' : 'is lost.'}** More. ${mark}\n`
const pages = (marks: { zh?: string; en?: string } = {}) =>
  memoryFiles({ 'table/a/page.zh.mdx': page('zh', marks.zh), 'table/a/page.en.mdx': page('en', marks.en) })
const files = {
  'table/a/lost-rows.vue': '<template/>\n',
  'table/a/lost-rows.check.js': 'export default 1\n',
  'table/a/lost-rows.workaround.vue': '<template></template>\n'
}

test('a case is read with its check and its workaround, and packed by page', () => {
  const cases = readCases(writeCases(files))
  expect(cases).toMatchObject([{ id: 'table/a/lost-rows', page: 'table/a', name: 'lost-rows' }])
  const [pack] = casePacks(cases)
  expect(pack!.path).toBe('example/pack/table/a/defects.json')
  expect(JSON.parse(pack!.body() as string)).toEqual({
    'lost-rows': { component: '<template/>\n', check: 'export default 1\n', workaround: '<template></template>\n' }
  })
})

test('a case without a check is refused', () => {
  expect(() => readCases(writeCases({ 'table/a/b.vue': '' }))).toThrow('defects/table/a/b.vue has no check')
})

test('the marked sentences of a page are its defects, in both languages', () => {
  expect(listPageDefects(pages(), 'en')).toEqual([
    { id: 'table/a/lost-rows', page: 'table/a', title: 'Page', severity: 'data', symptom: '`a | b` is lost' }
  ])
  expect(listPageDefects(pages(), 'zh')[0]!.symptom).toBe('`a | b` 丢失')
})

test('a table lists the defects of one severity, with a border in code escaped', () => {
  const defects = listPageDefects(pages(), 'en')
  expect(createDefectTable('broken', defects, 'en').rows).toEqual([])
  expect(createDefectTable('data', defects, 'en').rows[0]).toEqual([
    '`a \\| b` is lost',
    '3.8.6',
    '[Page](/table/a#pitfalls-defects)',
    '[`lost-rows`](/playground?defect=table/a/lost-rows)'
  ])
})

test('a mark becomes an element with the releases and a link, or words for readers without the site', () => {
  const source = page('en')
  expect(expandDefectMarks(source, '/table/a', 'en', 'mdx')).toContain(
    ' More. <Defect id="table/a/lost-rows" words="3.8.6" letters="" run="Run" />'
  )
  expect(expandDefectMarks(source, '/table/a', 'en', 'words')).toContain(' More. (3.8.6. Run: table/a/lost-rows)\n')
})

test('cases and marked sentences that do not belong together are reported', () => {
  const cases = readCases(writeCases(files))
  expect(findDefectProblems(pages(), cases)).toEqual([])
  const problems = (marks: { zh?: string; en?: string }) => findDefectProblems(pages(marks), cases)
  expect(problems({ zh: '' })).toEqual([
    'content/table/a/page.zh.mdx does not mark table/a/lost-rows.',
    'No page marks the case defects/table/a/lost-rows.vue. End its sentence with a mark.'
  ])
  expect(problems({ en: '{/*defect lost-rows broken*/}' })).toEqual([
    'content/table/a: the languages rate the defect table/a/lost-rows differently.'
  ])
  const second = '{/*defect lost-rows data*/} {/*defect more-rows data*/}'
  const two = ['lost-rows', 'more-rows'].map(name => ({ ...cases[0]!, id: `table/a/${name}`, name }))
  expect(findDefectProblems(pages({ zh: `**再次丢失。** ${second}`, en: second }), two)).toEqual([
    'content/table/a/page.en.mdx: begin the sentence of table/a/more-rows with its symptom in bold.'
  ])
  expect(findDefectProblems(pages(), [])).toEqual([
    'content/table/a/page.zh.mdx marks table/a/lost-rows, but there is no defects/table/a/lost-rows.vue.'
  ])
})

test('the list of defects has the results of each one, and its words in Traditional Chinese', () => {
  const { releases, defects } = createDefectList(pages(), 'tw')
  expect(releases).toEqual(defectResults.releases)
  expect(defects).toMatchObject([{ id: 'table/a/lost-rows', title: '頁面', symptom: '`a | b` 丟失', letters: '' }])
  const text = page('zh').replace('`a | b` 丢失', '<Api of="form.titleWidth" /> 不生效')
  const list = createDefectList(memoryFiles({ 'table/a/page.zh.mdx': text }), 'zh')
  expect(list.defects[0]!.symptom).toBe('`title-width` 不生效')
})

const index = createFactIndex([
  { path: 'table.treeConfig', kind: 'prop', type: 'object' },
  { path: 'table.treeConfig.transform', kind: 'prop', type: 'boolean' },
  { path: 'table()remove', kind: 'method', type: 'Function' },
  { path: 'VXETable()menus.add', kind: 'method', type: 'Function' }
])
const caseOf = (component: string, check = '') => ({ id: 'table/a/b', page: 'table/a', name: 'b', component, check })

test('the members of a case are those of its components and of names that the library lacks', () => {
  const component = `<template><vxe-table ref="table" :tree-config="{ transform: true }"/></template>
<script>
import VXETable from 'vxe-table'
export default { methods: { run() { this.$refs.table.remove(); VXETable.menus.has('a') } } }
</script>`
  expect(findCaseMembers(caseOf(component), index)).toEqual([
    'table',
    'table.treeConfig',
    'table.treeConfig.transform',
    'VXETable()menus.has',
    'table()remove'
  ])
})

test('a case without members, with an unknown member or with one that it does not use is reported', () => {
  const problems = (members: string[], check = '') =>
    findMemberProblems([caseOf('<template><vxe-table :tree-config="tree"/></template>', check)], {
      needed: { 'table/a/b': members },
      index,
      read: each => findCaseMembers(each, index)
    })
  expect(problems(['table', 'table.treeConfig.transform|table.treeConfig'])).toEqual([])
  expect(problems([])).toEqual([
    'upgrade-facts/defect-members.json has no members for table/a/b. Name those that code needs to meet it.'
  ])
  expect(problems(['table.treeConfig|table.treConfig'])).toEqual([
    'upgrade-facts/defect-members.json: table/a/b needs table.treConfig, which is no member.'
  ])
  expect(problems(['table()remove'])).toEqual([
    'defects/table/a/b.vue does not use table()remove, which upgrade-facts/defect-members.json names.'
  ])
  expect(problems(['table()remove'], 'component.$refs.table.remove()')).toEqual([])
})

test('members of a case that does not exist are reported', () => {
  expect(findMemberProblems([], { needed: { 'table/a/b': ['table'] }, index, read: () => [] })).toEqual([
    'upgrade-facts/defect-members.json names table/a/b, but there is no defects/table/a/b.vue.'
  ])
})

test('a defect is listed at the members it is about and at rare conditions, in the release that has it', () => {
  const list = (members: string[], id = 'table/base/resizable/set-column-width') =>
    groupMemberDefects(
      [{ id, page: 'table/a', title: 'Page', severity: 'data', symptom: 'Lost', letters: '', members }],
      path => path === 'table.treeConfig'
    )
  expect([...list(['table()a|table()b', 'table.c', 'table()d|table()e', 'table.treeConfig']).keys()]).toEqual([
    'table()a',
    'table()b',
    'table.c'
  ])
  expect([...list(['table.treeConfig']).keys()]).toEqual(['table.treeConfig'])
  expect(list(['table.c']).get('table.c')).toMatchObject([
    { page: 'table/a', symptom: 'Lost', since: '3.6.12', fixedIn: '3.9.0' }
  ])
  expect(list(['table.c'], 'table/a/works').size).toBe(0)
})

test('a sentence about two defects is listed once at a member', () => {
  const ids = ['table/tree/radio/reserve-in-tree', 'table/tree/radio/reserve-record']
  const defects = ids.map(id => ({
    id,
    page: 'table/tree/radio',
    title: 'Page',
    severity: 'data' as const,
    symptom: 'Wrong result',
    letters: '',
    members: ['table()a']
  }))
  expect(groupMemberDefects(defects, () => false).get('table()a')).toMatchObject([{ id: ids[0] }])
})

test('the list of defects names members as code', () => {
  const source = '- **<Api of="table()remove" /> fails.** {/*defect lost-rows data*/}\n'
  const files = memoryFiles({ 'table/a/page.zh.mdx': `---\ntitle: A\n---\n\n${source}` })
  expect(createDefectList(files, 'zh').defects[0]!.symptom).toBe('`remove()` fails')
})

test('the table of the decision names the target with its reasons, or says that there is none', () => {
  const rating: ReleaseRating = {
    version: '3.8.6',
    present: { data: 4, broken: 2, display: 0 },
    unanswered: 0,
    fixed: [],
    fixedData: [],
    brought: [],
    removedMembers: 0,
    changedDefaults: 0,
    points: 4
  }
  const fixed = ['table/a/one', 'table/a/two', 'table/a/three']
  const later = {
    ...rating,
    version: '3.9.0',
    fixed,
    fixedData: fixed,
    removedMembers: 5,
    changedDefaults: 1,
    points: 3
  }
  const back = { ...later, brought: ['table/a/lost-rows'] }
  const defects = listPageDefects(pages(), 'en')
  const answer = (ratings: ReleaseRating[]) => createReleaseTable('verdict', ratings, defects, 'en').rows[0]
  expect(answer([rating, back])).toEqual([
    'Upgrade',
    '`3.9.0`',
    expect.stringMatching(
      /^3 points, .*Fixes 3 .*1 defect is back after a fix: \[Page\]\(\/table\/a#pitfalls-defects\)\. 5 members .* 1 visible /
    )
  ])
  expect(answer([rating, later])![2]).toContain('No defect is back after a fix. 5 members')
  expect(answer([rating, { ...later, points: 4 }])).toEqual([
    'Upgrade',
    '–',
    '3.8.6 has 4 points, and no later release has fewer.'
  ])
  expect(createReleaseTable('lines', [rating, back], defects, 'zh').rows[1]).toEqual([
    '`3.9.0`',
    '3',
    '4 / 2 / 0',
    '1',
    '0',
    '5 / 1'
  ])
})
