import { expect, test } from 'vitest'
import { languages } from '../../shared/locale.ts'
import { contentProblems } from '../checks/content-checks.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { getShownSource } from '../demos/demo-source.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import { demoFiles, exampleFiles, sourcePack } from '../output/source-packs.ts'
import { groupListsModule, keywordsModule } from '../pages/content-modules.ts'
import type { PageParts } from '../pages/page-module.ts'
import { renderPage, pageModule, pageValue } from '../pages/page-module.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { breakages } from './breakages.ts'
import { readExpected, input, inputTexts } from './golden-files.ts'
import { nav } from './nav.ts'
import { memoryFiles } from '../pages/memory-files.ts'

const site = readSite(input, nav)
const paths = site.pages.map(page => page.path)
const inEachLanguage = paths.flatMap(path => languages.map(language => [path, language] as const))
const parts: PageParts = {
  site,
  files: input,
  members: () => [],
  addresses: {
    component: (name, language) => ({ module: `${name}.${language}.js`, imports: [] }),
    sources: (name, language) => `${name.slice(0, name.lastIndexOf('/'))}.${language}.json`,
    subject: (name, language) => `api-${name}.${language}.js`
  }
}
const json = (value: unknown): string =>
  `${JSON.stringify(value, (_, part) => (typeof part === 'function' ? String(part) : part), 2)}\n`

function expectGolden(name: string, output: string): void {
  expect(output).toBe(readExpected(name, output))
}

test.each(inEachLanguage)('the page data of %s in %s matches its golden file', (path, language) => {
  expectGolden(`page${path.replaceAll('/', '-')}.${language}.json`, json(pageValue(parts, path, language)))
})

test.each(['zh', 'en'] as const)('the compiled body of a page in %s matches its golden file', language => {
  const name = pageFile('/table/base/sort', language)
  expectGolden(
    `body-table-base-sort.${language}.js`,
    compileMdx(input.read(name), `content/${name}`, '/table/base/sort').code
  )
})

test.each(languages)('the menu in %s matches its golden file', language => {
  expectGolden(`nav.${language}.json`, json(site.nav(language)))
})

test.each(languages)('the keywords of the menu in %s match their golden file', language => {
  expectGolden(`keywords.${language}.js`, keywordsModule(site, language))
})

test('the page module and the sidebar group module match their golden files', () => {
  expectGolden(
    'page-table-base-sort.tw.js',
    pageModule(
      renderPage(parts, '/table/base/sort', 'tw', ({ title }, code) => ({ article: title, outline: code.slice(0, 20) }))
    )
  )
  expectGolden(
    'lists-table-base.tw.js',
    groupListsModule(site, 'table/base', 'tw', group => group.pages.map(page => page.title).join())
  )
})

test.each(languages)('a demo compiled for %s matches its golden file', language => {
  const name = 'table/base/sort/sort-by-header.vue'
  const { code, styles } = compileVue(getShownSource(input, name, language, 'js'), `content/${name}`)
  expectGolden(`demo-sort-by-header.${language}.js`, [code, ...styles].join('\n/* style */\n'))
})

test.each(['ts', 'js'] as const)('the source packs in %s match their golden file', kind => {
  const files = languages.flatMap(language => Object.entries(sourcePack(input, demoFiles(input), language)))
  const texts = files.map(
    ([
      name,
      {
        [kind]: { code, tokens }
      }
    ]) => `=== ${name}\n${code}--- ${tokens}\n`
  )
  expectGolden(`examples.${kind}`, texts.join(''))
})

test('the example files match their golden file', () => {
  expectGolden(
    'example-files',
    exampleFiles(input)
      .map(({ path, body }) => `=== ${path}\n${String(body())}`)
      .join('')
  )
})

test('the sample content without a mistake has no problems', () => {
  expect(contentProblems(input, nav)).toEqual([])
})

test('the problems reported for each mistake match their golden file', () => {
  const problemLists = breakages.map(({ mistake, change, menu = nav }) => {
    const files = memoryFiles(change({ ...inputTexts }))
    return `# ${mistake}\n${contentProblems(files, menu).join('\n')}\n`
  })
  expectGolden('problems', problemLists.join('\n'))
})

test.each(breakages)(
  '$mistake: exactly one problem is reported, with the name of a file or a page',
  ({ change, menu = nav }) => {
    const [first, ...others] = contentProblems(memoryFiles(change({ ...inputTexts })), menu)
    expect(others).toEqual([])
    expect(first).toMatch(/content\/|\/table\//)
  }
)
