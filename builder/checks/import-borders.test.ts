import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrokenBorders, rootFiles } from './import-borders.ts'
import { projectSources } from './project-sources.ts'

const imports = (name: string, specifier: string): string[] =>
  findBrokenBorders([
    {
      name,
      text: name.endsWith('.vue')
        ? `<script lang="ts">\nimport a from '${specifier}'\n</script>`
        : `import a from '${specifier}'`
    }
  ])

test('all imports of the project are allowed by the import rules', () =>
  expect(findBrokenBorders(projectSources())).toEqual([]))

test.each([
  ['shared/page.ts', '../src/storage.ts', 'shared/ may import only its own files'],
  ['shared/page.ts', '../server/clock.ts', 'shared/ may import only its own files'],
  ['shared/page.ts', 'vue', 'shared/ may not import packages'],
  ['shared/page.ts', 'node:path', 'may not import Node modules'],
  ['sandbox/frame.ts', '../src/storage.ts', 'sandbox/ may import only shared/'],
  ['sandbox/frame.ts', 'node:fs', 'may not import Node modules'],
  ['server/app.ts', '../builder/pages/site.ts', 'server/ may import only shared/, upgrade-facts/ and mcp/'],
  ['server/app.ts', '../src/storage.ts', 'server/ may import only shared/, upgrade-facts/ and mcp/'],
  ['upgrade-facts/select-packages.ts', '../server/semver.ts', 'upgrade-facts/ may import only shared/'],
  ['src/version-fit/fit-form.tsx', '../search/mark-terms.ts', 'but no other feature'],
  ['server/app.ts', 'react', 'Only src/ may import React'],
  ['content/table/base/sort/sort.vue', '../filter/rules', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', '../../../../src/ui/icon.tsx', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', '@/table/base/filter/rules', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', 'react', 'Only src/ may import React'],
  ['content/table/base/sort/sort.vue', 'lodash', 'packages of decision 12'],
  [
    'content/table/base/sort/sort.spec.ts',
    '../../../../src/storage.ts',
    'A spec may import only e2e/, shared/ and files beside it'
  ],
  ['content/_shared/people.ts', '../table/base/sort/rows', 'so that a copied demo runs'],
  ['builder/pages/site.ts', '../../src/storage.ts', 'builder/ may import only'],
  ['builder/pages/site.ts', '../../e2e/pages.ts', 'builder/ may import only'],
  ['builder/pages/site.ts', 'vite', 'may import Vite'],
  ['server/dev.ts', 'vite', 'may import Vite'],
  ['commands/dev.mjs', 'vite', 'may import Vite'],
  ['commands/dev.mjs', '../builder/dev.ts', 'commands/ may import only its own files'],
  ['e2e/site.ts', '../src/storage.ts', 'e2e/ may import only'],
  ['bench/bench.ts', '../src/storage.ts', 'bench/ may import only'],
  ['src/ui/icon.tsx', '../theme/theme.ts', 'src/ui/ may import only'],
  ['src/locale/locale.ts', '../sidebar/sidebar.tsx', 'may not import features'],
  ['src/theme/theme.ts', '../demo/stage.tsx', 'may not import features'],
  ['src/versions/site-data.ts', '../header/header.tsx', 'may not import features'],
  ['src/links.ts', './page/route.ts', 'src/links.ts may import only'],
  ['src/storage.ts', './theme/theme.ts', 'may import only shared/ and the other such files'],
  ['src/demo/stage.tsx', '../page/route.ts', 'not another feature'],
  ['src/api-table/export/csv.ts', '../../playground/draft.ts', 'not another feature'],
  ['src/sidebar/sidebar.tsx', '../app.tsx', 'not another feature'],
  ['src/search/search-results.tsx', '../../sandbox/protocol.ts', 'not another feature'],
  ['src/a-new-feature/view.tsx', '../outline/outline-column.tsx', 'not another feature'],
  ['src/page/article.tsx', '../app.tsx', 'src/page/ may import features, but not'],
  ['src/page/article.tsx', '../../sandbox/frame.ts', 'src/page/ may import features, but not'],
  [
    'src/playground/playground.tsx',
    '../main.tsx',
    'src/playground/ may import features, sandbox/ and version-check/, but not'
  ],
  ['src/theme-editor/preview.tsx', '../page/route.ts', 'but no other feature'],
  ['src/header/header.tsx', 'vite/client', 'may import Vite'],
  ['src/header/header.tsx', 'node:path', 'may not import Node modules'],
  ['src/header/header.tsx', '../../builder/pages/site.ts', 'not another feature']
])('%s may not import %s', (name, specifier, reason) => {
  const problems = imports(name, specifier)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} imports ${specifier.replaceAll('.', '\\.')}\\. `))
  expect(problems[0]).toContain(reason)
})

test.each([
  ['shared/page.ts', './locale.ts'],
  ['content/table/base/sort/sort.vue', './first-rows'],
  ['content/table/base/sort/sort.vue', '@/_shared/people'],
  ['content/table/base/sort/sort.spec.ts', '../../../../e2e/site.ts'],
  ['src/demo/stage.tsx', '../ui/icon.tsx'],
  ['src/demo/stage.tsx', '../storage.ts'],
  ['src/demo/stage.tsx', 'virtual:demos'],
  ['src/page/article.tsx', '../demo/stage.tsx'],
  ['src/playground/playground.tsx', '../../sandbox/protocol.ts'],
  ['builder/vite/content-plugin.ts', 'vite'],
  ['src/app.tsx', './page/page-view.tsx']
])('%s may import %s', (name, specifier) => expect(imports(name, specifier)).toEqual([]))

describe.each(rootFiles)('the root file %s', name => {
  test('exists', () => expect(existsSync(path.resolve(import.meta.dirname, '../..', name))).toBe(true))

  test('may not import a feature', () => expect(imports(name, './outline/outline-column.tsx')).toHaveLength(1))
})

test('the import rules apply to type imports, re-exports and dynamic imports', () => {
  const text = `import type { A } from '../page/route.ts'\nexport * from '../outline/outline-column.tsx'\nconst b = () => import('../search/search-start.tsx')`
  expect(findBrokenBorders([{ name: 'src/demo/stage.tsx', text }])).toHaveLength(3)
})

test('the import rules ignore an import statement inside a string', () =>
  expect(
    findBrokenBorders([{ name: 'src/demo/stage.tsx', text: "const a = `\nimport b from '../page/route.ts'\n`" }])
  ).toEqual([]))
