import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/advanced/print'

interface Printed {
  title: string
  html: string
}

/** The library prints a frame. The test receives its content instead of a printer. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const top = window.top as Window & { askPrinted?: (sheet: { title: string; html: string }) => void }
      top.askPrinted?.({ title: document.title, html: document.body.innerHTML })
      window.dispatchEvent(new Event('afterprint'))
    }
  })
})

async function printed(page: Page, button: Locator): Promise<Printed> {
  await page.evaluate(() => {
    const host = window as unknown as Record<string, unknown>
    host.printed = new Promise(resolve => (host.askPrinted = resolve))
  })
  await button.click()
  return page.evaluate(() => (window as unknown as { printed: Promise<Printed> }).printed)
}

const rowsOf = (page: Page, { html }: Printed) =>
  page.evaluate(
    text =>
      Array.from(new DOMParser().parseFromString(text, 'text/html').querySelectorAll('tr'), row =>
        Array.from(row.children, cell => cell.textContent!.trim())
          .join(' ')
          .trim()
      ),
    html
  )

test('print options change the printed headers, merged cells, footer and values', async ({ demo, page }) => {
  const stage = await demo(route, 'print-options')
  const print = () => printed(page, stage.getByRole('button'))
  const sheet = await print()
  expect(sheet.title).toBe('销售报表')
  expect(sheet.html).toContain('rowspan="2"')
  expect(await rowsOf(page, sheet)).toEqual([
    '大区 城市 销售额',
    '线上 门店',
    '华南 深圳 ¥ 1280 ¥ 640',
    '广州 ¥ 960 ¥ 820',
    '华东 杭州 ¥ 1140 ¥ 510',
    expect.stringMatching(/^合计\s+3380 1970$/)
  ])
  for (const name of ['分组表头', '合并的单元格']) await stage.getByLabel(name).uncheck()
  expect((await rowsOf(page, await print())).slice(0, 3)).toEqual([
    '大区 城市 线上 门店',
    '华南 深圳 ¥ 1280 ¥ 640',
    '华南 广州 ¥ 960 ¥ 820'
  ])
  await stage.getByLabel('源数据').check()
  await stage.getByLabel('表尾').uncheck()
  expect(await rowsOf(page, await print())).toEqual([
    'region city online shops',
    '华南 深圳 1280 640',
    '华南 广州 960 820',
    '华东 杭州 1140 510'
  ])
  await stage.getByLabel('表头', { exact: true }).uncheck()
  expect((await rowsOf(page, await print()))[0]).toBe('华南 深圳 1280 640')
})

test('printed rows are split into pages, each with a table header and a page number', async ({ demo, page }) => {
  const stage = await demo(route, 'pages-of-rows')
  const sheet = await printed(page, stage.getByRole('button'))
  expect(sheet.html.match(/<table/g)).toHaveLength(3)
  expect(sheet.html.match(/<section class="vxe-page-break-before">/g)).toHaveLength(2)
  expect(sheet.html.match(/<thead/g)).toHaveLength(3)
  expect(sheet.html).toContain('<p>3 / 3</p>')
  expect(sheet.html).not.toContain('顾明澈')
  expect(sheet.html.match(/>□</g)).toHaveLength(10)
  await expect(stage.getByRole('status')).toHaveText('打印了 10 人，3 页')
  await stage.getByLabel('每页').fill('12')
  const one = await printed(page, stage.getByRole('button'))
  expect(one.html.match(/<table/g)).toHaveLength(1)
})

test('a button prints a custom sheet for one row', async ({ demo, page }) => {
  const stage = await demo(route, 'own-sheet')
  const sheet = await printed(page, stage.locator('.vxe-body--row', { hasText: '周以宁' }).getByRole('button'))
  expect(sheet.title).toBe('周以宁')
  expect(sheet.html).toContain('<h1>周以宁</h1>')
  expect(sheet.html).toContain('<dd>成都市高新区</dd>')
  expect(sheet.html).not.toContain('<table')
})
