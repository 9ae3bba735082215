import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/customRadio'

const radio = (table: Locator, name: string) => table.getByRole('radio', { name, exact: true })

test('custom icons select one row, clicks fire radio-change, and a header button deselects the row', async ({
  demo
}) => {
  const table = await demo(path, 'own-radio')
  await expect(table.locator('.vxe-radio--icon')).toHaveCount(0)
  await expect(radio(table, '专业版')).toBeChecked()
  await radio(table, '免费版').click()
  await expect(table.getByRole('status')).toHaveText('radio-change: 专业版 → 免费版')
  await expect(radio(table, '专业版')).not.toBeChecked()
  await expect(radio(table, '团队版')).toBeDisabled()
  await table
    .locator('.vxe-body--row', { hasText: '团队版' })
    .locator('td')
    .first()
    .click({ position: { x: 100, y: 10 } })
  await expect(radio(table, '免费版')).toBeChecked()
  await expect(table.getByRole('status')).toHaveText('radio-change: 专业版 → 免费版')
  await table.getByRole('button', { name: '取消选择' }).click()
  await expect(radio(table, '免费版')).not.toBeChecked()
  await radio(table, '旗舰版').focus()
  await table.page().keyboard.press(' ')
  await expect(table.getByRole('status')).toHaveText('radio-change: 无 → 旗舰版')
  await expect(table.locator('.row--radio')).toContainText('旗舰版')
})

test('native radio buttons are selected with the arrow keys and with their labels', async ({ demo, page }) => {
  const table = await demo(path, 'native-radio')
  await expect(radio(table, '顾明澈')).toBeChecked()
  await table.getByText('陆远舟').click()
  await expect(table.getByRole('status')).toHaveText('负责人: 陆远舟')
  await expect(table.locator('.row--radio')).toContainText('陆远舟')
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('status')).toHaveText('负责人: 程之焕')
  await expect(table.locator('.row--radio')).toContainText('程之焕')
  await expect(radio(table, '陆远舟')).not.toBeChecked()
})

test('the radio icon is replaced by a checkmark with CSS, and a second click deselects the row', async ({ demo }) => {
  const table = await demo(path, 'css-radio')
  const dots = table.locator('.vxe-body--row .vxe-cell--radio')
  const tick = (icon: Locator) =>
    icon.locator('.vxe-radio--icon').evaluate(element => getComputedStyle(element, '::after').content)
  expect(await tick(dots.first())).toBe('""')
  await dots.nth(2).click()
  await expect(dots.nth(2)).toHaveClass(/is--checked/)
  expect(await tick(dots.first())).toBe('none')
  await dots.nth(1).click()
  await expect(dots.nth(2)).toHaveClass(/is--checked/)
  await dots.nth(2).click()
  await expect(table.locator('.is--checked')).toHaveCount(0)
})
