import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/toolbar'

test('typing in the search field of the toolbar filters the rows', async ({ demo }) => {
  const grid = await demo(route, 'search-and-size')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(7)
  await grid.locator('.toolbar-search').getByPlaceholder('姓名或职务').fill('设计师')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(2)
  await grid.locator('.toolbar-search').getByPlaceholder('姓名或职务').fill('顾')
  await expect(grid.locator('.vxe-body--row')).toHaveText([/顾明澈/])
})

test('a rendered tool in the toolbar changes the size of the table', async ({ demo }) => {
  const grid = await demo(route, 'search-and-size')
  const height = async () => (await grid.locator('.vxe-body--row').first().boundingBox())!.height
  const before = await height()
  await grid.locator('.toolbar-size-size').getByText('紧凑').click()
  await expect(grid.locator('.vxe-table')).toHaveClass(/size--mini/)
  expect(await height()).toBeLessThan(before)
  await grid.locator('.toolbar-size-size').getByText('宽松').click()
  await expect(grid.locator('.vxe-table')).toHaveClass(/size--medium/)
})

test('a rendered toolbar button acts on the table and does not fire toolbar-button-click', async ({ demo }) => {
  const stage = await demo(route, 'with-grid')
  const checked = stage.locator('.vxe-body--row .is--checked')
  await stage.locator('.vxe-body--row .vxe-cell--checkbox').first().click()
  await expect(checked).toHaveCount(1)
  await stage.getByRole('button', { name: '普通按钮' }).click()
  await expect(stage.getByRole('status')).toHaveText('toolbar-button-click: plain')
  await stage.getByRole('button', { name: '取消全部勾选' }).click()
  await expect(checked).toHaveCount(0)
  await expect(stage.getByRole('status')).toHaveText('toolbar-button-click: plain')
})
