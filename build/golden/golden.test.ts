import { expect, test } from 'vitest'
import { languages } from '../../shared/locale.ts'
import { contentProblems } from '../checks/content-checks.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { shownSource } from '../demos/demo-source.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import { demoFiles, exampleFiles, sourcePack } from '../output/source-packs.ts'
import { groupListsModule, keywordsModule } from '../pages/content-modules.ts'
import type { PageParts } from '../pages/page-module.ts'
import { drawnPage, pageModule, pageValue } from '../pages/page-module.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { breakages } from './breakages.ts'
import { expected, input, inputTexts } from './golden-files.ts'
import { nav } from './nav.ts'
import { memoryFiles } from '../pages/memory-files.ts'

const site = readSite(input, nav)
const paths = site.pages.map(page => page.path)
const inEachLanguage = paths.flatMap(path => languages.map(language => [path, language] as const))
const parts: PageParts = {
  site,
  files: input,
  members: () => [],
  places: {
    component: (name, language) => ({ module: `${name}.${language}.js`, imports: [] }),
    sources: (name, language) => `${name.slice(0, name.lastIndexOf('/'))}.${language}.json`,
    subject: (name, language) => `api-${name}.${language}.js`
  }
}
const json = (value: unknown): string =>
  `${JSON.stringify(value, (_, part) => (typeof part === 'function' ? String(part) : part), 2)}\n`

function keeps(name: string, output: string): void {
  expect(output).toBe(expected(name, output))
}

test.each(inEachLanguage)('what the app knows of %s in %s', (path, language) => {
  keeps(`page${path.replaceAll('/', '-')}.${language}.json`, json(pageValue(parts, path, language)))
})

test.each(['zh', 'en'] as const)('the body of a page in %s', language => {
  const name = pageFile('/table/base/sort', language)
  keeps(`body-table-base-sort.${language}.js`, compileMdx(input.read(name), `content/${name}`, '/table/base/sort').code)
})

test.each(languages)('the menu in %s', language => {
  keeps(`nav.${language}.json`, json(site.nav(language)))
})

test.each(languages)('the words that find a page in the menu in %s', language => {
  keeps(`keywords.${language}.js`, keywordsModule(site, language))
})

test('a page as a module, and the lines of the sidebar around it', () => {
  keeps(
    'page-table-base-sort.tw.js',
    pageModule(
      drawnPage(parts, '/table/base/sort', 'tw', ({ title }, code) => ({ article: title, outline: code.slice(0, 20) }))
    )
  )
  keeps(
    'lists-table-base.tw.js',
    groupListsModule(site, 'table/base', 'tw', group => group.pages.map(page => page.title).join())
  )
})

test.each(languages)('a demo as it runs in %s', language => {
  const name = 'table/base/sort/sort-by-header.vue'
  const { code, styles } = compileVue(shownSource(input, name, language, 'js'), `content/${name}`)
  keeps(`demo-sort-by-header.${language}.js`, [code, ...styles].join('\n/* style */\n'))
})

test.each(['ts', 'js'] as const)('what the source panels fetch as %s', kind => {
  const files = languages.flatMap(language => Object.entries(sourcePack(input, demoFiles(input), language)))
  const texts = files.map(
    ([
      name,
      {
        [kind]: { code, tokens }
      }
    ]) => `=== ${name}\n${code}--- ${tokens}\n`
  )
  keeps(`examples.${kind}`, texts.join(''))
})

test('each file of a demo stands by itself in Chinese', () => {
  keeps(
    'example-files',
    exampleFiles(input)
      .map(({ path, body }) => `=== ${path}\n${String(body)}`)
      .join('')
  )
})

test('content without a mistake has no problems', () => {
  expect(contentProblems(input, nav)).toEqual([])
})

test('each mistake is answered with the file and the remedy', () => {
  const answers = breakages.map(({ mistake, change, menu = nav }) => {
    const files = memoryFiles(change({ ...inputTexts }))
    return `# ${mistake}\n${contentProblems(files, menu).join('\n')}\n`
  })
  keeps('problems', answers.join('\n'))
})

test.each(breakages)('$mistake: the answer is one sentence that names a file', ({ change, menu = nav }) => {
  const [first, ...others] = contentProblems(memoryFiles(change({ ...inputTexts })), menu)
  expect(others).toEqual([])
  expect(first).toMatch(/content\/|\/table\//)
})
