import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phaseOf, quickBrowserTests, quickDemos, quickPages, selectPages, specsOf } from './test-sets.mjs'

let content = ''
const files = {
  'table/base/sort/page.zh.mdx': '<Demo src="./by-header.vue" height={1} />\n<Demo src="./by-code.vue" height={1} />',
  'table/base/sort/by-header.vue': '<vxe-table />',
  'table/base/sort/by-code.vue': '<vxe-table />',
  'table/base/full/page.zh.mdx': '<Demo src="./full.vue" height={1} />',
  'table/base/full/full.vue': '<vxe-table><vxe-column /></vxe-table>',
  'table/base/full/full.spec.ts': "test('sorts (by name)', run)\ntest('filters', run)",
  'table/tree/guide/page.zh.mdx': 'kind: guide',
  'grid/api/page.zh.mdx': 'kind: api',
  'form/api/page.zh.mdx': 'kind: api'
}

beforeAll(() => {
  content = mkdtempSync(path.join(tmpdir(), 'test-sets-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(content, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(content, name), text)
  }
})
afterAll(() => rmSync(content, { recursive: true }))

test('the quick pages have each section and kind, with as few demos as possible', () => {
  expect(quickPages(content)).toEqual(['form/api', 'table/base/full', 'table/tree/guide'])
})

test('the quick demos use each component', () => {
  expect(quickDemos(content)).toEqual(['table/base/full/full'])
})

test('a test file belongs to the phase of its name and folder', () => {
  expect(phaseOf('server/settings.test.ts')).toBe('unit quick')
  expect(phaseOf('commands/new.slow.test.mjs')).toBe('unit slow')
  expect(phaseOf('content/table/base/sort/sort.spec.ts')).toBe('browser')
  expect(phaseOf('e2e/hosts/matrix.spec.ts')).toBe('browser hosts')
})

test('a test file that no command runs belongs to no phase', () => {
  expect(phaseOf('e2e/pages.test.ts')).toBeUndefined()
  expect(phaseOf('src/app.test.tsx')).toBeUndefined()
  expect(phaseOf('server/http.spec.ts')).toBeUndefined()
  expect(phaseOf('tools/a.test.ts')).toBeUndefined()
})

test('a browser test is quick if it has the tag, or is the first test of a quick page', () => {
  const isQuick = title => quickBrowserTests(content).test(title)
  expect(isQuick('e2e/search.spec.ts opens @quick')).toBe(true)
  expect(isQuick('e2e/search.spec.ts opens quickly')).toBe(false)
  expect(isQuick('content/table/base/full/full.spec.ts sorts (by name)')).toBe(true)
  expect(isQuick('content/table/base/full/full.spec.ts filters')).toBe(false)
  expect(isQuick('content/table/base/sort/full.spec.ts sorts (by name)')).toBe(false)
})

test('the parts of a sweep together have each page once, and every spec of no page', () => {
  const parts = ['1/2', '2/2'].map(sweep => selectPages(sweep, content))
  expect(parts.map(pages => pages.length)).toEqual([3, 2])
  expect(new Set(parts.flat()).size).toBe(5)
  expect(specsOf(['table/base/full'])).toEqual(['e2e/', 'builder/', 'ledger/', 'content/table/base/full/'])
})
