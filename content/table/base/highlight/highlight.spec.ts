import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/highlight'

test('a click on a header highlights its column and fires header-cell-click', async ({ demo }) => {
  const stage = await demo(page, 'current-column')
  await stage.locator('.vxe-header--column', { hasText: '职务' }).click()
  await expect(stage.locator('.vxe-body--column.col--current')).toHaveText([
    '产品经理',
    '前端工程师',
    '测试工程师',
    '设计师',
    '前端工程师'
  ])
  await expect(stage.getByRole('status')).toHaveText('header-cell-click: 职务, columnIndex = 2')
  await stage.locator('.vxe-body--row').first().getByText('41').click()
  await expect(stage.locator('.vxe-body--column.col--current').first()).toHaveText('产品经理')
})

test('hovering over a header changes its background color', async ({ demo }) => {
  const stage = await demo(page, 'current-column')
  const header = stage.locator('.vxe-header--column', { hasText: '年龄' })
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await header.hover()
  await expect(header).toHaveCSS('background-color', 'rgb(215, 239, 251)')
})

test('buttons move the current column and clear the highlight', async ({ demo }) => {
  const stage = await demo(page, 'column-by-buttons')
  const status = stage.getByRole('status')
  const current = stage.locator('.vxe-header--column.col--current')
  await stage.getByRole('button', { name: '下一列' }).click()
  await expect(status).toHaveText('当前列: 姓名')
  await stage.getByRole('button', { name: '下一列' }).click()
  await expect(current).toHaveText('职务')
  await stage.getByRole('button', { name: '上一列' }).click()
  await stage.getByRole('button', { name: '上一列' }).click()
  await expect(status).toHaveText('当前列: 所在地')
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).click()
  await expect(status).toHaveText('当前列: 年龄')
  await stage.getByRole('button', { name: '取消' }).click()
  await expect(status).toHaveText('当前列: 无')
  await expect(current).toHaveCount(0)
})

test('hovering over a cell highlights its row and its column', async ({ demo, page: tab }) => {
  const stage = await demo(page, 'crosshair')
  await stage.locator('.vxe-body--row').nth(2).locator('td').nth(3).hover()
  await expect(stage.locator('.vxe-header--column.col--current')).toHaveText('周三')
  await expect(stage.locator('.vxe-body--column.col--current')).toHaveCount(6)
  await expect(stage.locator('.vxe-body--row.row--hover')).toContainText('陆远舟')
  await tab.mouse.move(0, 0)
  await expect(stage.locator('.col--current')).toHaveCount(0)
})

test('the tables keep the same column-config object when the page around them renders again', async ({ demo }) => {
  const kept = async (name: string, click: (stage: Locator) => Promise<void>) => {
    const stage = await demo(page, name)
    const table = stage.locator('.vxe-table').first()
    await table.evaluate(element => {
      const { __vue__ } = element as unknown as { __vue__: { columnConfig: object } }
      Object.assign(element, { columnConfig: __vue__.columnConfig })
    })
    await click(stage)
    return table.evaluate(element => {
      const { __vue__, columnConfig } = element as unknown as {
        __vue__: { columnConfig: object }
        columnConfig: object
      }
      return __vue__.columnConfig === columnConfig
    })
  }
  const clickHeader = async (stage: Locator) => {
    await stage.locator('.vxe-header--column', { hasText: '职务' }).click()
    await expect(stage.getByRole('status')).toContainText('职务')
  }
  expect(await kept('current-column', clickHeader)).toBe(true)
  expect(await kept('column-by-buttons', clickHeader)).toBe(true)
})
