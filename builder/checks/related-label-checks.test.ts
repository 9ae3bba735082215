import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { contentProblems } from './content-checks.ts'

const nav = [{ key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/a', pages: ['sort', 'keep'] }]
const sort = (title: string, link: string) =>
  `---\ntitle: ${title}\n---\n\nLead, [any words](/a/keep).\n\n## Related pages {/*related*/}\n\n- ${link}: the rest\n`
const keep = (title: string, heading: string) =>
  `---\ntitle: ${title}\naliases: /a/old\nviews: t1 first-view First\n---\n\nLead.\n\n## ${heading} {/*views*/}\n\n## Common problems {/*pitfalls*/}\n\n### Usage {/*pitfalls-usage*/}\n`
const problems = (zh: string, en: string) =>
  contentProblems(
    memoryFiles({
      'a/sort/page.zh.mdx': sort('排序', zh),
      'a/sort/page.en.mdx': sort('Sort', en),
      'a/keep/page.zh.mdx': keep('缓存', '缓存 `x` 的视图'),
      'a/keep/page.en.mdx': keep('Cached pages', 'Keep the views of `x`'),
      'a/keep/first-view.vue': '<template><p /></template>'
    }),
    nav
  )

test.each([
  ['[缓存](/a/keep)', '[Cached pages](/a/keep)'],
  ['[缓存](/a/old)', '[Cached pages](/a/old)'],
  ['[First](/a/keep/t1)', '[First](/a/keep/t1)'],
  ['[缓存](/a/keep#views)', '[Cached pages](/a/keep#views)'],
  ['[缓存 `x` 的视图](/a/keep#views)', '[Keep the views of `x`](/a/keep#views)'],
  ['[缓存](/a/keep#pitfalls)', '[Cached pages](/a/keep#pitfalls-usage)'],
  ['[演练场](/playground)', '[Try it](/playground)'],
  ['[网站](https://example.com)', '[A site](https://example.com)']
])('the related links %s and %s are accepted', (zh, en) => {
  expect(problems(zh, en)).toEqual([])
})

test.each([
  ['[Cache](/a/keep)', '"Cache". Write "Cached pages".'],
  ['[cached pages](/a/keep)', '"cached pages". Write "Cached pages".'],
  ['[Keep the views of `x`](/a/keep)', '"Keep the views of x". Write "Cached pages".'],
  ['[The views](/a/keep#views)', '"The views". Write "Cached pages" or "Keep the views of x".'],
  ['[Common problems](/a/keep#pitfalls)', '"Common problems". Write "Cached pages".'],
  ['[Usage](/a/keep#pitfalls-usage)', '"Usage". Write "Cached pages".']
])('the related link %s is reported with its line and the right label', (link, end) => {
  const address = /\((.*)\)/.exec(link)?.[1]
  expect(problems('[缓存](/a/keep)', link)).toContain(
    `content/a/sort/page.en.mdx:9: the related link ${address} is labeled ${end}`
  )
})

test('a related link of a Chinese page is compared with the Chinese title', () => {
  expect(problems('[Cached pages](/a/keep)', '[Cached pages](/a/keep)')).toEqual([
    'content/a/sort/page.zh.mdx:9: the related link /a/keep is labeled "Cached pages". Write "缓存".'
  ])
})
