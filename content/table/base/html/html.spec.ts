import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/html'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)

test('an html column renders tags, and a column without the type shows the tags as text', async ({ demo }) => {
  const table = await demo(page, 'html-column')
  await expect(column(table, 1).locator('b')).toHaveText('周五')
  await expect(column(table, 2).locator('b')).toHaveText('-80')
  await expect(column(table, 3).first()).toHaveText('<b>周五</b>停机维护')
})

test('sanitizing keeps harmless tags and removes scripts, event handlers and javascript links', async ({ demo }) => {
  const table = await demo(page, 'clean-html')
  const html = (row: number) => column(table, 2).nth(row).locator('.vxe-cell--html')
  await expect(html(0)).toHaveText('很好用')
  await expect(html(0).locator('b')).toHaveCount(1)
  await expect(html(0).locator('svg')).toHaveCount(0)
  await expect(html(1)).toHaveText('看图')
  await expect(html(1).locator('img')).toHaveCount(0)
  await expect(html(2).locator('a').first()).not.toHaveAttribute('href')
  await expect(html(2).locator('a').nth(1)).toHaveAttribute('href', 'https://vxetable.cn')
  await table.getByRole('button', { name: '发表' }).click()
  await expect(html(3)).toHaveText('换行下划线')
  await expect(html(3).locator('p')).not.toHaveAttribute('onclick')
  await expect(html(3).locator('u')).toHaveCount(0)
})

test('a slot marks the keyword without HTML, and tags in file names are shown as text', async ({ demo }) => {
  const table = await demo(page, 'mark-keyword')
  await expect(table.locator('mark')).toHaveText(['table', 'table', 'table', 'table'])
  await expect(column(table, 1).nth(1)).toHaveText('use <table> safely.md')
  await table.getByRole('textbox').fill('.csv')
  await expect(table.locator('mark')).toHaveText(['.csv'])
  await expect(column(table, 1).nth(2)).toHaveText('table-of-tables.csv')
})
