import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/renderer/form'

const item = (stage: Locator, title: string) =>
  stage.locator('.vxe-form--item').filter({ has: stage.page().getByText(title, { exact: true }) })

test('built-in form renderers write to the form data and show an initial value', async ({ demo, page }) => {
  const stage = await demo(route, 'built-in-items')
  await item(stage, 'input').locator('input').fill('周以宁')
  await item(stage, 'select').locator('select').selectOption('cd')
  await item(stage, 'textarea').locator('textarea').fill('一行')
  await item(stage, 'VxeTextarea').locator('textarea').fill('两行')
  await item(stage, 'VxeSelect').locator('.vxe-input').click()
  await page.locator('.vxe-select--panel.animat--enter').getByText('产品经理').click()
  await item(stage, 'VxeRadioGroup').getByText('女').click()
  await item(stage, 'VxeCheckboxGroup').getByText('CSS').click()
  await expect(item(stage, 'VxeCheckboxGroup').locator('.vxe-checkbox', { hasText: 'Go' })).toHaveClass(/is--disabled/)
  await item(stage, 'VxeRadio').getByText('同意').click()
  await item(stage, 'VxeCheckbox').getByText('发邮件通知').click()
  await item(stage, 'VxeSwitch').locator('.vxe-switch--button').click()
  await stage.getByRole('button', { name: '显示数据' }).click()
  const data = JSON.parse(await stage.locator('pre').innerText())
  expect(data).toEqual({
    name: '周以宁',
    city: 'cd',
    note: '一行',
    birthday: '1990-05-01',
    intro: '两行',
    role: 'pm',
    sex: '女',
    skills: ['vue', 'css'],
    agree: 'yes',
    mail: true,
    open: false
  })
  await stage.getByRole('button', { name: '下移' }).click()
  await expect(stage.locator('pre')).toHaveText('click: down')
})

test('a custom form renderer writes data, validates, sets a class, shows an item and resets', async ({ demo }) => {
  const stage = await demo(route, 'custom-items')
  const slider = stage.getByRole('slider')
  const places = item(stage, '想去')
  await expect(places).toBeHidden()
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(item(stage, '预算')).toContainText('预算太少')
  await expect(slider).toBeFocused()
  // The focus precedes the end of the validation, which would mark the item again.
  await expect(stage.locator('p[role=status]')).toHaveText('校验不通过')
  await slider.fill('2000')
  await expect(stage.locator('p[role=status]')).toHaveText('预算: 2000')
  await expect(stage.locator('output')).toHaveText('2000')
  await expect(item(stage, '预算')).not.toHaveClass(/is--error/)
  await expect(places).toBeVisible()
  await expect(places.locator('.vxe-form--item-title .vxe-icon-location')).toBeVisible()
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(places).toContainText('至少选择一个')
  await places.getByRole('button', { name: '成都' }).click()
  await expect(places.getByRole('button', { name: '成都' })).toHaveAttribute('aria-pressed', 'true')
  await slider.fill('8000')
  await expect(stage.locator('.vxe-form--item-title.is-high')).toHaveText('预算')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.locator('p[role=status]')).toHaveText('已保存: 8000, 成都')
  await stage.getByRole('button', { name: '重置' }).click()
  await expect(stage.locator('output')).toHaveText('3000')
  await expect(places.getByRole('button', { name: '成都' })).toHaveAttribute('aria-pressed', 'false')
})
