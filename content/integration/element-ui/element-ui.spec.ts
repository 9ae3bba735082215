import type { Locator } from '@playwright/test'
import { expect, runningDemo, test } from '../../../e2e/site.ts'

const page = '/integration/element-ui'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('inputs of Element UI edit a row, and clicks in their popups do not end editing', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'leave-editors')
  const rows = table.getByRole('status')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await cell(table, 2, 1).locator('input').fill('周宁')
  await cell(table, 2, 2).locator('input').click()
  await browser.locator('.el-select-dropdown:visible').getByText('年假').click({ delay: 80 })
  await expect(browser.locator('.el-select-dropdown:visible')).toHaveCount(0)
  await cell(table, 2, 3).locator('input').click()
  const calendar = browser.locator('.el-picker-panel:visible')
  await calendar.getByRole('cell', { name: '20', exact: true }).click({ delay: 80 })
  await expect(calendar).toHaveCount(0)
  await cell(table, 2, 4).locator('.el-input-number__increase').click()
  await cell(table, 2, 5).locator('.el-switch').click()
  await expect(rows).toContainText('周宁, annual, 2024-06-20, 1, true')
  await expect(cell(table, 2, 1).locator('input')).toBeVisible()
  await browser.locator('h1').click()
  await expect(table.locator('.vxe-body--row input')).toHaveCount(0)
  await expect(cell(table, 2, 2)).toHaveText('年假')
})

test('the calendar shows year, month and weekday in the language of the page, also after switching back', async ({
  open,
  page: browser
}) => {
  const expected = { zh_CN: ['2024 年', '6 月', '一'], en_US: ['2024', 'June', 'Mon'] }
  for (const language of ['zh_CN', 'en_US', 'zh_CN'] as const) {
    const [year = '', month = '', monday = ''] = expected[language]
    await open(`${page}?lang=${language}`)
    const table = await runningDemo(browser, 'leave-editors')
    await cell(table, 1, 3).click()
    await cell(table, 1, 3).locator('input').click()
    const calendar = browser.locator('.el-picker-panel:visible')
    await expect(calendar.locator('.el-date-picker__header-label')).toHaveText([year, month])
    await expect(calendar.locator('.el-date-table th').nth(1)).toHaveText(monday)
    await calendar.getByRole('cell', { name: '20', exact: true }).click({ delay: 80 })
    await expect(calendar).toHaveCount(0)
    await browser.locator('h1').click()
    await expect(table.locator('.vxe-body--row input')).toHaveCount(0)
  }
})

test('a cascader writes the selected path to the row, and clearing the cascader shows a validation message', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'region-cascader')
  const messages = table.locator('.vxe-cell--valid-error-hint')
  await expect(cell(table, 1, 2)).toHaveText('广东 / 深圳')
  await cell(table, 3, 2).click()
  await cell(table, 3, 2).locator('input').click()
  const panel = browser.locator('.el-cascader__dropdown:visible')
  await panel.getByText('浙江').hover()
  await panel.getByText('宁波').click({ delay: 80 })
  await expect(panel).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('gd/sz, zj/hz, zj/nb')
  await cell(table, 3, 2).locator('.el-cascader').hover()
  await cell(table, 3, 2).locator('.el-icon-circle-close').click({ delay: 80 })
  await expect(messages).toHaveText(['请选择地区'])
})

test('clicks in popups do not end editing with the interceptor, a click in a dropdown does without the interceptor', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'keep-editing')
  const state = table.getByRole('status')
  const choose = async (role: string) => {
    await cell(table, 1, 2).locator('input').click()
    await browser.locator('.el-select-dropdown:visible').getByText(role).click({ delay: 80 })
  }
  await cell(table, 1, 2).click()
  await choose('测试工程师')
  await expect(cell(table, 1, 2).locator('input')).toHaveValue('测试工程师')
  await expect(browser.locator('.el-select-dropdown:visible')).toHaveCount(0)
  await cell(table, 1, 3).getByRole('button', { name: '修改…' }).click()
  const box = browser.locator('.el-message-box__wrapper:visible')
  await box.locator('input').fill('苏州')
  await box.getByRole('button', { name: '确定' }).click({ delay: 80 })
  await expect(box).toHaveCount(0)
  await expect(cell(table, 1, 3)).toContainText('苏州')
  await expect(state).toHaveText('正在编辑')
  await table.getByText('点击 Element UI 的弹出层不结束编辑').click()
  await expect(state).toHaveText('编辑已结束')
  await cell(table, 1, 2).click()
  await expect(state).toHaveText('正在编辑')
  await choose('设计师')
  await expect(state).toHaveText('编辑已结束')
})
