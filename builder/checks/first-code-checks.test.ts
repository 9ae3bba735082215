import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { readSite } from '../pages/site.ts'
import { firstCodeProblems } from './first-code-checks.ts'

const nav = [{ key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/a', pages: ['sort'] }]
const page = (body: string, front: string) => `---\ntitle: Sort\n${front}---\n\nLead.\n\n## One {/*one*/}\n\n${body}\n`
const code = '<Code src="./smallest.vue" />'
const demo = '<Demo src="./one.vue" height={9} />'

function problems(body: string, front = ''): string[] {
  const files = memoryFiles({
    'a/sort/page.zh.mdx': page(body, front),
    'a/sort/page.en.mdx': page(body, front),
    'a/sort/smallest.vue': '<template>\n  <p>\n    <b />\n  </p>\n</template>\n'
  })
  return firstCodeProblems(files, readSite(files, nav))
}

test('a page without code before its first demo is reported with the line of the demo, in both languages', () => {
  const problem = ':9: no code is shown before the first demo. Write smallest.vue and <Code src="./smallest.vue" />.'
  const expected = ['zh', 'en'].map(language => `content/a/sort/page.${language}.mdx${problem}`)
  expect(problems(demo)).toEqual(expected)
  expect(problems(`${demo}\n\n${code}`)).toEqual(expected)
})

test('a page with code before its first demo, without demos, or of kind guide is not reported', () => {
  expect(problems(`${code}\n\n${demo}`)).toEqual([])
  expect(problems('Text.')).toEqual([])
  expect(problems(demo, 'kind: guide\n')).toEqual([])
})
