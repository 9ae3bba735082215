import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/highlight'

test('arrow keys move the current row, Enter opens a modal, and after Esc the arrow keys work again', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'open-by-enter')
  const current = stage.locator('.vxe-body--row.row--current')
  const dialog = page.locator('.vxe-modal--wrapper.is--visible')
  await stage.getByRole('button', { name: '从第一封开始' }).click()
  await expect(current).toContainText('周会改到周四')
  await page.keyboard.press('ArrowDown')
  await expect(current).toContainText('报销单已通过')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('报销单已通过')
  await expect(stage.getByRole('status')).toHaveText('7 封未读')
  await dialog.getByRole('button', { name: '下一封' }).click()
  await expect(dialog).toContainText('新版本发布')
  await expect(current).toContainText('新版本发布')
  await page.keyboard.press('ArrowDown')
  await expect(current).toContainText('新版本发布')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(current).toContainText('请补交合同')
  await expect(current).toBeInViewport()
  await expect(stage.getByRole('status')).toHaveText('6 封未读')
})

test('a double-click on a row opens the modal and sets the current row', async ({ demo, page }) => {
  const stage = await demo(path, 'open-by-enter')
  await stage.getByText('新版本发布', { exact: true }).dblclick()
  await expect(page.locator('.vxe-modal--wrapper.is--visible')).toContainText('新版本发布')
  await expect(stage.locator('.row--current')).toContainText('新版本发布')
})
