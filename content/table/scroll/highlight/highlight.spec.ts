import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/scroll/highlight'

const current = (stage: Locator) => stage.locator('.vxe-body--row.row--current')

test('arrow keys, Page Up, Page Down, Home and End move the current row and scroll it into view', async ({
  demo,
  page: tab
}) => {
  const stage = await demo(page, 'current-row-keys')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  await stage.getByRole('button', { name: '使表格获得焦点' }).click()
  await expect(current(stage)).toHaveText([/^10001/])
  const reach = async (key: string, id: string) => {
    await tab.keyboard.press(key)
    await expect(current(stage)).toHaveText([new RegExp(`^${id}`)])
    await expect(current(stage)).toBeInViewport()
  }
  await reach('ArrowDown', '10002')
  await reach('PageDown', '10009')
  await reach('End', '30000')
  await expect(stage.getByRole('status')).toHaveText('当前行：第 20,000 行，共 20,000 行')
  await reach('ArrowUp', '29999')
  await reach('PageUp', '29992')
  await reach('Home', '10001')
})

test('the search goes to the next and previous match in rows that are not rendered', async ({ demo }) => {
  const stage = await demo(page, 'find-next')
  const at = stage.getByRole('status')
  await expect(at).toHaveText('0 / 4')
  await stage.getByRole('button', { name: '下一个' }).click()
  await expect(current(stage)).toContainText('4999')
  await stage.getByRole('button', { name: '下一个' }).click()
  await expect(at).toHaveText('2 / 4')
  await expect(current(stage)).toContainText('9998')
  await expect(current(stage)).toBeInViewport()
  await stage.getByRole('button', { name: '上一个' }).click()
  await stage.getByRole('button', { name: '上一个' }).click()
  await expect(current(stage)).toContainText('19996')
  await stage.getByRole('textbox').fill('没有这个人')
  await expect(at).toHaveText('没有找到')
})
