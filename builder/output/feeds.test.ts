import { expect, test } from 'vitest'
import { parseHistory } from '../history/page-history.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { readSite } from '../pages/site.ts'
import { feeds } from './feeds.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
const site = readSite(
  memoryFiles({
    'table/base/sort/page.zh.mdx': page('排序 <b>'),
    'table/base/sort/page.en.mdx': page('Sorting & more')
  }),
  [{ key: 'base', title: { zh: '基础', en: 'Base' }, under: '/table/base', pages: ['sort'] }]
)
const history = parseHistory(
  '\x012026-11-24\n\nM\tcontent/table/base/sort/page.zh.mdx\nM\tcontent/table/base/gone/page.zh.mdx\n\x012026-11-20\n\nA\tcontent/table/base/sort/page.zh.mdx\n'
)

test('each language has a feed with an entry per day, without removed pages', () => {
  const files = feeds('/v3.8/', site, history)
  expect(files.map(({ path }) => path)).toEqual(['feed.xml', 'tw/feed.xml', 'en/feed.xml'])
  const [zh = '', , en = ''] = files.map(({ body }) => String(body))
  expect(zh.match(/<title>[^<]*/g)).toEqual(['<title>vxe-table 3.8 文档更新', '<title>2026-11-24', '<title>2026-11-20'])
  expect(en).toContain('&lt;h2>Changed&lt;/h2>&lt;ul>&lt;li>&lt;a href=&quot;/v3.8/en/table/base/sort.html&quot;>')
  expect(en).toContain('Sorting &amp;amp; more')
  expect(zh).not.toContain('<b>')
  expect(zh).not.toContain('gone')
  expect(zh).toContain('<updated>2026-11-24T00:00:00Z</updated>')
})

test('no feed is written without a git history', () => {
  expect(feeds('/v3.8/', site, undefined)).toEqual([])
})
