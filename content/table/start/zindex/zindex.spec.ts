import { expect, test } from '../../../../e2e/site.ts'

test('a click on the header of a modal moves the modal to the front', async ({ demo, page }) => {
  const stage = await demo('/table/start/zindex', 'bring-to-front')
  await stage.getByRole('button', { name: '打开通知' }).click()
  await expect(stage.locator('.vxe-body--row').first()).toContainText('最上方')
  await stage.getByRole('button', { name: '打开备注' }).click()
  const rows = stage.locator('.vxe-body--row')
  await expect(rows.nth(1)).toContainText('最上方')
  await expect(rows.nth(0)).toContainText('下方')

  const layer = async (title: string) =>
    Number(
      await page
        .locator('.vxe-modal--wrapper', { hasText: title })
        .evaluate(wrapper => (wrapper as HTMLElement).style.zIndex)
    )
  expect(await layer('后打开的弹窗在上方')).toBeGreaterThan(await layer('点击备注'))
  await page.locator('.vxe-modal--wrapper', { hasText: '点击备注' }).locator('.vxe-modal--header').click()
  await expect(rows.nth(0)).toContainText('最上方')
  await expect(rows.nth(1)).toContainText('下方')
  expect(await layer('点击备注')).toBeGreaterThan(await layer('后打开的弹窗在上方'))
})

test('a dropdown attached to the body is not clipped by its container', async ({ demo, page }) => {
  const stage = await demo('/table/start/zindex', 'transfer')
  await stage.locator('.plain-select input').click()
  const inside = stage.locator('.vxe-select-option').last()
  await expect(inside).toHaveText('设计师')
  await expect(inside).not.toBeInViewport()
  await page.keyboard.press('Escape')

  await stage.locator('.moved-select input').click()
  const outside = page.locator('body > .vxe-select--panel .vxe-select-option').last()
  await expect(outside).toHaveText('设计师')
  await expect(outside).toBeInViewport()
  await outside.click()
  await expect(stage.locator('.moved-select input')).toHaveValue('设计师')
})
