import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const path = '/table/scroll/cellValid'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const editedRow = (stage: Locator) =>
  stage
    .locator('.vxe-body--row', { has: stage.page().locator('td.col--active') })
    .locator('td')
    .first()
const messages = (stage: Locator) => stage.locator('.vxe-cell--valid-error-hint')

test('validate(true) edits the first invalid cell, and after the correction the next invalid cell', async ({
  demo
}) => {
  const stage = await demo(path, 'find-errors')
  const status = stage.getByRole('status')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  await press(stage, 'validate(true)')
  await expect(status).toHaveText(/^validate\(true\)：错误 1 处，用时 \d+ ms$/)
  await expect(editedRow(stage)).toHaveText('700')
  await expect(messages(stage)).toHaveText(['请填写姓名'])
  await stage.locator('td input').fill('甲')
  await press(stage, 'validate(true)')
  await expect(editedRow(stage)).toHaveText('900')
  await expect(messages(stage)).toHaveText(['18 到 65 岁'])
  await press(stage, 'validate()')
  await expect(status).toHaveText(/^validate\(\)：错误 0 处/)
  await expect(messages(stage)).toHaveCount(0)
})

test('fullValidate finds all errors, and a button goes to each of them', async ({ demo }) => {
  const stage = await demo(path, 'find-errors')
  const status = stage.getByRole('status')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  await press(stage, 'fullValidate(true)')
  await expect(status).toHaveText(/^fullValidate\(true\)：错误 20 处/)
  await expect(editedRow(stage)).toHaveText('700')
  for (const [number, row] of ['700', '900', '1700'].entries()) {
    await press(stage, '下一个错误')
    await expect(status).toHaveText(new RegExp(`^第 ${number + 1} 处，`))
    await expect(editedRow(stage)).toHaveText(row)
    await expect(messages(stage)).toHaveCount(1)
  }
})
