import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/empty'

test('an empty table shows the text and the action of its state, and the action works', async ({ demo }) => {
  const stage = await demo(route, 'empty-table')
  const guide = stage.locator('.vxe-table--empty-content .empty-guide').filter({ visible: true })
  await expect(guide).toContainText('这里还没有人')
  await stage.getByText('没有搜到').click()
  await expect(guide).toContainText('没有符合条件的人')
  await stage.getByText('请求失败').click()
  await expect(guide.locator('.vxe-icon-warning-triangle')).toBeVisible()
  await stage.getByRole('button', { name: '重试' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await expect(guide).toHaveCount(0)
  await stage.getByText('还没有数据').click()
  await stage.getByRole('button', { name: '添加第一个人' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(1)
})
