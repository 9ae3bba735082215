import type { Locator } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const route = '/form/customLayout'

const item = (stage: Locator, title: string) =>
  stage.locator('.vxe-form--item').filter({ has: stage.page().getByText(title, { exact: true }) })

test('form items inside custom HTML elements are validated and submitted', async ({ demo }) => {
  const stage = await demo(route, 'free-layout')
  await expect(stage.locator('fieldset').first().locator('.vxe-form--item')).toHaveCount(2)
  await stage.getByRole('button', { name: '下单' }).click()
  await expect(stage.locator('.vxe-form--item-valid')).toHaveText(['请填写姓名', '请填写手机号'])
  await item(stage, '姓名').locator('input').fill('周以宁')
  await item(stage, '手机号').locator('input').fill('13812345678')
  await stage.locator('.total input').fill('5')
  await stage.getByRole('button', { name: '下单' }).click()
  await expect(stage.getByRole('status')).toHaveText('周以宁 订了 5 件')
})

test('the `size` of a form item applies to the input in its slot', async ({ demo }) => {
  const stage = await demo(route, 'free-layout')
  await expect(item(stage, '税号').locator('.vxe-input')).toHaveClass(/size--mini/)
  await expect(item(stage, '抬头').locator('.vxe-input')).not.toHaveClass(/size--mini/)
})

test('form gathers are side by side, can be nested, and their items can be hidden', async ({ demo }) => {
  const stage = await demo(route, 'gathered-items')
  const box = async (title: string) => (await item(stage, title).last().boundingBox())!
  const [name, note, city] = [await box('姓名'), await box('备注'), await box('城市')]
  expect(note.y).toBeCloseTo(name.y, 0)
  expect(note.x).toBeGreaterThan(city.x + city.width)
  expect(city.y).toBeGreaterThan(name.y)
  await expect(stage.locator('.vxe-form--gather .vxe-form--gather.address')).toBeVisible()
  await stage.getByText('需要送货').click()
  await expect(item(stage, '城市')).toHaveCount(0)
})
