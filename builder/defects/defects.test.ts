import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { casePacks } from './case-packs.ts'
import { findDefectProblems } from './defect-checks.ts'
import { defectResults } from '../../upgrade-facts/defect-results.ts'
import { createDefectList } from './defect-list.ts'
import { createDefectTable } from './defect-table.ts'
import { expandDefectMarks, listPageDefects } from './page-defects.ts'
import { readCases } from './read-cases.ts'

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
