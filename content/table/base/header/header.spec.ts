import { expect, test } from '../../../../e2e/site.ts'

const page = '/table/base/header'

test('the header is shown and hidden while the table keeps its height', async ({ demo }) => {
  const stage = await demo(page, 'hidden-header')
  const table = stage.locator('.vxe-table')
  const header = stage.locator('.vxe-table--header-wrapper')
  const height = async () => Math.round((await table.boundingBox())!.height)
  await expect(header).toHaveCount(0)
  await expect.poll(height).toBe(240)
  await stage.getByLabel('显示表头').check()
  await expect(header).toContainText('姓名')
  await expect.poll(height).toBe(240)
})

test('a table without header shows labels and values, with no blank space below the rows', async ({ demo }) => {
  const stage = await demo(page, 'details')
  await expect(stage.locator('.vxe-header--column')).toHaveCount(0)
  await expect(stage.locator('.vxe-body--row')).toHaveText([
    /姓名\s*顾明澈/,
    /职务\s*产品经理/,
    /所在地\s*深圳市南山区/,
    /创建时间/
  ])
  const bottom = async (selector: string) => {
    const box = (await stage.locator(selector).last().boundingBox())!
    return box.y + box.height
  }
  await expect
    .poll(async () => Math.abs((await bottom('.vxe-table')) - (await bottom('.vxe-body--row'))))
    .toBeLessThanOrEqual(2)
})

test('buttons sort a table without a header', async ({ demo }) => {
  const stage = await demo(page, 'sort-without-header')
  const ages = stage.locator('.vxe-body--row td:nth-child(2)')
  await expect(ages).toHaveText(['41', '35', '32', '30', '28'])
  await stage.getByText('按年龄').click()
  await expect(ages).toHaveText(['28', '30', '32', '35', '41'])
  await stage.getByText('按创建时间').click()
  await expect(ages).toHaveText(['41', '35', '32', '30', '28'])
})
