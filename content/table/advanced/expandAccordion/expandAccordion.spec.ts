import { expect, test } from '../../../../e2e/site.ts'

test('one row is expanded at a time, by click and by button', async ({ demo }) => {
  const table = await demo('/table/advanced/expandAccordion', 'one-row')
  const contents = table.locator('.vxe-body--expanded-row')
  const status = table.getByRole('status')
  await expect(contents).toHaveText([/发货之前/])
  await table.locator('.vxe-body--row', { hasText: '怎样开发票' }).click()
  await expect(contents).toHaveText([/电子发票/])
  await expect(status).toHaveText('第 3 个')
  for (const answer of [/七天内/, /三个工作日/, /十五天/]) {
    await table.getByRole('button', { name: '下一个' }).click()
    await expect(contents).toHaveText([answer])
  }
  await expect(table.locator('.vxe-body--row', { hasText: '怎样注销账号' })).toBeInViewport()
  await expect(table.getByRole('button', { name: '下一个' })).toBeDisabled()
  await table.locator('.vxe-body--row', { hasText: '怎样注销账号' }).click()
  await expect(contents).toHaveCount(0)
  await expect(status).toHaveText('全部收起')
})
