import { expect, test } from 'vitest'
import { createMemoryAssets } from './assets.ts'
import { createTextAsset } from './fakes.ts'
import { createTitleReader } from './page-titles.ts'

const titles = (title: string, demo: string) =>
  JSON.stringify({ '/table/base/sort': { title, demos: { 'sort-by-header': demo } } })

test('titles of a page and its demos are read from the file of that language', async () => {
  const assets = createMemoryAssets([
    await createTextAsset('titles.json', { identity: titles('排序', '点击图标排序') }),
    await createTextAsset('en/titles.json', { identity: titles('Sorting & more', 'Sort') })
  ])
  const readTitles = createTitleReader(assets, '/v3.8/')
  const [zh, en] = [(await readTitles('zh'))('/table/base/sort'), (await readTitles('en'))('/table/base/sort')]
  expect([zh.page, zh.demo('sort-by-header'), zh.demo('gone')]).toEqual(['排序', '点击图标排序', undefined])
  expect([en.page, en.demo('sort-by-header'), en.demo('constructor')]).toEqual(['Sorting & more', 'Sort', undefined])
  for (const language of ['zh', 'tw'] as const)
    for (const page of ['/gone', '/../secret', 'constructor']) {
      const names = (await readTitles(language))(page)
      expect([names.page, names.demo('sort-by-header')]).toEqual([undefined, undefined])
    }
})
