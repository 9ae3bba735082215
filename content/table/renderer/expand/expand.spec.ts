import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/expand'

test('the renderer of an expanded row renders an order with its lines', async ({ demo }) => {
  const stage = await demo(route, 'expand-content')
  const orders = stage.locator('.expand-content > .vxe-table').first()
  await expect(orders.locator('.order-lines')).toHaveText(/D-1001 · 深圳市南山区.*键盘1199鼠标197/s)
  await orders.locator('.vxe-table--expanded').nth(1).click()
  await expect(orders.locator('.order-lines').filter({ visible: true })).toHaveText(
    /D-1002 · 成都市高新区.*显示器11299/s
  )
})

test('another renderer of the same column type renders the configured fields in the expanded row', async ({ demo }) => {
  const stage = await demo(route, 'expand-content')
  const people = stage.locator('.expand-content > .vxe-table').nth(1)
  await expect(people.locator('.expand-fields')).toHaveText(/编号10001姓名顾明澈创建时间2024-01-01 09:30:00更新时间/)
  await people.locator('.vxe-table--expanded').nth(1).click()
  await expect(people.locator('.expand-fields')).toHaveCount(2)
  await expect(people.locator('.expand-fields').nth(1)).toContainText('周以宁')
})
