import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/empty'

test('an empty table shows the text of its state, and its button loads or adds rows', async ({ demo }) => {
  const stage = await demo(route, 'empty-table')
  const guide = stage.locator('.vxe-table--empty-content .empty-guide').filter({ visible: true })
  await expect(guide).toContainText('尚未添加人员')
  await stage.getByText('没有匹配结果').click()
  await expect(guide).toContainText('没有符合条件的人员')
  await stage.getByText('请求失败').click()
  await expect(guide.locator('.vxe-icon-warning-triangle')).toBeVisible()
  await stage.getByRole('button', { name: '重试' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(3)
  await expect(guide).toHaveCount(0)
  await stage.getByText('尚无数据').click()
  await stage.getByRole('button', { name: '添加第一个人员' }).click()
  await expect(stage.locator('.vxe-body--row')).toHaveCount(1)
})
