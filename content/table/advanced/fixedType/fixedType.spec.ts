import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/fixedType'

/** Names of buttons with an icon begin with the character of the icon font. */
const button = (stage: Locator, name: string) => stage.getByRole('button', { name: new RegExp(`${name}$`) })

async function save(page: Page, stage: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(stage, '导出文件').click()])
  return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }
}

test('fixed columns of a type are first or last and keep their position while scrolling', async ({ demo }) => {
  const stage = await demo(path, 'typed-round-trip')
  const shown = (side: string) =>
    stage.locator(`.vxe-table--fixed-${side}-wrapper .vxe-header--column:not(.fixed--hidden)`)
  await expect(shown('left')).toHaveText(['序号', '出席', '姓名'])
  await expect(shown('right')).toHaveText(['主持'])
  const name = shown('left').last()
  const before = (await name.boundingBox())!.x
  await stage.locator('.vxe-table--main-wrapper .vxe-table--body-wrapper').evaluate(element => {
    element.scrollLeft = element.scrollWidth
  })
  await expect(stage.locator('.vxe-table--main-wrapper .vxe-header--column', { hasText: '年龄' })).toBeInViewport()
  expect((await name.boundingBox())!.x).toBe(before)
})

test('checked rows and the selected row are restored from an exported file in each format', async ({ demo, page }) => {
  const stage = await demo(path, 'typed-round-trip')
  const left = stage.locator('.vxe-table--fixed-left-wrapper .vxe-body--row')
  const right = stage.locator('.vxe-table--fixed-right-wrapper .vxe-body--row')
  for (const type of ['csv', 'txt', 'xml']) {
    await stage.locator('.vxe-radio-button', { hasText: type }).click()
    const file = await save(page, stage)
    expect(file.name).toBe(`meeting.${type}`)
    expect(file.buffer.toString()).toContain('present')
    await button(stage, '清空表格').click()
    await expect(left).toHaveCount(0)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(stage, '导入文件').click()])
    await chooser.setFiles(file)
    await expect(stage.getByRole('status')).toHaveText('5 行，勾选 2 行')
    await expect(left.locator('.vxe-cell--checkbox.is--checked')).toHaveCount(2)
    await expect(left.nth(1).locator('.is--checked')).toHaveCount(1)
    await expect(left.nth(3).locator('.is--checked')).toHaveCount(1)
    await expect(right.first().locator('.vxe-cell--radio.is--checked')).toHaveCount(1)
  }
})

test('the exported file has a column for each field and no column for row numbers', async ({ demo, page }) => {
  const stage = await demo(path, 'typed-round-trip')
  const { buffer } = await save(page, stage)
  const [head = '', first, second] = buffer.toString().replace('\ufeff', '').split('\r\n')
  expect(head.split(',')).toEqual(['present', 'id', 'role', 'address', 'createTime', 'age', 'name', 'host'])
  expect(first).toContain('FALSE')
  expect(first).toContain('TRUE')
  expect(second).toContain('TRUE')
  await expect(stage.getByRole('status')).toContainText(head)
})
