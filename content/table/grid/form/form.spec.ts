import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/grid/form'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const button = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true })

test('the form of a grid filters rows, validates, resets and expands', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'form-filters')
  const message = stage.getByRole('status')
  const name = stage.locator('.vxe-form input').first()
  const table = stage.locator('.vxe-table').first()
  await name.fill('周以宁程之')
  await button(stage, '查询').click()
  await expect(message).toHaveText('校验不通过: name')
  await expect(stage.locator('.vxe-form--item-valid')).toContainText('最多 4 个字')
  await name.fill('周')
  await button(stage, '查询').click()
  await expect(message).toHaveText('3 / 21')
  await button(stage, '重置').click()
  await expect(message).toHaveText('21 / 21')
  await expect(name).toHaveValue('')
  const before = (await table.boundingBox())!.height
  await stage.getByText('展开', { exact: true }).click()
  await expect(message).toHaveText('已展开')
  await expect.poll(async () => (await table.boundingBox())!.height).toBeLessThan(before)
  await stage.getByPlaceholder('年龄从').fill('40')
  await button(stage, '查询').click()
  await expect(message).toHaveText('3 / 21')
  await stage.locator('.vxe-form .vxe-select input').click()
  await browser.locator('.vxe-select--panel.animat--enter').getByText('女', { exact: true }).click()
  await button(stage, '查询').click()
  await expect(message).toHaveText('0 / 21')
  await button(stage, '重置').click()
  await expect(message).toHaveText('21 / 21')
  await expect(stage.getByPlaceholder('年龄从')).toHaveValue('')
})

test('getFormItems returns the form items, and the form can be hidden', async ({ demo }) => {
  const stage = await demo(page, 'form-filters')
  await button(stage, 'getFormItems()').click()
  await expect(stage.getByRole('status')).toHaveText('getFormItems: name, sex, ageFrom, –')
  await stage.getByText('显示表单').click()
  await expect(stage.locator('.vxe-form')).toHaveCount(0)
  await expect(rows(stage).first()).toBeVisible()
})
