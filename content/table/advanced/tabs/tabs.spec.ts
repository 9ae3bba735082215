import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/tabs'

const tab = (stage: Locator, name: string) => stage.getByRole('tab', { name })
const checked = (stage: Locator) => stage.locator('.vxe-table:visible .row--checked')
const fits = async (stage: Locator) => {
  const percent = /\d+/.exec(await stage.getByRole('status').innerText())?.[0]
  return percent === undefined ? 'not measured' : Number(percent) > 98 && Number(percent) < 102
}

test('with v-show a hidden table fits its width when shown and keeps its checked rows', async ({ demo }) => {
  const stage = await demo(path, 'tables-in-tabs')
  await stage.locator('.vxe-table:visible .vxe-body--row .vxe-cell--checkbox').first().click()
  await expect(checked(stage)).toHaveCount(1)
  await tab(stage, '研发部').click()
  await expect(stage.locator('.vxe-table')).toHaveCount(3)
  await expect(checked(stage)).toHaveCount(0)
  await expect.poll(() => fits(stage)).toBe(true)
  await tab(stage, '产品部').click()
  await expect(checked(stage)).toHaveCount(1)
})

test('without auto-resize the columns do not fit until sync-resize or recalculate', async ({ demo }) => {
  const stage = await demo(path, 'tables-in-tabs')
  await stage.getByText('auto-resize').click()
  await tab(stage, '研发部').click()
  await expect.poll(() => fits(stage)).toBe(false)
  await stage.getByRole('button', { name: 'recalculate()' }).click()
  await expect.poll(() => fits(stage)).toBe(true)
  await stage.getByText('sync-resize').click()
  await tab(stage, '设计部').click()
  await expect(tab(stage, '设计部')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => fits(stage)).toBe(true)
})

test('with v-if there is one table, and the checked rows are lost when the tab changes', async ({ demo }) => {
  const stage = await demo(path, 'tables-in-tabs')
  await stage.getByText('v-if').click()
  await expect(stage.locator('.vxe-table')).toHaveCount(1)
  await stage.locator('.vxe-body--row .vxe-cell--checkbox').first().click()
  await expect(checked(stage)).toHaveCount(1)
  await tab(stage, '研发部').click()
  await tab(stage, '产品部').click()
  await expect(stage.locator('.vxe-table')).toHaveCount(1)
  await expect(checked(stage)).toHaveCount(0)
  await expect.poll(() => fits(stage)).toBe(true)
})

test('arrow keys and End change the tab', async ({ demo, page }) => {
  const stage = await demo(path, 'tables-in-tabs')
  await tab(stage, '产品部').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(stage, '研发部')).toBeFocused()
  await expect(stage.getByRole('tabpanel', { name: '研发部' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(tab(stage, '设计部')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(stage, '产品部')).toHaveAttribute('aria-selected', 'true')
})
