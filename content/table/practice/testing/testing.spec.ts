import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/practice/testing'

test('the selectors of the page find rows, checkboxes and edit inputs by row key', async ({ demo }) => {
  const stage = await demo(page, 'staff-table')
  const table = stage.locator('.vxe-table--main-wrapper')
  const row = (id: number) => table.locator(`.vxe-body--row[rowid="${id}"]`)
  const name = (id: number) => row(id).locator('.vxe-body--column').nth(1)
  await expect(table.locator('.vxe-body--row')).toHaveCount(3)

  await row(2).locator('.vxe-cell--checkbox').click()
  await expect(row(2).locator('.vxe-icon-checkbox-checked')).toBeVisible()
  await expect(table.locator('.vxe-header--row .vxe-icon-checkbox-indeterminate')).toBeVisible()

  await name(1).click()
  await expect(table.locator('.col--active')).toHaveCount(1)
  await name(1).locator('input').fill('顾明')
  await stage.getByRole('status').click()
  await expect(name(1)).toHaveText('顾明')
  await expect(name(1)).toHaveClass(/col--dirty/)
  await expect(stage.getByRole('status')).toHaveText('已勾选：1，已修改：1')
})

test('the header checkbox checks all rows, and the ascending icon sorts the rows', async ({ demo }) => {
  const stage = await demo(page, 'staff-table')
  await stage.locator('.vxe-header--row .vxe-cell--checkbox').click()
  await expect(stage.getByRole('status')).toHaveText('已勾选：3，已修改：0')
  const role = stage.locator('.vxe-header--column', { hasText: '职务' })
  await role.locator('.vxe-sort--asc-btn').click()
  await expect(stage.locator('.vxe-body--row').last()).toHaveAttribute('rowid', '1')
})
