import { expect, test } from 'vitest'
import { brokenBorders } from './import-borders.ts'
import { projectSources } from './project-sources.ts'

const imports = (name: string, specifier: string): string[] =>
  brokenBorders([
    {
      name,
      text: name.endsWith('.vue')
        ? `<script lang="ts">\nimport a from '${specifier}'\n</script>`
        : `import a from '${specifier}'`
    }
  ])

test('the project keeps its borders', () => expect(brokenBorders(projectSources())).toEqual([]))

test.each([
  ['shared/page.ts', '../src/place.ts', 'shared/ imports nothing'],
  ['shared/page.ts', '../server/clock.ts', 'shared/ imports nothing'],
  ['shared/page.ts', 'vue', 'shared/ imports no package'],
  ['shared/page.ts', 'node:path', 'knows no Node'],
  ['sandbox/frame.ts', '../src/place.ts', 'sandbox/ knows shared/'],
  ['sandbox/frame.ts', 'node:fs', 'knows no Node'],
  ['server/app.ts', '../build/pages/site.ts', 'server/ knows shared/ and upgrade-facts/ only'],
  ['server/app.ts', '../src/place.ts', 'server/ knows shared/ and upgrade-facts/ only'],
  ['upgrade-facts/fit.ts', '../server/semver.ts', 'upgrade-facts/ is pure'],
  ['src/version-fit/fit-form.tsx', '../search/marks.ts', 'know no other feature'],
  ['server/app.ts', 'react', 'Only src/ knows React'],
  ['content/table/base/sort/sort.vue', '../filter/rules', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', '../../../../src/ui/icon.tsx', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', '@/table/base/filter/rules', 'so that a copied demo runs'],
  ['content/table/base/sort/sort.vue', 'react', 'Only src/ knows React'],
  ['content/table/base/sort/sort.vue', 'lodash', 'packages of decision 12'],
  ['content/table/base/sort/sort.spec.ts', '../../../../src/place.ts', 'A spec uses the tools of e2e/'],
  ['content/_shared/people.ts', '../table/base/sort/rows', 'so that a copied demo runs'],
  ['build/pages/site.ts', '../../src/place.ts', 'build/ knows'],
  ['build/pages/site.ts', '../../e2e/pages.ts', 'build/ knows'],
  ['build/pages/site.ts', 'vite', 'Vite is known to'],
  ['server/dev.ts', 'vite', 'Vite is known to'],
  ['commands/dev.mjs', 'vite', 'Vite is known to'],
  ['commands/dev.mjs', '../build/dev.ts', 'commands/ runs before'],
  ['e2e/site.ts', '../src/place.ts', 'e2e/ looks at the site from outside'],
  ['bench/bench.ts', '../src/place.ts', 'bench/ measures from outside'],
  ['src/ui/icon.tsx', '../theme/theme.ts', 'knows words, no feature'],
  ['src/locale/locale.ts', '../sidebar/sidebar.tsx', 'knows no feature'],
  ['src/theme/theme.ts', '../demo/stage.tsx', 'knows no feature'],
  ['src/versions/site-data.ts', '../header/header.tsx', 'knows no feature'],
  ['src/links.ts', './page/route.ts', 'knows words, no feature'],
  ['src/storage.ts', './theme/theme.ts', 'knows none'],
  ['src/demo/stage.tsx', '../page/route.ts', 'not each other'],
  ['src/api-table/export/csv.ts', '../../playground/draft.ts', 'not each other'],
  ['src/sidebar/sidebar.tsx', '../app.tsx', 'not each other'],
  ['src/search/search-results.tsx', '../../sandbox/protocol.ts', 'not each other'],
  ['src/a-new-feature/view.tsx', '../outline/outline-column.tsx', 'not each other'],
  ['src/page/article.tsx', '../app.tsx', 'the app composes src/page'],
  ['src/page/article.tsx', '../../sandbox/frame.ts', 'the app composes src/page'],
  ['src/playground/playground.tsx', '../main.tsx', 'the app composes src/playground'],
  ['src/theme-editor/preview.tsx', '../page/route.ts', 'knows no other feature'],
  ['src/header/header.tsx', 'vite/client', 'Vite is known to'],
  ['src/header/header.tsx', 'node:path', 'knows no Node'],
  ['src/header/header.tsx', '../../build/pages/site.ts', 'not each other']
])('%s may not import %s', (name, specifier, because) => {
  const problems = imports(name, specifier)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} imports ${specifier.replaceAll('.', '\\.')}\\. `))
  expect(problems[0]).toContain(because)
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
  ['build/vite/content-plugin.ts', 'vite'],
  ['src/app.tsx', './page/page-view.tsx']
])('%s may import %s', (name, specifier) => expect(imports(name, specifier)).toEqual([]))

test('a type, an export and an import at run time are imports too', () => {
  const text = `import type { A } from '../page/route.ts'\nexport * from '../outline/outline-column.tsx'\nconst b = () => import('../search/start.tsx')`
  expect(brokenBorders([{ name: 'src/demo/stage.tsx', text }])).toHaveLength(3)
})

test('what only stands in a text is none', () =>
  expect(
    brokenBorders([{ name: 'src/demo/stage.tsx', text: "const a = `\nimport b from '../page/route.ts'\n`" }])
  ).toEqual([]))
