import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/footer'

const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()
const number = (stage: Locator, name: string) => stage.locator('dl > div', { hasText: name }).locator('dd')
const amount = (stage: Locator) => stage.locator('.vxe-footer--row td').nth(4)

test('three ways to calculate the footer return the same total, and each call is counted', async ({ demo }) => {
  const stage = await demo(page, 'footer-cost')
  await expect(amount(stage)).toHaveText('919,810,000')
  const before = Number(await number(stage, '计算表尾的次数').textContent())
  await stage.locator('.vxe-radio-button', { hasText: '每列遍历一次' }).click()
  await expect(number(stage, '计算表尾的次数')).toHaveText(String(before + 1))
  await expect(amount(stage)).toHaveText('919,810,000')
  await stage.locator('.vxe-radio-button', { hasText: '只遍历一次' }).click()
  await expect(number(stage, '计算表尾的次数')).toHaveText(String(before + 2))
  await expect(amount(stage)).toHaveText('919,810,000')
})

test('cached footer totals update on a change and a deletion, and sorting does not calculate the footer', async ({
  demo
}) => {
  const stage = await demo(page, 'footer-cost')
  await expect(amount(stage)).toHaveText('919,810,000')
  await press(stage, '第一行加 1,000')
  await expect(amount(stage)).toHaveText('919,811,000')
  const runs = await number(stage, '计算表尾的次数').textContent()
  await stage.locator('.vxe-header--column', { hasText: '金额' }).locator('.vxe-sort--desc-btn').click()
  await expect(stage.locator('.vxe-body--row').first().locator('td').nth(4)).toHaveText(
    String(1000 + Math.max(...Array.from({ length: 20000 }, (_, index) => (index * 7919) % 90000)))
  )
  await expect(number(stage, '计算表尾的次数')).toHaveText(runs!)
  await press(stage, '删除 100 行')
  await expect(number(stage, '数据行数')).toHaveText('19,900')
  await expect(amount(stage)).toHaveText('910,734,216')
})

test('cached footer totals update on two deletions in a row', async ({ demo }) => {
  const stage = await demo(page, 'footer-cost')
  await expect(amount(stage)).toHaveText('919,810,000')
  for (const count of [100, 200]) {
    await press(stage, '删除 100 行')
    await expect(number(stage, '数据行数')).toHaveText((20_000 - count).toLocaleString('en-US'))
    const removed = Array.from({ length: count }, (_, index) => 1000 + ((index * 7919) % 90000))
    const left = 919_810_000 - removed.reduce((sum, each) => sum + each, 0)
    await expect(amount(stage)).toHaveText(left.toLocaleString('en-US'))
  }
})
