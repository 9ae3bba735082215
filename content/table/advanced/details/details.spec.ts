import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/details'

const dialog = (page: Page) => page.locator('.vxe-modal--wrapper.is--visible')

test('the details modal shows all fields of a row and goes to the next row in the sorted order', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'row-details')
  await table.locator('.vxe-header--column', { hasText: '年龄' }).locator('.vxe-sort--desc-btn').click()
  await expect(table.locator('.vxe-body--row').first()).toContainText('41')
  const second = table.locator('.vxe-body--row').nth(2)
  const name = (await table.locator('.vxe-body--row').nth(3).locator('td').first().textContent())!.trim()
  await second.getByRole('button', { name: '详情' }).click()
  await expect(dialog(page)).toContainText('详情 3 / 14')
  await expect(dialog(page).locator('dt')).toHaveCount(8)
  await expect(dialog(page).locator('dl')).toBeFocused()
  await dialog(page).getByRole('button', { name: '下一行' }).click()
  await expect(dialog(page)).toContainText('详情 4 / 14')
  await expect(dialog(page).locator('dl')).toContainText(name)
  await expect(table.locator('.row--current')).toContainText(name)
  await dialog(page).getByRole('button', { name: '返回表格' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(second.getByRole('button', { name: '详情' })).toBeFocused()
})

test('a double-click opens the details modal, and arrow keys change the row up to the first row', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'row-details')
  await table.getByText('顾明澈').first().dblclick()
  await expect(dialog(page)).toContainText('详情 1 / 14')
  await expect(dialog(page).getByRole('button', { name: '上一行' })).toBeDisabled()
  await expect(dialog(page).locator('dl')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('详情 2 / 14')
  await expect(dialog(page).locator('dl')).toContainText('周以宁')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('arrow keys change the row also after a click on a button of the details modal, up to the last row', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'row-details')
  await table.getByText('顾明澈').first().dblclick()
  await expect(dialog(page)).toContainText('详情 1 / 14')
  await dialog(page).getByRole('button', { name: '下一行' }).click()
  await expect(dialog(page)).toContainText('详情 2 / 14')
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('详情 3 / 14')
  for (let at = 4; at <= 14; at++) {
    await dialog(page).getByRole('button', { name: '下一行' }).click()
    await expect(dialog(page)).toContainText(`详情 ${at} / 14`)
  }
  await expect(dialog(page).getByRole('button', { name: '下一行' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toContainText('详情 13 / 14')
})

test('the details panel loads the row clicked last, and a failed request can be tried again', async ({
  demo,
  page
}) => {
  const table = await demo(path, 'load-details')
  await table.getByText('顾明澈').click()
  await expect(dialog(page).getByRole('listitem')).toHaveText(['移动端登录', '支付对接'])
  await table.getByText('周以宁').click()
  await table.getByText('陆远舟').click()
  await expect(dialog(page).getByRole('listitem')).toHaveText(['数据报表', '消息中心'])
  await expect(dialog(page)).toContainText('陆远舟')
  await table.getByRole('button', { name: '让下一次请求失败' }).click()
  await table.getByText('程之焕').click()
  await expect(dialog(page).getByRole('alert')).toContainText('服务端没有响应')
  await dialog(page).getByRole('button', { name: '重试' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveText(['消息中心'])
})
