import { violations } from '../../../../e2e/axe.ts'
import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/accessibility'

test('checkboxes have accessible names and states, and the space bar checks them', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'named-controls')
  const all = stage.getByRole('checkbox', { name: '选择全部成员' })
  const one = stage.getByRole('checkbox', { name: '选择周以宁' })
  await one.focus()
  await browser.keyboard.press('Space')
  await expect(one).toBeChecked()
  await expect(stage.locator('.vxe-body--row.row--checked')).toHaveCount(1)
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.focus()
  await browser.keyboard.press('Space')
  await expect(stage.locator('.vxe-body--row.row--checked')).toHaveCount(3)
  await expect(stage.getByRole('checkbox', { name: '选择陆远舟' })).toBeChecked()
  expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([true, false])
})

test('sort buttons and row buttons have accessible names and work with Tab and Enter', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'named-controls')
  await stage.getByRole('button', { name: '姓名: 未排序' }).focus()
  await browser.keyboard.press('Tab')
  await expect(stage.getByRole('button', { name: '年龄: 未排序' })).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(stage.getByRole('button', { name: '年龄: 升序' })).toBeFocused()
  await expect(stage.locator('.vxe-body--row').first()).toContainText('陆远舟')
  await browser.keyboard.press('Enter')
  await expect(stage.getByRole('button', { name: '年龄: 降序' })).toBeFocused()
  await expect(stage.locator('.vxe-body--row').first()).toContainText('顾明澈')
  await stage.getByRole('button', { name: '联系周以宁' }).focus()
  await browser.keyboard.press('Enter')
  await expect(stage.getByRole('status')).toHaveText('正在联系周以宁')
  await expect(stage.getByRole('region', { name: '项目成员' })).toBeVisible()
  expect(await violations(browser)).toEqual([])
})

test('header, rows and footer are one named table for screen readers, also with added rows', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'one-table')
  await expect(stage.getByRole('table')).toHaveCount(1)
  await expect(stage).toMatchAriaSnapshot(`
    - table "库存":
      - rowgroup:
        - row "品名 仓库":
          - columnheader "品名"
          - columnheader "仓库"
        - row "北仓 南仓":
          - columnheader "北仓"
          - columnheader "南仓"
      - rowgroup:
        - row "键盘 12 8"
        - row "鼠标 30 16"
        - row "显示器 3 5"
      - rowgroup:
        - row "合计 45 29"
  `)
  for (const name of ['扩展坞 1', '扩展坞 2', '扩展坞 3']) {
    await stage.getByRole('button', { name: '添加一行' }).click()
    await expect(stage.getByRole('table', { name: '库存' }).getByRole('cell', { name })).toHaveCount(1)
  }
  await expect(stage.getByRole('row')).toHaveCount(9)
  expect(await violations(browser)).toEqual([])
})

test('the table body gets focus and scrolls with the keyboard', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'one-table')
  for (let rows = 0; rows < 4; rows += 1) await stage.getByRole('button', { name: '添加一行' }).click()
  const body = stage.locator('.vxe-table--body-wrapper')
  await stage.getByRole('button', { name: '添加一行' }).focus()
  await browser.keyboard.press('Shift+Tab')
  await expect(body).toBeFocused()
  await browser.keyboard.press('End')
  await expect.poll(() => body.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
})

test('the number of results is shown as status text, and deleting a row moves the focus to the next row', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'announce-results')
  const status = stage.getByRole('status')
  await expect(status).toHaveText('共 4 项')
  await stage.getByRole('searchbox', { name: '品名' }).fill('键盘')
  await expect(status).toHaveText('找到 2 项，共 4 项')
  await stage.getByRole('button', { name: '删除机械键盘' }).focus()
  await browser.keyboard.press('Enter')
  await expect(status).toHaveText('已删除机械键盘，剩余 1 项')
  await expect(stage.getByRole('button', { name: '删除薄膜键盘' })).toBeFocused()
  await browser.keyboard.press('Enter')
  await expect(status).toHaveText('已删除薄膜键盘，剩余 0 项')
  await expect(stage.getByRole('searchbox', { name: '品名' })).toBeFocused()
})
