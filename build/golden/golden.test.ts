import { expect, test } from 'vitest'
import { languages } from '../../shared/locale.ts'
import { contentProblems } from '../checks/content-checks.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { demoSource } from '../demos/demo-source.ts'
import { exampleFiles } from '../pages/example-files.ts'
import { pageModule } from '../pages/page-module.ts'
import { pageOf } from '../pages/page-of.ts'
import { readSite } from '../pages/site.ts'
import { virtualModule } from '../pages/virtual-modules.ts'
import { breakages } from './breakages.ts'
import { expected, input, inputTexts } from './golden-files.ts'
import { nav } from './nav.ts'
import { memoryFiles } from '../pages/memory-files.ts'

const site = readSite(input, nav)
const paths = site.pages.map(page => page.path)
const inEachLanguage = paths.flatMap(path => languages.map(language => [path, language] as const))
const noMembers = () => []
const noReference = () => {
  throw new Error('These modules need no reference.')
}
const json = (value: unknown): string => `${JSON.stringify(value, (_, part) => (typeof part === 'function' ? String(part) : part), 2)}\n`

function keeps(name: string, output: string): void {
  expect(output).toBe(expected(name, output))
}

test.each(inEachLanguage)('what the app knows of %s in %s', async (path, language) => {
  const page = await pageOf(pageModule(site, input, path, language, noMembers))
  keeps(`page${path.replaceAll('/', '-')}.${language}.json`, json(page))
})

test.each(['zh', 'en'] as const)('the body of a page in %s', language => {
  keeps(`body-table-base-sort.${language}.js`, pageModule(site, input, '/table/base/sort', language, noMembers).replace(/^export const page = .*\n/m, ''))
})

test.each(languages)('the menu in %s', language => {
  keeps(`nav.${language}.json`, json(site.nav(language)))
})

test.each(languages)('the words that find a page in the menu in %s', language => {
  keeps(`keywords.${language}.js`, `${virtualModule(`virtual:keywords/${language}`, site, '', noReference)}\n`)
})

test('the sections and one of them', () => {
  keeps('sections.js', `${virtualModule('virtual:pages', site, '', noReference)}\n`)
  keeps('section-table-base.tw.js', `${virtualModule('virtual:pages/table/base/tw', site, '', noReference)}\n`)
})

test.each(languages)('a demo as it runs in %s', language => {
  const name = 'table/base/sort/sort-by-header.vue'
  const { code, styles } = compileVue(demoSource(input, name, language), `content/${name}`, index => `${name}?style=${index}.css`)
  keeps(`demo-sort-by-header.${language}.js`, [code, ...styles].join('\n/* style */\n'))
})

test.each(['ts', 'js'])('what the source panels fetch as %s', kind => {
  const files = exampleFiles(input).filter(({ address }) => address.startsWith(`example/${kind}/`))
  keeps(`examples.${kind}`, files.map(({ address, text }) => `=== ${address}\n${text}${text.endsWith('\n') ? '' : '\n'}`).join(''))
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
