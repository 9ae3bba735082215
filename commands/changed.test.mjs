import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAffected } from './changed.mjs'

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

test('a changed page affects its specs, specs that mention the page, and the specs of all pages, demos and search', () => {
  expect(findAffected(['content/table/base/sort/page.en.mdx'], project)).toEqual({
    pages: ['table/base/sort'],
    specs: ['content/table/base/sort/sort.spec.ts', ...always, 'e2e/find-a-page.spec.ts'].sort()
  })
})

test('changed code of a page affects the spec that mounts it', () => {
  expect(findAffected(['content/table/base/filter/smallest.vue'], project)).toEqual({
    pages: ['table/base/filter'],
    specs: ['builder/demos/shown-code.spec.ts', 'content/table/base/filter/filter.spec.ts', ...always].sort()
  })
})

test('a changed shared file affects the pages of its demos, also through another file', () => {
  expect(findAffected(['content/_shared/people.ts'], project)).toMatchObject({
    pages: ['table/base/filter', 'table/base/sort']
  })
})

test('a changed spec affects only itself, a changed document nothing', () => {
  expect(
    findAffected(['content/table/base/filter/filter.spec.ts', 'docs/architecture.md', 'README.md'], project)
  ).toEqual({
    pages: [],
    specs: ['content/table/base/filter/filter.spec.ts']
  })
})

test('a new page with its entry in the navigation affects itself and the specs of the navigation', () => {
  expect(
    findAffected(
      ['content/table/base/sort/page.zh.mdx', 'content/table/base/sort/questions.zh.txt', 'content/nav.ts'],
      project
    )
  ).toEqual({
    pages: ['table/base/sort'],
    specs: ['content/table/base/sort/sort.spec.ts', ...always, 'e2e/find-a-page.spec.ts'].sort()
  })
})

test.each([
  'src/app.tsx',
  'builder/mdx/tree.ts',
  'content/api/table.ts',
  'content/_shared/words.en.json',
  'content/_shared/lonely.ts',
  'package-lock.json'
])('a change of %s may affect every page', name => {
  expect(findAffected(['content/table/base/sort/page.zh.mdx', name], project)).toEqual({ everything: name })
})
