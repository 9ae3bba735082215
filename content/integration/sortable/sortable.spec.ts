import type { Locator, Page } from '@playwright/test'
import { expect, fastPolling, test } from '../../../e2e/site.ts'

const route = '/integration/sortable'

/**
 * Drags with the mouse in steps, as SortableJS requires, and waits until no row slides: a sliding row is not yet at its
 * final position and does not give way again.
 */
async function drag(page: Page, from: Locator, to: Locator, side: 'before' | 'after'): Promise<void> {
  await page.waitForFunction(hasNoSlidingRow, undefined, fastPolling)
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  const [x, y] = [
    end.x + end.width * (side === 'before' ? 0.3 : 0.7),
    end.y + end.height * (side === 'before' ? 0.3 : 0.7)
  ]
  await page.mouse.move(start.x + start.width / 2 + 5, start.y + start.height / 2 + 5, { steps: 3 })
  await page.mouse.move(x, y, { steps: 12 })
  await page.waitForFunction(hasNoSlidingRow, undefined, fastPolling)
  await page.mouse.move(x, y + 1)
  await page.mouse.up()
}

/**
 * Runs in the page. SortableJS moves rows that give way by `transform`; the image under the pointer has one all the
 * time.
 */
const hasNoSlidingRow = () => !document.querySelector('[data-stage] [style*="transform"]:not(.sortable-fallback)')

const names = (stage: Locator, column: number) => stage.locator(`.vxe-body--row td:nth-child(${column})`)

test('a dragged row moves to its drop position in the table and in the data', async ({ demo, page }) => {
  const stage = await demo(route, 'drag-rows')
  await drag(page, stage.locator('.handle').first(), stage.locator('.vxe-body--row').nth(2), 'after')
  await expect(stage).toContainText('data: 周以宁 陆远舟 顾明澈 程之焕 沈嘉禾')
  await expect(names(stage, 2)).toHaveText(['周以宁', '陆远舟', '顾明澈', '程之焕', '沈嘉禾'])
  await drag(page, stage.locator('.handle').nth(4), stage.locator('.vxe-body--row').first(), 'before')
  await expect(names(stage, 2)).toHaveText(['沈嘉禾', '周以宁', '陆远舟', '顾明澈', '程之焕'])
})

test('the arrow keys move the row of the focused handle, and the focus stays on the handle', async ({ demo, page }) => {
  const stage = await demo(route, 'drag-rows')
  const handle = stage.getByRole('button', { name: /^移动顾明澈/ })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(names(stage, 2).first()).toHaveText('周以宁')
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(names(stage, 2)).toHaveText(['周以宁', '陆远舟', '顾明澈', '程之焕', '沈嘉禾'])
})

test('dragging a column title or pressing an arrow key on its handle moves the column', async ({ demo, page }) => {
  const stage = await demo(route, 'drag-columns')
  const titles = stage.locator('.vxe-header--column')
  await drag(page, stage.locator('.handle').first(), titles.nth(2), 'after')
  await expect(stage).toContainText('columns: role age name address')
  await expect(titles).toHaveText(['职务', '年龄', '姓名', '所在地'])
  await expect(names(stage, 3).first()).toHaveText('顾明澈')
  await stage.getByRole('button', { name: /^移动姓名列/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(titles).toHaveText(['职务', '姓名', '年龄', '所在地'])
})

test('rows are moved to the other table by dragging and by a button, also to an empty table', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'between-tables')
  const [free, team] = [stage.locator('section').first(), stage.locator('section').last()]
  await drag(
    page,
    free.locator('.vxe-body--row').first().locator('td').first(),
    team.locator('.vxe-body--row').first(),
    'before'
  )
  await expect(team.locator('.vxe-body--row')).toHaveCount(3)
  await expect(names(team, 1).first()).toHaveText('顾明澈')
  await expect(free.getByRole('heading')).toHaveText('候选 (3)')
  for (let count = 2; count >= 0; count -= 1) {
    await free.getByRole('button', { name: '移过去' }).first().click()
    await expect(free.getByRole('heading')).toHaveText(`候选 (${count})`)
  }
  await drag(
    page,
    team.locator('.vxe-body--row').last().locator('td').first(),
    free.locator('.vxe-table--body-wrapper'),
    'before'
  )
  await expect(free.locator('.vxe-body--row')).toHaveCount(1)
  await expect(team.getByRole('heading')).toHaveText('项目组 (5)')
})

test('a saved row order is loaded again, and after a failed save the rows return to the saved order', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'save-order')
  const rows = names(stage, 2)
  await expect(rows).toHaveText(['顾明澈', '周以宁', '陆远舟', '程之焕'])
  await drag(page, stage.locator('.handle').first(), stage.locator('.vxe-body--row').nth(2), 'after')
  await expect(stage.getByRole('status')).toHaveText('已保存：2 3 1 4')
  await stage.getByRole('button', { name: '重新加载' }).click()
  await expect(stage.getByRole('status')).toHaveText('已加载：2 3 1 4')
  await expect(rows).toHaveText(['周以宁', '陆远舟', '顾明澈', '程之焕'])
  await stage.getByText('使下一次保存失败').click()
  await stage.getByRole('button', { name: /^移动程之焕/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(stage.getByRole('status')).toHaveText('保存失败，已恢复')
  await expect(stage.getByRole('button', { name: /^移动程之焕/ })).toBeFocused()
  await expect(rows).toHaveText(['周以宁', '陆远舟', '顾明澈', '程之焕'])
})
