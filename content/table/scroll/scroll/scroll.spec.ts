import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/scroll/scroll'

test('without virtual scrolling all cells are rendered, with virtual scrolling fewer than 15 rows', async ({
  demo
}) => {
  const table = await demo(path, 'compare')
  const results = table.getByRole('status').locator('div')
  await expect(results).toHaveText([/^使用虚拟滚动：\d{2} 个单元格，\d+ ms$/])
  await table.getByRole('button', { name: '不使用虚拟滚动' }).click()
  await expect(results.first()).toHaveText(/^不使用虚拟滚动：1000 个单元格，\d+ ms$/)
  await expect(table.locator('.vxe-body--row')).toHaveCount(200)
  await table.getByRole('button', { name: '使用虚拟滚动', exact: true }).click()
  await expect(results).toHaveCount(3)
  expect(await table.locator('.vxe-body--row').count()).toBeLessThan(15)
})

test('100,000 rows are loaded, the last row is shown, and fewer than 15 rows are rendered', async ({ demo }) => {
  const table = await demo(path, 'many-rows')
  const rows = table.locator('.vxe-body--row')
  await expect(table.getByRole('status')).toHaveText(/^数据 1,000 行，加载 \d+ ms，渲染 \d+ 行$/)
  await table.getByRole('button', { name: '100,000 行' }).click()
  await expect(table.getByRole('status')).toHaveText(/^数据 100,000 行，加载 [1-9]\d* ms，渲染 \d{1,2} 行$/)
  await expect(rows.first()).toContainText('顾明澈')
  await table.getByRole('button', { name: '最后一行' }).click()
  await expect(rows.last().locator('td').first()).toHaveText('100000')
  await expect(rows.last()).toBeInViewport()
  expect(await rows.count()).toBeLessThan(15)
})

test('the mouse wheel scrolls to rows not rendered before, and sorting includes all rows', async ({ page, demo }) => {
  const table = await demo(path, 'many-rows')
  const rows = table.locator('.vxe-body--row')
  await expect(rows.first()).toBeVisible()
  await table.locator('.vxe-table--body-wrapper').hover()
  await page.mouse.wheel(0, 4800)
  await expect(rows.filter({ hasText: /^105/ })).toBeVisible()
  await table.locator('.vxe-header--column', { hasText: '年龄' }).locator('.vxe-sort--desc-btn').click()
  await table.locator('.vxe-table--body-wrapper').evaluate(body => body.scrollTo(0, 0))
  await expect(rows.first().locator('td').nth(3)).toHaveText('41')
  await expect(rows.nth(6).locator('td').nth(3)).toHaveText('41')
})

test('with a million cells, the grid scrolls to any row and column and renders fewer than 400 cells', async ({
  demo
}) => {
  const grid = await demo(path, 'rows-and-columns')
  const drawn = grid.locator('.vxe-body--column')
  await expect(grid.getByRole('status')).toHaveText(/^数据 1,000,000 个单元格，加载 [1-9]\d* ms，渲染 \d{2,3} 个$/)
  await grid.getByRole('button', { name: '跳转' }).click()
  const last = grid.locator('.vxe-table--main-wrapper .vxe-body--row').last().locator('td').last()
  await expect(last).toHaveText(String((4999 * 7 + 200 * 13) % 1000))
  await expect(last).toBeInViewport()
  await expect(grid.locator('.vxe-table--main-wrapper .vxe-header--column').last()).toHaveText('测点 200')

  await grid.getByLabel('行').fill('2500')
  await grid.getByLabel('列').fill('100')
  await grid.getByRole('button', { name: '跳转' }).click()
  const target = grid
    .locator('.vxe-table--main-wrapper .vxe-body--row.row--current td')
    .filter({ hasText: new RegExp(`^${(2499 * 7 + 100 * 13) % 1000}$`) })
  await expect(target).toBeVisible()
  const fixed = await grid.locator('.vxe-table--fixed-left-wrapper').boundingBox()
  expect((await target.boundingBox())!.x).toBeGreaterThanOrEqual(fixed!.x + fixed!.width - 1)
  expect(await drawn.count()).toBeLessThan(400)
})

test('the body has the height of all rows, and scrolling moves the rendered rows by their margin', async ({ demo }) => {
  const table = await demo(path, 'many-rows')
  const rows = table.locator('.vxe-body--row')
  await expect(rows.first()).toBeVisible()
  const rowHeight = await rows.first().evaluate(row => row.getBoundingClientRect().height)
  await expect(table.locator('.vxe-table--body-wrapper .vxe-body--y-space')).toHaveCSS(
    'height',
    `${1000 * rowHeight}px`
  )
  await table.locator('.vxe-table--body-wrapper').evaluate(body => body.scrollTo(0, 20_000))
  await expect
    .poll(async () => {
      const before = Number(await rows.first().locator('td').first().textContent()) - 1
      const margin = await table
        .locator('.vxe-table--body')
        .evaluate(body => parseFloat(getComputedStyle(body).marginTop))
      return before > 300 && margin === before * rowHeight
    })
    .toBe(true)
})
