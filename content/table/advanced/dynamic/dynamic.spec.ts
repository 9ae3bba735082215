import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/dynamic'

const header = (table: Locator, title: string) => table.locator('.vxe-header--column', { hasText: title })
const titles = (table: Locator) => table.locator('.vxe-header--column')

test('columns are added, moved and removed, and the sort icon stays with its column', async ({ demo }) => {
  const table = await demo(path, 'change-columns')
  await expect(titles(table)).toHaveText([/姓名/, /职务/, /年龄/])
  await header(table, '年龄').locator('.vxe-sort--asc-btn').click()
  await expect(table.locator('.vxe-body--row').first()).toContainText('30')
  await table.getByRole('button', { name: '性别' }).click()
  await expect(titles(table)).toHaveText([/姓名/, /职务/, /年龄/, /性别/])
  await header(table, '年龄').getByRole('button', { name: '左移' }).click()
  await expect(titles(table)).toHaveText([/姓名/, /年龄/, /职务/, /性别/])
  await expect(table.locator('.vxe-body--row').first().locator('td')).toHaveText(['程之焕', '30', '设计师', '女'])
  await expect(header(table, '年龄').locator('.vxe-sort--asc-btn')).toHaveClass(/sort--active/)
  await header(table, '姓名').getByRole('button', { name: '移除' }).click()
  await expect(titles(table)).toHaveText([/年龄/, /职务/, /性别/])
  await expect(header(table, '年龄').locator('.vxe-sort--asc-btn')).toHaveClass(/sort--active/)
  await table.getByRole('button', { name: '姓名' }).click()
  await header(table, '姓名').getByRole('button', { name: '左移' }).click()
  await expect(titles(table)).toHaveText([/年龄/, /职务/, /姓名/, /性别/])
  await expect(table.getByRole('status')).toHaveText('age, role, name, sex')
  await expect(table.locator('.vxe-body--row b').first()).toHaveText('程之焕')
})

test('with the field as key the column order stays, with new keys the order changes and the sort is lost', async ({
  demo
}) => {
  const table = await demo(path, 'which-key')
  const line = (name: string) => table.locator('.orders > div', { hasText: name }).locator('dd')
  await expect(line('排序的列')).toHaveText('年龄')
  await table.getByRole('button', { name: '第一列移到最后' }).click()
  await expect(line('数组')).toHaveText('职务, 年龄, 姓名')
  await expect(line('表格')).toHaveText('姓名, 职务, 年龄')
  await expect(titles(table)).toHaveText([/姓名/, /职务/, /年龄/])
  await table.getByText('key 每次都不同').click()
  await table.getByRole('button', { name: '第一列移到最后' }).click()
  await expect(line('数组')).toHaveText('年龄, 姓名, 职务')
  await expect(line('表格')).toHaveText('年龄, 姓名, 职务')
  await expect(titles(table)).toHaveText([/年龄/, /姓名/, /职务/])
  await expect(line('排序的列')).toHaveText('无')
})
