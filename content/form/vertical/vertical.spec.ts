import type { Locator } from '@playwright/test'
import { expect, test } from '../../../e2e/site.ts'

const route = '/form/vertical'

const item = (form: Locator, title: string) =>
  form.locator('.vxe-form--item').filter({ has: form.page().getByText(title, { exact: true }) })
const box = async (locator: Locator) => (await locator.boundingBox())!

test('form titles are above the inputs with `vertical`, else beside the inputs, in one or two columns', async ({
  demo
}) => {
  const stage = await demo(route, 'vertical-form')
  const title = item(stage, '姓名').locator('.vxe-form--item-title')
  const content = item(stage, '姓名').locator('.vxe-form--item-content')
  expect((await box(content)).y).toBeGreaterThan((await box(title)).y + 10)
  expect((await box(item(stage, '紧急联系人的手机号'))).y).toBeCloseTo((await box(item(stage, '姓名'))).y, 0)
  await stage.getByText('标题在上 (vertical)').click()
  await expect(item(stage, '姓名')).not.toHaveClass(/is--vertical/)
  expect((await box(content)).x).toBeGreaterThan((await box(title)).x + 100)
  await stage.getByText('一列').click()
  await expect(item(stage, '姓名')).toHaveClass(/vxe-col--24/)
  expect((await box(item(stage, '紧急联系人的手机号'))).y).toBeGreaterThan((await box(item(stage, '姓名'))).y + 20)
})

test('saving an invalid vertical form shows its validation messages', async ({ demo }) => {
  const stage = await demo(route, 'vertical-form')
  await stage.getByRole('button', { name: '保存' }).click()
  await expect(stage.locator('.vxe-form--item-valid')).toHaveText(['请填写姓名', '手机号不正确'])
})

test('a vertical form in a modal shows its validation message, then saves and closes the modal', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'in-dialog')
  await stage.getByRole('button', { name: '新建联系人' }).click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('请填写姓名')).toBeVisible()
  await item(dialog, '姓名').locator('input').fill('周以宁')
  await dialog.getByText('朋友').click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(stage.getByRole('status')).toHaveText('已保存: 周以宁')
  await expect(dialog).toHaveCount(0)
})
