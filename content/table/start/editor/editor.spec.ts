import { readFileSync } from 'node:fs'
import { expect, test } from '../../../../e2e/site.ts'

test('the page offers the extension and the data in its language', { tag: '@quick' }, async ({ page, open }) => {
  await open('/table/start/editor')
  const links = page.getByRole('list', { name: '下载' }).getByRole('link')
  await expect(links).toHaveText([
    'vxe-docs.vsix',
    'web-types.json',
    'tags.json',
    'attributes.json',
    'html-custom-data.json'
  ])
  const waiting = page.waitForEvent('download')
  await links.first().click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('vxe-docs.vsix')
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString()
  ).toBe('PK')
})

test('the English page offers English data that names the page of a member', async ({ page, open }) => {
  await open('/table/start/editor?lang=en_US')
  const link = page.getByRole('list', { name: 'Downloads' }).getByRole('link', { name: 'web-types.en.json' })
  const response = await page.request.get((await link.getAttribute('href'))!)
  const { contributions } = (await response.json()) as {
    contributions: { html: { tags: { name: string; attributes: { name: string; 'doc-url': string }[] }[] } }
  }
  const table = contributions.html.tags.find(({ name }) => name === 'vxe-table')!
  const editConfig = table.attributes.find(({ name }) => name === 'edit-config')!
  expect(editConfig['doc-url']).toMatch(/#\/table\/api\?filterName=editConfig$/)
})
