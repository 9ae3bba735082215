import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/list'
const scroller = (place: Locator) => place.locator('.vxe-list--virtual-wrapper')
const scrollTo = (list: Locator, top: number) =>
  scroller(list)
    .first()
    .evaluate((element, top) => {
      element.scrollTop = top
    }, top)

test('a list of 100,000 items scrolls to the last item and renders fewer than 40 items', async ({ demo }) => {
  const stage = await demo(route, 'virtual-list')
  await expect(stage.locator('dd')).toHaveText([/^100,000$/, /^\d+ ms$/, /^8$/])
  expect(await stage.locator('.item').count()).toBeLessThan(40)
  await scrollTo(stage, 100000 * 32)
  await expect(stage.locator('.item').last()).toContainText('SO-199999')
  expect(await stage.locator('.item').count()).toBeLessThan(40)
  await stage.getByRole('button', { name: '切换为 100 项' }).click()
  await expect(stage.locator('.item').last()).toContainText('SO-100099')
  await expect(stage.locator('dd').first()).toHaveText('100')
})

test('a list keeps a fixed height, and with `max-height` grows with its items up to a limit', async ({ demo }) => {
  const stage = await demo(route, 'list-height')
  const heights = () => scroller(stage).evaluateAll(all => all.map(each => each.clientHeight))
  expect(await heights()).toEqual([160, 64, 100])
  await stage.getByRole('button', { name: '加一项' }).click()
  await expect.poll(heights).toEqual([160, 96, 100])
  for (let more = 0; more < 5; more++) await stage.getByRole('button', { name: '加一项' }).click()
  await expect(stage.locator('.vxe-list').first().locator('.item')).toHaveCount(8)
  await expect.poll(async () => (await heights())[1]).toBeLessThan(8 * 32)
})

test('a list of table rows scrolls to the last row and has the height of all rows', async ({ demo }) => {
  const stage = await demo(route, 'table-items')
  await scrollTo(stage, 5000 * 40)
  await expect(stage.locator('.person').last()).toContainText('15000')
  expect(await stage.locator('.person').count()).toBeLessThan(30)
  expect(await scroller(stage).evaluate(element => element.scrollHeight)).toBe(200000)
})

test('the options of a list set the number of rendered items', async ({ demo }) => {
  const stage = await demo(route, 'rendered-items')
  const counts = () =>
    stage.locator('.vxe-list').evaluateAll(lists => lists.map(list => list.querySelectorAll('.item').length))
  await expect.poll(counts).toEqual([8, 8, 18, 500])
  await stage.getByText('50', { exact: true }).click()
  await expect.poll(counts).toEqual([50, 8, 50, 50])
})

test('scrolling to the end of a list loads more items until all are loaded', async ({ demo }) => {
  const stage = await demo(route, 'load-more')
  const status = stage.getByRole('status')
  for (const loaded of [40, 80, 120, 160, 200]) {
    await expect(status).toHaveText(`${loaded} / 200`)
    await expect(stage.locator('.vxe-loading:visible')).toHaveCount(0)
    await scrollTo(stage, 100000)
  }
  await expect(stage.locator('.item').last()).toContainText('10200')
  await expect(status).toHaveText('200 / 200')
})

test('a list that was hidden renders enough items when shown, with `recalculate` if necessary', async ({ demo }) => {
  const stage = await demo(route, 'hidden-list')
  await stage.getByText('列表', { exact: true }).click()
  const counts = () =>
    stage.locator('.vxe-list').evaluateAll(lists => lists.map(list => list.querySelectorAll('.item').length))
  await expect.poll(counts).toEqual([8, 10, 10])
  await stage.getByRole('button', { name: 'recalculate' }).click()
  await expect.poll(counts).toEqual([10, 10, 10])
  await stage.getByText('增加高度').click()
  await expect.poll(async () => (await counts())[2]).toBe(17)
  expect((await counts())[0]).toBe(10)
})

test('components in list items have the selected size and write to the data', async ({ demo }) => {
  const stage = await demo(route, 'edit-items')
  await expect(stage.locator('.tasks-small .vxe-input.size--small').first()).toBeVisible()
  await stage.getByText('mini', { exact: true }).click()
  await expect(stage.locator('.tasks-mini .vxe-input.size--mini').first()).toBeVisible()
  await stage.locator('.item').nth(4).locator('.vxe-checkbox').click()
  await expect(stage.getByRole('status')).toHaveText('完成: 4')
  const fifth = stage.locator('.item').nth(4)
  await fifth.getByPlaceholder('任务').fill('买票')
  await scrollTo(stage, 20000)
  await expect(stage.locator('.item').first()).toContainText('500')
  await scrollTo(stage, 0)
  await expect(fifth).toContainText('5')
  await expect(fifth.getByPlaceholder('任务')).toHaveValue('买票')
})

test('the list methods scroll, keep the scroll position or scroll back to the top', async ({ demo }) => {
  const stage = await demo(route, 'methods')
  const status = stage.getByRole('status')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await press('scrollTo(0, 3200)')
  await expect(status).toHaveText('scrollTop: 3200, scrollLeft: 0, isX: false, isY: true')
  await expect(stage.getByText('旧 101', { exact: true })).toBeVisible()
  await press('scrollTo(300)')
  await expect(status).toHaveText('scrollTop: 3200, scrollLeft: 300, isX: true, isY: false')
  await press('loadData')
  await expect(stage.getByText('新 101', { exact: true })).toBeVisible()
  await press('refreshScroll')
  await expect(status).toContainText('scrollTop: 3200, scrollLeft: 300')
  await press('reloadData')
  await expect(stage.getByText('重新 1', { exact: true })).toBeVisible()
  await expect(status).toContainText('scrollTop: 0')
  await press('scrollTo(0, 3200)')
  await expect(status).toContainText('scrollTop: 3200')
  await press('clearScroll')
  await expect(status).toContainText('scrollTop: 0')
})
