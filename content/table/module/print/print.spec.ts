import type { Page } from '@playwright/test'
import { expect as baseExpect, test as base } from '../../../../e2e/site.ts'

const expect = baseExpect
const path = '/table/module/print'

interface Printed {
  title: string
  /** Texts of the body, without spaces at the ends of lines. */
  text: string
  html: string
  /** Computed styles of the requested elements. */
  css: Record<string, string>
}

/** The library prints a frame. The test receives its content and its print styles instead of a printer. */
const test = base.extend<{ printed: (press: () => Promise<void>, css?: Record<string, string>) => Promise<Printed> }>({
  printed: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.print = () => {
        const top = window.top as Window & { askPrinted?: (document: Document, view: Window) => void }
        top.askPrinted?.(document, window)
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await use((press, css = {}) => printedBy(page, press, css))
  }
})

async function printedBy(page: Page, press: () => Promise<void>, css: Record<string, string>): Promise<Printed> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(wanted => {
    const host = window as unknown as Record<string, unknown>
    host.printed = new Promise(resolve => {
      host.askPrinted = (document: Document, view: Window) =>
        resolve({
          title: document.title,
          text: document.body.innerText,
          html: document.documentElement.outerHTML,
          css: Object.fromEntries(
            Object.entries(wanted).map(([selector, property]) => {
              const element = document.querySelector(selector)
              return [selector, element ? view.getComputedStyle(element).getPropertyValue(property) : 'missing']
            })
          )
        })
    })
  }, css)
  await page.emulateMedia({ media: 'screen' })
  await press()
  return page.evaluate(() => (window as unknown as { printed: Promise<Printed> }).printed)
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

test('text is printed with its title and escaped user input, and the print frame is removed', async ({
  demo,
  page,
  printed
}) => {
  const stage = await demo(path, 'print-text')
  const sheet = await printed(() => stage.getByRole('button', { name: '打印' }).click())
  expect(sheet.title).toBe('邀请函')
  expect(sheet.text).toContain('顾明澈 & <团队>：')
  await expect(page.locator('.vxe-table--print-frame')).toHaveCount(0)
  await stage.getByLabel('收件人').fill('<b>林知夏</b>')
  const again = await printed(() => stage.getByRole('button', { name: '打印' }).click())
  expect(again.text).toContain('<b>林知夏</b>：')
})

test('custom styles apply to the printed page', async ({ demo, printed }) => {
  const stage = await demo(path, 'own-styles')
  const sheet = await printed(() => stage.getByRole('button').click(), {
    li: 'justify-content',
    '.total': 'border-top-style'
  })
  expect(sheet.css).toEqual({ li: 'space-between', '.total': 'dashed' })
  expect(words(sheet.text)).toEqual(expect.arrayContaining(['36.00', '12.50', '18.00', '66.50']))
  expect(sheet.html).toContain('@page { size: 80mm 120mm')
})

test('classes insert a page break before or after each section', async ({ demo, page, printed, browserErrors }) => {
  const stage = await demo(path, 'page-breaks')
  const print = () => stage.getByRole('button', { name: '打印工牌' }).click()
  const before = await printed(print)
  expect(before.html.match(/<section class="vxe-page-break-before">/g)).toHaveLength(2)
  await stage.getByText('每张后面分页').click()
  const after = await printed(print)
  expect(after.html.match(/<section class="vxe-page-break-after">/g)).toHaveLength(3)
  // A PDF of the printed page has the same number of sheets.
  const sheet = await page.context().newPage()
  sheet.on('console', message => browserErrors.push(`printed sheet: ${message.text()}`))
  sheet.on('pageerror', error => browserErrors.push(`printed sheet: ${error.message}`))
  await sheet.setContent(before.html)
  const pdf = (await sheet.pdf()).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  await sheet.close()
})

test('a function adds a header and a footer before printing', async ({ demo, printed }) => {
  const stage = await demo(path, 'before-print')
  const print = () => stage.getByRole('button').click()
  const first = await printed(print, { '.foot': 'text-align' })
  expect(first.text).toMatch(/^物业中心 · 停电通知 · 第 1 份\s+停电通知[^]*打印于 \d/)
  expect(first.css).toEqual({ '.foot': 'right' })
  expect((await printed(print)).text).toContain('第 2 份')
  await expect(stage.getByRole('status')).toHaveText('已打印 2')
})

test('the table prints all rows, some rows, some columns, or no header and footer', async ({ demo, printed }) => {
  const stage = await demo(path, 'print-table')
  const print = (name: string) => printed(() => stage.getByRole('button', { name, exact: true }).click())
  const all = await print('整个表格')
  expect(all.title).toBe('员工名单')
  expect(words(all.text).slice(0, 6)).toEqual(['姓名', '职务', '年龄', '顾明澈', '产品经理', '41'])
  expect(words(all.text).slice(-2)).toEqual(['平均', '31.4'])
  expect(words((await print('已勾选的行')).text)).toEqual([
    '姓名',
    '职务',
    '年龄',
    '周以宁',
    '前端工程师',
    '35',
    '平均',
    '31.4'
  ])
  expect(words((await print('只打印两列')).text).slice(0, 4)).toEqual(['姓名', '年龄', '顾明澈', '41'])
  expect(words((await print('35 岁以下')).text).filter(word => /^\d+$/.test(word))).toEqual([
    '32',
    '30',
    '28',
    '28',
    '26'
  ])
  const bare = words((await print('不含表头和表尾')).text)
  expect(bare.slice(0, 3)).toEqual(['顾明澈', '产品经理', '41'])
  expect(bare.slice(-3)).toEqual(['林知夏', '设计师', '26'])
})

test('a styled report prints its title, grouped header and signature, also from the toolbar', async ({
  demo,
  page,
  printed
}) => {
  const stage = await demo(path, 'styled-table')
  const css = { th: 'background-color', '.sign': 'text-align', thead: 'display' }
  const check = (sheet: Printed) => {
    expect(sheet.title).toBe('2024 年销售报表')
    expect(sheet.text).toMatch(/^2024 年销售报表\s+月份\s+销售额（万元）/)
    expect(sheet.text).toContain('2024-12')
    expect(sheet.text).toContain('审核人：')
    expect(sheet.css).toEqual({ th: 'rgb(236, 245, 255)', '.sign': 'right', thead: 'table-header-group' })
  }
  check(await printed(() => stage.getByRole('button', { name: '打印报表' }).click(), css))
  await stage.getByTitle('打印', { exact: true }).click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  await dialog.getByText('表头分组').or(dialog.getByText('分组表头')).first().click()
  check(await printed(() => dialog.getByRole('button', { name: '打印' }).click(), css))
})

test('the print modal starts with the configured columns and prints the checked columns', async ({
  demo,
  page,
  printed
}) => {
  const stage = await demo(path, 'print-dialog')
  await stage.getByRole('button', { name: '选择后打印' }).click()
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  const option = (name: string) => dialog.locator('.vxe-export--panel-column-option', { hasText: name })
  await expect(option('姓名')).toHaveClass(/is--checked/)
  await expect(option('年龄')).not.toHaveClass(/is--checked/)
  await option('所在地').click()
  const sheet = await printed(() => dialog.getByRole('button', { name: '打印' }).click())
  expect(words(sheet.text).slice(0, 6)).toEqual(['姓名', '职务', '所在地', '顾明澈', '产品经理', '深圳市南山区'])
})

test('two tables are printed with a page break between them', async ({ demo, printed }) => {
  const stage = await demo(path, 'several-tables')
  const sheet = await printed(() => stage.getByRole('button').click())
  expect(words(sheet.text).filter(word => word.endsWith('部'))).toEqual(['研发部', '市场部'])
  expect(sheet.html.match(/<table/g)).toHaveLength(2)
  expect(sheet.html.match(/class="vxe-page-break-before"/g)).toHaveLength(1)
})
