import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/multiSort'

const column = (table: Locator, index: number) => table.locator(`.vxe-body--row td:nth-child(${index})`)
const header = (table: Locator, title: string) => table.locator('.vxe-header--column', { hasText: title })
const press = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true }).click()

test('sort columns have priority in the order of clicks, or by their position', async ({ demo }) => {
  const table = await demo(path, 'priority')
  await header(table, '性别').click()
  await expect(header(table, '性别').locator('b')).toHaveText('1')
  await header(table, '年龄').click()
  await expect(header(table, '年龄').locator('b')).toHaveText('2')
  await header(table, '职务').click()
  await expect(header(table, '职务').locator('b')).toHaveText('3')
  await expect(column(table, 2)).toHaveText([...Array(8).fill('男'), ...Array(6).fill('女')])
  await table.getByLabel('先点击的列优先').uncheck()
  await expect(header(table, '职务').locator('b')).toHaveText('1')
  await expect(header(table, '性别').locator('b')).toHaveText('2')
  await expect(column(table, 1).nth(0)).toHaveText('测试工程师')
  await expect(column(table, 1).nth(1)).toHaveText('测试工程师')
})

test('sort conditions in the panel are reversed, moved up and removed', async ({ demo }) => {
  const table = await demo(path, 'sort-panel')
  await expect(column(table, 3).first()).toHaveText('男')
  await expect(column(table, 4).first()).toHaveText('41')
  await press(table, '年龄 降序')
  await expect(table.getByRole('button', { name: '年龄 升序' })).toBeVisible()
  await expect(column(table, 4).first()).toHaveText('26')
  await press(table, '年龄 提前')
  await expect(column(table, 4)).toHaveText([
    '26',
    '26',
    '28',
    '28',
    '28',
    '28',
    '30',
    '30',
    '32',
    '32',
    '35',
    '35',
    '41',
    '41'
  ])
  await press(table, '移除 年龄')
  await expect(column(table, 3)).toHaveText([...Array(8).fill('男'), ...Array(6).fill('女')])
  await press(table, '移除 性别')
  await expect(table.getByText('没有排序')).toBeVisible()
  await expect(column(table, 1).first()).toHaveText('顾明澈')
})

test('a click on a sort icon adds a condition to the list', async ({ demo }) => {
  const table = await demo(path, 'sort-panel')
  await header(table, '姓名').locator('.vxe-sort--asc-btn').click()
  await expect(table.getByRole('list', { name: '排序条件' }).getByRole('listitem')).toHaveCount(3)
  await expect(table.getByRole('button', { name: '姓名 升序' })).toBeVisible()
})

test('sorting requests the rows with all sort conditions in the order of priority', async ({ demo }) => {
  const table = await demo(path, 'sort-on-server')
  await expect(table.getByRole('status')).toHaveText('GET /people?sort=sex:asc,age:desc')
  await expect(column(table, 4).first()).toHaveText('41')
  await header(table, '职务').locator('.vxe-sort--desc-btn').click()
  await expect(table.getByRole('status')).toHaveText('GET /people?sort=sex:asc,age:desc,role:desc')
  await header(table, '性别').locator('.vxe-sort--asc-btn').click()
  await expect(table.getByRole('status')).toHaveText('GET /people?sort=age:desc,role:desc')
  await expect(column(table, 4).nth(4)).toHaveText('41')
})
