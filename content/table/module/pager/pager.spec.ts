import type { Locator, Page } from '@playwright/test'
import { holdNextResponse } from '../../../../e2e/hold-next-response.ts'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/pager'
const number = (stage: Locator, text: string) =>
  stage.locator('.vxe-pager--num-btn').filter({ hasText: new RegExp(`^${text}$`) })
const active = (stage: Locator) => stage.locator('.vxe-pager--num-btn.is--active')
const firstCell = (stage: Locator) => stage.locator('.vxe-body--row').first()
const step = (stage: Locator, title: string) => stage.getByTitle(title, { exact: true })

/** Chooses how many rows a page has. */
async function chooseSize(page: Page, stage: Locator, label: string): Promise<void> {
  await stage.locator('.vxe-pager--sizes .vxe-input--inner').click()
  await page.locator('.vxe-select--panel.animat--enter .vxe-select-option').filter({ hasText: label }).click()
  await expect(page.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
}

test('the pager goes to other pages of a local array and changes the page size', async ({ demo, page }) => {
  const stage = await demo(route, 'page-local-data')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(10)
  await step(stage, '下一页').click()
  await expect(firstCell(stage)).toContainText('10011')
  await stage.locator('.vxe-pager--goto').fill('5')
  await stage.locator('.vxe-pager--goto').press('Enter')
  await expect(firstCell(stage)).toContainText('10041')
  await chooseSize(page, stage, '20条/页')
  await expect(firstCell(stage)).toContainText('10041')
  await expect(stage.locator('.vxe-pager--count')).toContainText('3')
})

test('going to a page requests its rows, and deleting all rows of the last page shows the previous page', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'page-on-server')
  await expect(firstCell(stage)).toContainText('10001')
  await number(stage, '3').click()
  await expect(stage.getByRole('status')).toHaveText('GET /people?page=3&size=10')
  await expect(firstCell(stage)).toContainText('10021')
  await expect(stage.locator('.vxe-pager.is--loading')).toHaveCount(0)
  await stage.getByRole('button', { name: '删除本页' }).click()
  await expect(firstCell(stage)).toContainText('10011')
  await expect(active(stage)).toHaveText('2')
  await expect(stage).toContainText('共 20 条记录')
  await chooseSize(page, stage, '5条/页')
  await expect(stage.getByRole('status')).toHaveText('GET /people?page=1&size=5')
  await expect(firstCell(stage)).toContainText('10001')
})

test('a stale response does not replace the page requested after it', async ({ demo, page }) => {
  const stage = await demo(route, 'page-on-server')
  await expect(firstCell(stage)).toContainText('10001')
  await expect(stage.locator('.vxe-pager.is--loading')).toHaveCount(0)
  const respondNow = await holdNextResponse(page)
  await number(stage, '2').press('Enter')
  await number(stage, '3').press('Enter')
  await expect(firstCell(stage)).toContainText('10021')
  await respondNow()
  await expect(firstCell(stage)).toContainText('10021')
  await expect(active(stage)).toHaveText('3')
})

test('each part of the pager layout can be added and removed', async ({ demo }) => {
  const stage = await demo(route, 'layouts')
  const pager = stage.locator('.vxe-pager')
  await expect(pager.locator('.vxe-pager--num-btn')).toHaveText(['1', '10', '11', '12', '13', '14', '30'])
  await stage.getByText('JumpNumber', { exact: true }).click()
  await expect(pager.locator('.vxe-pager--num-btn')).toHaveCount(0)
  for (const part of ['Home', 'PrevJump', 'Number', 'Jump', 'FullJump', 'PageCount', 'NextJump', 'End', 'Sizes']) {
    await stage.getByText(part, { exact: true }).click()
  }
  await expect(pager.locator('.vxe-pager--num-btn')).toHaveText(['10', '11', '12', '13', '14'])
  await expect(pager.locator('.vxe-pager--goto')).toHaveCount(2)
  await expect(pager).toContainText('前往')
  await step(pager, '末页').click()
  await expect(active(pager)).toHaveText('30')
  await step(pager, '向上跳页').click()
  await expect(active(pager)).toHaveText('25')
  await step(pager, '首页').click()
  await expect(active(pager)).toHaveText('1')
})

test('two pagers with different layouts show the same current page', async ({ demo }) => {
  const stage = await demo(route, 'common-layouts')
  await stage.locator('.vxe-pager').first().locator('.vxe-pager--goto').fill('20')
  await stage.locator('.vxe-pager').first().locator('.vxe-pager--goto').press('Enter')
  await expect(active(stage)).toHaveText(['20', '20'])
  await step(stage.locator('.vxe-pager').last(), '向下跳页').click()
  await expect(active(stage)).toHaveText(['25', '25'])
})

test('page sizes have custom labels, and page 1 is current after all rows are selected as page size', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'page-sizes')
  await chooseSize(page, stage, '每页 50 条')
  await expect(stage.getByRole('status')).toHaveText('{"type":"size","currentPage":2,"pageSize":50}')
  await chooseSize(page, stage, '全部')
  await expect(active(stage)).toHaveText('1')
  await stage.getByRole('button', { name: '每页 30 条' }).click()
  await expect(stage.locator('.vxe-pager--sizes .vxe-input--inner')).toHaveValue('30')
})

test('`pager-count` sets the number of page buttons', async ({ demo }) => {
  const stage = await demo(route, 'pager-count')
  const [short, long] = [stage.locator('.vxe-pager').first(), stage.locator('.vxe-pager').last()]
  await expect(short.locator('.vxe-pager--num-btn')).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
  await expect(long.locator('.vxe-pager--num-btn')).toHaveText(['1', '4', '5', '6', '7', '8', '30'])
  await stage.getByText('5', { exact: true }).first().click()
  await expect(long.locator('.vxe-pager--num-btn')).toHaveText(['1', '5', '6', '7', '30'])
})

test('pagers have different styles, and the alignment is changed', async ({ demo }) => {
  const stage = await demo(route, 'looks')
  const pagers = stage.locator('.vxe-pager')
  const look = () =>
    pagers.evaluateAll(all =>
      all.map(each => {
        const style = getComputedStyle(each.querySelector('.vxe-pager--num-btn:not(.is--active)')!)
        return `${style.borderTopColor} ${style.backgroundColor} ${getComputedStyle(each).borderBottomStyle}`
      })
    )
  expect(new Set(await look()).size).toBeGreaterThan(2)
  const right = (await pagers.first().locator('.vxe-pager--next-btn').boundingBox())!.x
  await stage.getByText('左对齐').click()
  await expect(pagers.first()).toHaveClass(/align--left/)
  expect((await pagers.first().locator('.vxe-pager--next-btn').boundingBox())!.x).toBeLessThan(right)
})

test('each pager size is at most as tall as the previous size, and the class depends on the number of pages', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'sizes')
  const heights = await stage.locator('.vxe-pager').evaluateAll(all => all.map(each => each.clientHeight))
  expect([...heights].sort((a, b) => b - a)).toEqual(heights)
  expect(heights[3]).toBeLessThan(heights[0]!)
  await expect(stage.locator('.many-pages')).toHaveCount(4)
  await chooseSize(page, stage.locator('.vxe-pager').first(), '20条/页')
  await expect(stage.locator('.few-pages')).toHaveCount(4)
})

test('the slots of the pager show the count of checked rows and a button to the first page', async ({ demo }) => {
  const stage = await demo(route, 'slots')
  await stage.locator('.vxe-body--row .vxe-cell--checkbox').first().click()
  await step(stage, '下一页').click()
  await expect(firstCell(stage)).toContainText('许牧云')
  await stage.locator('.vxe-body--row .vxe-cell--checkbox').first().click()
  await expect(stage.locator('.vxe-pager--left-wrapper')).toHaveText('已勾选的行: 2')
  await stage.getByRole('button', { name: '回到第一页' }).click()
  await expect(firstCell(stage)).toContainText('顾明澈')
})

test('icons of the pager are replaced with custom icons', async ({ demo }) => {
  const stage = await demo(route, 'icons')
  for (const icon of ['home', 'square-left-fill', 'caret-left', 'dot', 'caret-right', 'square-right-fill', 'flag']) {
    await expect(stage.locator(`.vxe-icon-${icon}`).first()).toBeAttached()
  }
  await step(stage, '末页').click()
  await expect(active(stage)).toHaveText('30')
})

test('the pager is hidden if there is only one page', async ({ demo }) => {
  const stage = await demo(route, 'auto-hidden')
  await step(stage, '下一页').click()
  await expect(active(stage)).toHaveText('2')
  await stage.getByLabel('姓名包含').fill('许牧云')
  await expect(stage.locator('.vxe-body--row')).toHaveCount(2)
  await expect(stage.locator('.vxe-pager')).toBeHidden()
  await stage.getByLabel('姓名包含').fill('')
  await expect(active(stage)).toHaveText('1')
})

test('with `transfer` the dropdown of page sizes is attached to the body', async ({ demo, page }) => {
  const stage = await demo(route, 'transfer')
  await stage.locator('.vxe-pager--sizes .vxe-input--inner').last().click()
  await expect(page.locator('body > .vxe-select--panel.animat--enter')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.vxe-select--panel.animat--enter')).toHaveCount(0)
  await chooseSize(page, stage.locator('.clip').last(), '20条/页')
  await expect(stage.locator('.vxe-pager--sizes .vxe-input--inner').first()).toHaveValue('20条/页')
})

test('a pager fires its update events before page-change, and a prop changed in code fires no event', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'events')
  const lines = stage.locator('.log span')
  await chooseSize(page, stage, '100条/页')
  await expect(lines).toHaveText([
    'page-change: {"type":"size","currentPage":1,"pageSize":100}',
    'update:pageSize: 100',
    'update:currentPage: 1'
  ])
  await chooseSize(page, stage, '10条/页')
  await stage.getByRole('button', { name: '清空记录' }).click()
  await stage.getByRole('button', { name: '修改页码' }).click()
  await expect(active(stage)).toHaveText('3')
  await expect(lines).toHaveText(['尚未触发事件'])
  await step(stage, '下一页').click()
  await expect(lines).toHaveText([
    'page-change: {"type":"current","currentPage":4,"pageSize":10}',
    'update:currentPage: 4'
  ])
})

test('the pager methods change the current page, and jumpPage does not check the range', async ({ demo }) => {
  const stage = await demo(route, 'methods')
  const steps = [
    ['prevJump', 7],
    ['nextPage', 8],
    ['nextPage', 9],
    ['prevPage', 8],
    ['nextJump', 13],
    ['endPage', 30],
    ['homePage', 1],
    ['jumpPage(7)', 7],
    ['jumpPage(99)', 99]
  ] as const
  for (const [name, now] of steps) {
    await stage.getByRole('button', { name, exact: true }).click()
    await expect(stage.getByRole('status')).toHaveText(`当前页: ${now}`)
  }
})
