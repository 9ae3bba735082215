import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/performance'

test('each check measures the rendered cells and the time with and without an optimization', async ({ demo }) => {
  test.slow()
  const stage = await demo(page, 'measure-both')
  const checks = stage.locator('.vxe-table').first().locator('.vxe-body--row')
  const measure = async (size: string) => {
    const row = checks.filter({ hasText: size })
    await row.getByRole('button', { name: '测量' }).click()
    await expect(row.locator('td').nth(2)).toHaveText(/\d+ 个单元格，\d+ ms$/, { timeout: 30_000 })
    await expect(row.getByRole('button', { name: '测量' })).toBeEnabled()
    const cells = async (column: number) =>
      Number(/(\d+) 个/.exec(await row.locator('td').nth(column).innerText())?.[1])
    return [await cells(1), await cells(2)]
  }
  const measured = stage.locator('.vxe-table').last()

  const [allRows, visibleRows = NaN] = await measure('400 行，6 列')
  expect(allRows).toBe(2400)
  expect(visibleRows).toBeLessThan(100)
  await expect(measured).toHaveClass(/is--virtual-y/)

  const [allColumns, visibleColumns = NaN] = await measure('20 行，100 列')
  expect(allColumns).toBe(2000)
  expect(visibleColumns).toBeLessThan(400)

  await measure('5,000 行，插入 30 行')
  await expect(measured.locator('.vxe-body--row').first().locator('td').first()).toHaveText('')

  expect(await measure('60 行，6 列')).toEqual([360, 360])
  await expect(measured.locator('.vxe-body--row').first().locator('td').first()).toHaveText('0 分')

  await measure('10,000 行，6 列')
  await expect(measured.locator('.vxe-body--row').first().locator('td').nth(1)).toHaveText('1')
})

test('when the parent renders, object literals and listeners render all cells, data options and a component none', async ({
  demo
}) => {
  test.slow()
  const stage = await demo(page, 'parent-render')
  await stage.getByRole('button', { name: '父组件渲染 10 次' }).click()
  await expect(stage.locator('dd')).toHaveText(
    [/^6000 个单元格，\d+ ms$/, /^6000 个单元格，\d+ ms$/, /^0 个单元格，\d+ ms$/, /^0 个单元格，\d+ ms$/],
    { timeout: 30_000 }
  )
  await expect(stage.getByText('父组件已渲染 40 次')).toBeVisible()
  await stage.locator('.vxe-body--row').nth(1).locator('td').first().click()
  await expect(stage.getByText('点击的人员：周以宁')).toBeVisible()
})
