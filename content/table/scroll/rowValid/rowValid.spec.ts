import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/scroll/rowValid'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('validation in batches finds the same errors as one validation, and an error can be edited and corrected', async ({
  demo
}) => {
  const stage = await demo(path, 'check-in-batches')
  const status = stage.getByRole('status')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  await press(stage, '一次校验')
  await expect(status).toHaveText(/^一次校验：错误 10 处，页面停顿 \d+ ms$/)
  await press(stage, '分批校验')
  await expect(status).toHaveText(/^分批校验：错误 10 处，页面最长停顿 \d+ ms$/)
  await expect(stage.locator('li')).toHaveText([
    /行号 500\s+床位不够/,
    /行号 1500\s+请填写姓名/,
    /行号 2500/,
    /行号 3500/,
    '…'
  ])
  await press(stage, '行号 1500')
  const row = stage.locator('.vxe-body--row', { has: stage.page().locator('td.col--active') })
  await expect(row.locator('td').first()).toHaveText('1500')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveText(['请填写姓名'])
  const name = row.locator('input').first()
  await expect(name).toBeFocused()
  await name.fill('甲')
  await press(stage, '保存修改的行')
  await expect(status).toHaveText('可以保存：修改的行 1')
  await expect(stage.locator('li')).toHaveCount(0)
})

test('a changed row with an invalid value is not saved', async ({ demo }) => {
  const stage = await demo(path, 'check-in-batches')
  const cell = stage.locator('.vxe-body--row').nth(2).locator('td').nth(3)
  await cell.click()
  await expect(cell.locator('input')).toBeFocused()
  await cell.locator('input').fill('1')
  await press(stage, '保存修改的行')
  await expect(stage.getByRole('status')).toHaveText('未保存：修改的行 1，错误 1')
  await expect(stage.locator('li')).toHaveText([/行号 3\s+床位不够/])
})
