import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { contentProblems } from './content-checks.ts'

const nav = [{ key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/a', pages: ['sort', 'keep'] }]
const sort = (link: string) =>
  `---\ntitle: Sort\naliases: /a/old\n---\n\nLead with [a link](${link}).\n\n## Head {/*head*/}\n\n<Demo src="./one.vue" height={9} />\n`
const keep = '---\ntitle: Keep\nviews: t1 first-view Title\n---\n\nLead.\n\n## Views {/*views*/}\n'
const problems = (link: string) =>
  contentProblems(
    memoryFiles({
      'a/sort/page.zh.mdx': sort('/a/keep'),
      'a/sort/page.en.mdx': sort(link),
      'a/sort/one.vue': '<template><p /></template>',
      'a/keep/page.zh.mdx': keep,
      'a/keep/page.en.mdx': keep,
      'a/keep/first-view.vue': '<template><p /></template>'
    }),
    nav
  )

test.each([
  '/a/keep',
  '/a/keep/',
  '/a/keep#views',
  '/a/keep/t1',
  '/a/keep/t1#views',
  '/a/old',
  '/a/old#head',
  '#head',
  '#demo-one',
  '/a/keep?lang=en_US',
  'https://example.com/a'
])('a link of a page to %s is accepted', link => {
  expect(problems(link)).toEqual([])
})

test.each(['/a/nowhere', '/a/keep/t2', '/', './keep', '//example.com/a'])(
  'a link of a page to %s is reported because no such page exists',
  link => {
    expect(problems(link)).toEqual([
      `content/a/sort/page.en.mdx:6: the link ${link} leads to no page. Name a page of content/nav.ts.`
    ])
  }
)

test.each([
  ['#nothing', '/a/sort', 'nothing'],
  ['/a/keep#head', '/a/keep', 'head'],
  ['#demo-two', '/a/sort', 'demo-two'],
  ['/a/old#views', '/a/old', 'views']
])('a link of a page to %s is reported because no such heading exists', (link, path, anchor) => {
  expect(problems(link)).toEqual([`content/a/sort/page.en.mdx:6: ${path} has no heading "${anchor}".`])
})

test('a link to a page that cannot be read is not reported in addition', () => {
  const files = {
    'a/sort/page.zh.mdx': sort('/a/keep'),
    'a/sort/page.en.mdx': sort('/a/keep'),
    'a/sort/one.vue': '<template><p /></template>',
    'a/keep/page.zh.mdx': `${keep}\n<Code src="./smallest.vue" />\n`,
    'a/keep/page.en.mdx': keep,
    'a/keep/first-view.vue': '<template><p /></template>'
  }
  expect(contentProblems(memoryFiles(files), nav)).toEqual([
    'content/a/keep/page.zh.mdx:10: there is no content/a/keep/smallest.vue.'
  ])
})
