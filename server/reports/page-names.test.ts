import { expect, test } from 'vitest'
import { memoryAssets } from '../assets.ts'
import { textAsset } from '../fakes.ts'
import { namesFrom } from './page-names.ts'

const html = (title: string, demo: string) =>
  `<!doctype html><title>${title} · vxe-table 3.8</title><section aria-label="${demo}" data-demo="sort-by-header"></section>`

test('a page and its demos are called what its document in that language calls them', async () => {
  const assets = memoryAssets([
    await textAsset('table/base/sort.html', { identity: html('排序', '示例 1：点击图标排序') }),
    await textAsset('en/table/base/sort.html', { identity: html('Sorting &amp; more', 'Demo 1: Sort') })
  ])
  const namesOf = namesFrom(assets, '/v3.8/')
  const [zh, en] = [await namesOf('/table/base/sort', 'zh'), await namesOf('/table/base/sort', 'en')]
  expect([zh.page, zh.demo('sort-by-header'), zh.demo('gone')]).toEqual(['排序', '示例 1：点击图标排序', undefined])
  expect([en.page, en.demo('sort-by-header')]).toEqual(['Sorting &amp; more', 'Demo 1: Sort'])
  for (const page of ['/gone', '/../secret', '/constructor']) {
    const names = await namesOf(page, 'tw')
    expect([names.page, names.demo('sort-by-header')]).toEqual([undefined, undefined])
  }
})
