import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/validators/api'

const cell = (stage: Locator, row: number, column: number) =>
  stage.locator('.vxe-body--row').nth(row).locator('td').nth(column)
const item = (stage: Locator, title: string) =>
  stage.locator('.vxe-form--item').filter({ has: stage.page().getByText(title, { exact: true }) })

test('table rules find validators by name, show validation messages and reject empty cells', async ({ demo, page }) => {
  const stage = await demo(route, 'edit-rules-by-name')
  await stage.getByRole('button', { name: '校验全部' }).click()
  await expect(stage.getByRole('status')).toHaveText('校验不通过: 4')
  await expect(cell(stage, 0, 1)).not.toHaveClass(/col--valid-error/)
  await expect(cell(stage, 1, 1)).toContainText('手机号不正确')
  await expect(cell(stage, 1, 2)).toContainText('邮箱不正确')
  await expect(cell(stage, 2, 1)).toContainText('手机号不正确')
  await expect(cell(stage, 2, 2)).toContainText('邮箱不正确')
  await cell(stage, 1, 1).click()
  await cell(stage, 1, 1).locator('input').fill('13912345678')
  await expect(cell(stage, 1, 1)).toHaveText('')
  await page.keyboard.press('Escape')
})

test('a valid mobile number has 11 digits, starts with 1 and has 3 to 9 as its second digit', async ({ demo }) => {
  const stage = await demo(route, 'form-rules-by-name')
  const input = item(stage, '手机号').locator('input')
  for (const wrong of ['12812345678', '1381234567', '138123456789', '03812345678', '1381234567a']) {
    await input.fill(wrong)
    await expect(item(stage, '手机号').locator('.vxe-form--item-valid')).toHaveText('手机号不正确')
    await input.fill('19912345678')
    await expect(item(stage, '手机号')).not.toHaveClass(/is--error/)
  }
})

test('form rules find the same validators by name, and a validator for the account name', async ({ demo }) => {
  const stage = await demo(route, 'form-rules-by-name')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(item(stage, '手机号')).toContainText('手机号不正确')
  await expect(item(stage, '邮箱')).toContainText('邮箱不正确')
  await expect(stage.getByRole('status')).toContainText('校验不通过')
  await item(stage, '手机号').locator('input').fill('13812345678')
  await item(stage, '邮箱').locator('input').fill('gu@example.cn')
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(item(stage, '账号')).toContainText('admin 已被使用')
  await item(stage, '账号').locator('input').fill('gu')
  await expect(item(stage, '账号')).not.toHaveClass(/is--error/)
  await stage.getByRole('button', { name: '提交' }).click()
  await expect(stage.getByRole('status')).toHaveText('已保存')
})
