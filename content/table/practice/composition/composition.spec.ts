import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/composition'

const rows = (table: Locator) => table.locator('.vxe-body--row')

test('a template ref is the table from onMounted on, and is not set while v-if is false', async ({ demo }) => {
  const table = await demo(page, 'call-methods')
  const message = table.getByRole('status')
  await expect(message).toHaveText('setup：没有表格；onMounted：有表格')
  await expect(rows(table).nth(1)).toHaveClass(/row--current/)
  await table.getByRole('button', { name: '勾选前两行' }).click()
  await expect(table.locator('.vxe-body--row .is--checked')).toHaveCount(2)
  await table.getByRole('button', { name: '读取勾选的行' }).click()
  await expect(message).toHaveText('勾选了 2 行：顾明澈, 周以宁')
  await table.getByText('显示表格').click()
  await expect(rows(table)).toHaveCount(0)
  await table.getByRole('button', { name: '读取勾选的行' }).click()
  await expect(message).toHaveText('没有表格')
  await table.getByText('显示表格').click()
  await table.getByRole('button', { name: '读取勾选的行' }).click()
  await expect(message).toHaveText('勾选了 0 行：')
})

test('the table has new rows after nextTick, not in a watcher', async ({ demo }) => {
  const table = await demo(page, 'after-load')
  const steps = table.locator('.steps li')
  await table.getByRole('button', { name: '加载' }).click()
  await expect(steps).toHaveText([
    '赋值之后：表格中有 0 行',
    'watch：表格中有 0 行',
    "watch, flush: 'post'：表格中有 0 行",
    'nextTick 之后：表格中有 2 行'
  ])
  await expect(rows(table).first().locator('.is--checked')).toHaveCount(1)
  await table.getByRole('button', { name: '加载' }).click()
  await expect(steps.last()).toHaveText('nextTick 之后：表格中有 4 行')
  await expect(steps.nth(2)).toContainText('2 行')
})

test('declared grid options and options added with `set` are reactive, an option added otherwise is not', async ({
  demo
}) => {
  const table = await demo(page, 'grid-options')
  const button = (name: string) => table.getByRole('button', { name })
  await button('切换 stripe').click()
  await expect(table.locator('.row--stripe')).toHaveCount(1)
  await button('用 set 添加 align').click()
  await expect(rows(table).first().locator('.col--center')).toHaveCount(2)
  await button('直接添加 border').click()
  // The first change must have no effect until the next change, which also applies the border.
  await table.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await table.locator('.vxe-table.border--full').count()).toBe(0)
  await button('增加一行').click()
  await expect(rows(table)).toHaveCount(4)
  await expect(table.locator('.vxe-table.border--full')).toHaveCount(1)
})

test('an object of listeners receives cell clicks, and slots update with a ref and the row', async ({ demo }) => {
  const table = await demo(page, 'events-and-slots')
  const price = rows(table).first().locator('b')
  await expect(price).toHaveText('¥399')
  await table.getByText('$', { exact: true }).click()
  await expect(price).toHaveText('$399')
  await rows(table).first().getByRole('button', { name: '涨价' }).click()
  await expect(price).toHaveText('$409')
  await rows(table).nth(1).locator('td').first().click()
  await expect(table.getByRole('status')).toHaveText('点击了 鼠标，列：产品')
})

test('two tables use one composable and have separate checked rows', async ({ demo }) => {
  const stage = await demo(page, 'share-logic')
  const chosen = stage.getByRole('status')
  const [people, tasks] = [stage.locator('.vxe-table').first(), stage.locator('.vxe-table').last()]
  await people.locator('.vxe-header--row .vxe-cell--checkbox').click()
  await rows(tasks).nth(1).locator('.vxe-cell--checkbox').click()
  await expect(chosen).toHaveText(/员工（3）：顾明澈, 周以宁, 陆远舟\s*任务（1）：回归测试/)
  await stage.getByRole('button', { name: '清除两个表格的勾选' }).click()
  await expect(chosen).toHaveText(/员工（0）：无\s*任务（0）：无/)
  await expect(stage.locator('.vxe-body--row .is--checked')).toHaveCount(0)
})

test('ref makes every row reactive, shallowRef the rendered rows, markRaw none', async ({ demo }) => {
  const table = await demo(page, 'large-data')
  const message = table.getByRole('status')
  const name = rows(table).first().locator('td').nth(1)
  const assign = (label: string) => table.getByRole('button', { name: label, exact: true }).click()
  await expect(message).toHaveText(/^shallowRef：\d+ ms，响应式的行：\d{1,2}$/)
  await assign('ref')
  await expect(message).toHaveText(/^ref：\d+ ms，响应式的行：20000$/)
  await assign('shallowRef')
  await expect(message).toHaveText(/^shallowRef：\d+ ms，响应式的行：\d{1,2}$/)
  await table.getByRole('button', { name: '修改第一行' }).click()
  await expect(name).toHaveText('新名字')
  await assign('shallowRef + markRaw')
  await expect(message).toHaveText(/^markRaw：\d+ ms，响应式的行：0$/)
  await table.getByRole('button', { name: '修改第一行' }).click()
  await table.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await name.textContent()).toContain('顾明澈')
})
