import { expect } from '@playwright/test'
import { inBothVersions } from './app-test.ts'

const responses = {
  '/leave': ({ query }: { query: URLSearchParams }) => {
    const list = [
      { person: '张三', days: 3, ok: true },
      { person: '李四', days: 5, ok: false }
    ].filter(({ person }) => person.includes(query.get('person') ?? ''))
    return { data: { list, total: list.length } }
  }
}

inBothVersions(
  'plugin-element',
  responses,
  async ({ page }) => {
    const staff = page.locator('.staff-list .vxe-body--row')
    const status = page.getByRole('status')
    await expect(staff).toContainText(['张三', '李四', '王五'])

    await staff.first().locator('td').nth(2).dblclick()
    await expect(status).toHaveText('张三 sex')
    await staff.locator('.el-input__inner').click()
    // The list of the select is outside of the table, which goes on editing.
    await page.locator('.el-select-dropdown__item:visible').getByText('女').click()
    await page.getByRole('button', { name: '结束编辑' }).click()
    await expect(staff.first()).toContainText('女')

    await staff.nth(2).locator('td').nth(1).dblclick()
    await expect(staff.locator('input')).toHaveCount(0)

    await staff.nth(1).getByText('12000').click({ button: 'right' })
    await page.locator('.vxe-context-menu--link:visible').getByText('加薪').click()
    await expect(staff.nth(1)).toContainText('12500')
    await page.getByRole('button', { name: '当前' }).click()
    const dialog = page.locator('.vxe-modal--box:visible').filter({ hasText: '当前' })
    await expect(dialog).toContainText('李四')
    await dialog.getByRole('button', { name: '确认' }).click()

    await page.getByRole('button', { name: '新增' }).click()
    await expect(staff).toHaveCount(4)

    const leave = page.locator('.leave-list .vxe-table--body-wrapper .vxe-body--row')
    await expect(leave).toContainText(['通过', '等待'])
    await expect(page.locator('.leave-list .el-rate').first()).toBeVisible()
    await page.locator('.leave-list .vxe-form .el-input__inner').fill('李')
    await page.locator('.leave-list .vxe-form').getByRole('button', { name: '查询' }).click()
    await expect(leave).toHaveCount(1)
  },
  {
    // The plugin adds an interceptor under the old name, which 3.21.6 still calls.
    allowedWarning: /event\.clearActived/
  }
)
