import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/edit/form'

/** Clicks for 80 ms, as a user does: the table ends an open edit shortly after the mouse goes down. */
const press = (table: Locator, name: string) => table.getByRole('button', { name, exact: true }).click({ delay: 80 })
const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)
const item = (stage: Locator, title: string) => stage.locator('.vxe-form--item', { hasText: title })

test('submitting validates the form and its table rows, and sends both in one request', async ({ demo }) => {
  const stage = await demo(page, 'order-form')
  const status = stage.getByRole('status')
  await press(stage, '提交订单')
  await expect(status).toHaveText('未提交，校验不通过: customer, mobile, title, count')
  await expect(item(stage, '客户')).toContainText('请填写客户')
  await expect(item(stage, '手机号')).toContainText('手机号不正确')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveText(['请填写品名', '至少 1 件'])
  await item(stage, '客户').locator('input').fill('林知夏')
  await item(stage, '手机号').locator('input').fill('13900010002')
  await expect(stage.locator('.vxe-cell--valid-error-hint')).toHaveCount(2)
  await cell(stage, 2, 4).getByRole('button', { name: '删除' }).click()
  await cell(stage, 1, 4).getByRole('button', { name: '删除' }).click()
  await press(stage, '提交订单')
  await expect(status).toHaveText('未提交，校验不通过: items')
  await press(stage, '新增一项')
  await cell(stage, 1, 2).click()
  await cell(stage, 1, 2).locator('input').fill('书架')
  await cell(stage, 1, 3).locator('input').fill('3')
  await press(stage, '提交订单')
  await expect(status).toHaveText('已提交')
  await expect(stage.locator('.request')).toHaveText(
    'POST /orders {"customer":"林知夏","mobile":"13900010002","date":"2024-06-03","note":"",' +
      '"items":[{"title":"书架","count":3}]}'
  )
})

test('Enter in the form submits the form and its rows', async ({ demo }) => {
  const stage = await demo(page, 'order-form')
  await item(stage, '客户').locator('input').fill('林知夏')
  await item(stage, '客户').locator('input').press('Enter')
  await expect(stage.getByRole('status')).toHaveText('未提交，校验不通过: mobile, title, count')
})

test('errors of the server are shown in form and cells, and are removed when the value changes', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'server-errors')
  const messages = stage.locator('.vxe-cell--valid-error-hint')
  await press(stage, '提交订单')
  await expect(stage.getByRole('status')).toHaveText('服务端拒绝的值: 3')
  await expect(item(stage, '优惠码')).toHaveClass(/is--error/)
  await expect(item(stage, '优惠码')).toContainText('优惠码已过期')
  await expect(messages).toHaveText(['库存只有 2', '库存只有 5'])
  await item(stage, '优惠码').locator('input').fill('JUNE')
  await expect(item(stage, '优惠码')).not.toHaveClass(/is--error/)
  await cell(stage, 2, 2).click()
  await cell(stage, 2, 2).locator('input').fill('2')
  await expect(messages).toHaveText(['库存只有 5'])
  await cell(stage, 3, 2).click()
  await cell(stage, 3, 2).locator('input').fill('5')
  await browser.locator('h1').click()
  await press(stage, '提交订单')
  await expect(stage.getByRole('status')).toHaveText('已提交')
})
