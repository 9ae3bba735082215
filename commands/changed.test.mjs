import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachOf } from './changed.mjs'

let project = ''
const files = {
  'content/table/base/sort/page.zh.mdx': '',
  'content/table/base/sort/by-header.vue': "import { people } from '@/_shared/people'",
  'content/table/base/sort/sort.spec.ts': '',
  'content/table/base/filter/page.zh.mdx': '',
  'content/table/base/filter/by-list.vue': "import { rules } from './rules'",
  'content/table/base/filter/rules.ts': "import { people } from '@/_shared/people'",
  'content/table/base/filter/filter.spec.ts': '',
  'content/table/base/sortable/page.zh.mdx': '',
  'content/_shared/people.ts': '',
  'content/_shared/lonely.ts': '',
  'e2e/find-a-page.spec.ts': "await open('/table/base/sort?lang=en_US')",
  'e2e/phone.spec.ts': "await open('/table/base/sortable')"
}
const always = ['e2e/every-demo.spec.ts', 'e2e/every-page.spec.ts', 'e2e/search-quality.spec.ts']

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'changed-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(project, name), text)
  }
})
afterAll(() => rmSync(project, { recursive: true }))

test('a page reaches its specs, what names it, itself, its demos and the search', () => {
  expect(reachOf(['content/table/base/sort/page.en.mdx'], project)).toEqual({
    pages: ['table/base/sort'],
    specs: ['content/table/base/sort/sort.spec.ts', ...always, 'e2e/find-a-page.spec.ts'].sort()
  })
})

test('a file that demos share reaches their pages, also by way of another file', () => {
  expect(reachOf(['content/_shared/people.ts'], project)).toMatchObject({
    pages: ['table/base/filter', 'table/base/sort']
  })
})

test('a spec reaches itself, and words about the project reach nothing', () => {
  expect(reachOf(['content/table/base/filter/filter.spec.ts', 'docs/architecture.md', 'README.md'], project)).toEqual({
    pages: [],
    specs: ['content/table/base/filter/filter.spec.ts']
  })
})

test.each([
  'src/app.tsx',
  'build/mdx/tree.ts',
  'content/nav.ts',
  'content/api/table.ts',
  'content/_shared/words.en.json',
  'content/_shared/lonely.ts',
  'package-lock.json'
])('%s may reach every page', name => {
  expect(reachOf(['content/table/base/sort/page.zh.mdx', name], project)).toEqual({ everything: name })
})
