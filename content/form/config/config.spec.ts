import type { Locator } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const route = '/form/config'

const titles = (stage: Locator) => stage.locator('.vxe-form--item-title')

test('an array of form items renders inputs, named slots, functions and a group of buttons', async ({ demo }) => {
  const stage = await demo(route, 'form-items')
  await expect(titles(stage)).toHaveText(['姓名', '性别', '城市', '年龄'])
  await expect(stage.locator('output')).toHaveText('41 岁')
  await stage.getByPlaceholder('具名插槽').fill('成都')
  await stage.locator('.buttons').getByRole('button', { name: '提交' }).click()
  await expect(stage.locator('pre')).toHaveText('{"name":"顾明澈","sex":"男","city":"成都","age":41}')
  await stage.locator('.buttons').getByRole('button', { name: '重置' }).click()
  await expect(stage.getByPlaceholder('具名插槽')).toHaveValue('')
  await stage.locator('.buttons').getByRole('button', { name: '提交' }).click()
  await expect(stage.locator('.is--error')).toContainText('请填写姓名')
})

test('new `items` arrays and `loadItem` change the form items, `getItems` and `getItemByField` return items', async ({
  demo
}) => {
  const stage = await demo(route, 'change-items')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await press('新增一项')
  await expect(titles(stage)).toHaveText(['姓名', '职务', '附加 1'])
  await press('全部禁用')
  await expect(stage.locator('.vxe-form input:disabled')).toHaveCount(3)
  await press('getItems')
  await expect(stage.locator('pre')).toHaveText('name: 姓名\nrole: 职务\nextra1: 附加 1')
  await press('getItemByField')
  await expect(stage.locator('pre')).toHaveText('role: 职务')
  await press('loadItem')
  await expect(titles(stage)).toHaveText(['城市', '姓名'])
  await expect(stage.locator('.vxe-form input')).toHaveCount(1)
  await press('getItemByField')
  await expect(stage.locator('pre')).toHaveText('没有 role 这一项')
})
