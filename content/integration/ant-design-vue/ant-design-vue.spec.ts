import type { Locator } from '@playwright/test'
import { coldTest, expect, runningDemo, test } from '../../../e2e/site.ts'

const page = '/integration/ant-design-vue'

const cell = (table: Locator, row: number, column: number) =>
  table.locator(`.vxe-table--main-wrapper .vxe-body--row:nth-child(${row}) td:nth-child(${column})`)

test('inputs of Ant Design Vue edit a row, and clicks in their popups do not end editing', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'leave-editors')
  const rows = table.getByRole('status')
  await cell(table, 2, 1).click()
  await expect(cell(table, 2, 1).locator('input')).toBeFocused()
  await cell(table, 2, 1).locator('input').fill('周宁')
  await cell(table, 2, 2).locator('.ant-select').click()
  const options = browser.locator('.ant-select-dropdown:visible')
  await options.getByText('年假').click({ delay: 80 })
  await expect(options).toHaveCount(0)
  await cell(table, 2, 3).locator('input').click()
  const calendar = browser.locator('.ant-calendar-picker-container:visible')
  await calendar.getByText('20', { exact: true }).click({ delay: 80 })
  await expect(calendar).toHaveCount(0)
  await cell(table, 2, 4).locator('input').press('ArrowUp')
  await cell(table, 2, 5).getByRole('switch').click()
  await expect(rows).toContainText('周宁, annual, 2024-06-20, 1, true')
  await expect(cell(table, 2, 1).locator('input')).toBeVisible()
  await browser.locator('h1').click()
  await expect(table.locator('.vxe-body--row input')).toHaveCount(0)
  await expect(cell(table, 2, 2)).toHaveText('年假')
})

test('a select that gets focus when editing starts is changed with the arrow keys and Enter', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'leave-editors')
  await cell(table, 2, 2).click()
  await expect(cell(table, 2, 2).locator('.ant-select')).toBeFocused()
  await browser.keyboard.press('ArrowDown')
  await expect(browser.locator('.ant-select-dropdown:visible')).toHaveCount(1)
  await browser.keyboard.press('ArrowDown')
  await browser.keyboard.press('Enter')
  await expect(browser.locator('.ant-select-dropdown:visible')).toHaveCount(0)
  await expect(table.getByRole('status')).toContainText('周以宁, personal')
  await expect(cell(table, 2, 1).locator('input')).toBeVisible()
})

test('the calendar shows year, month and weekday in the language of the page, also after switching back', async ({
  open,
  page: browser
}) => {
  const expected = { zh_CN: ['2024年', '6月', '一', '今天'], en_US: ['2024', 'Jun', 'Mo', 'Today'] }
  for (const language of ['zh_CN', 'en_US', 'zh_CN'] as const) {
    const [year = '', month = '', monday = '', today = ''] = expected[language]
    await open(`${page}?lang=${language}`)
    const table = await runningDemo(browser, 'leave-editors')
    await cell(table, 1, 3).click()
    await cell(table, 1, 3).locator('input').click()
    const calendar = browser.locator('.ant-calendar-picker-container:visible')
    await expect(calendar.locator('.ant-calendar-year-select')).toHaveText(year)
    await expect(calendar.locator('.ant-calendar-month-select')).toHaveText(month)
    await expect(calendar.getByRole('columnheader').filter({ hasText: monday })).toHaveCount(1)
    await expect(calendar.getByRole('button', { name: today, exact: true })).toBeVisible()
    await calendar.getByText('20', { exact: true }).click({ delay: 80 })
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
  await cell(table, 3, 2).locator('.ant-cascader-picker').click()
  const menus = browser.locator('.ant-cascader-menus:visible')
  await menus.getByText('浙江').hover()
  await menus.getByText('宁波').click({ delay: 80 })
  await expect(menus).toHaveCount(0)
  await expect(table.getByRole('status')).toHaveText('gd/sz, zj/hz, zj/nb')
  await cell(table, 3, 2).locator('.ant-cascader-picker').hover()
  await cell(table, 3, 2).locator('.ant-cascader-picker-clear').click({ delay: 80 })
  await expect(messages).toHaveText(['请选择地区'])
})

test('clicks in popups do not end editing with the interceptor, a click in a dropdown does without the interceptor', async ({
  demo,
  page: browser
}) => {
  const table = await demo(page, 'keep-editing')
  const state = table.getByRole('status')
  const choose = async (role: string) => {
    await cell(table, 1, 2).locator('.ant-select').click()
    await browser.locator('.ant-select-dropdown:visible').getByText(role).click({ delay: 80 })
  }
  await cell(table, 1, 2).click()
  await choose('测试工程师')
  await expect(cell(table, 1, 2).locator('.ant-select')).toHaveText('测试工程师')
  await expect(browser.locator('.ant-select-dropdown:visible')).toHaveCount(0)
  await cell(table, 1, 3).getByRole('button', { name: '修改…' }).click()
  const question = browser.locator('.ant-modal-wrap:visible')
  await question.getByRole('button', { name: /^确 ?定$/ }).click({ delay: 80 })
  await expect(question).toHaveCount(0)
  await expect(cell(table, 1, 3)).toContainText('离职')
  await expect(state).toHaveText('正在编辑')
  await table.getByText('点击弹出层不结束编辑').click()
  await expect(state).toHaveText('编辑已结束')
  await cell(table, 1, 2).click()
  await expect(state).toHaveText('正在编辑')
  await choose('设计师')
  await expect(state).toHaveText('编辑已结束')
})

coldTest(
  'the style sheet of Ant Design Vue does not change text, links, buttons and cells of the page',
  async ({ open, page: browser }) => {
    const styles = (name: string) =>
      runningDemo(browser, name).then(() =>
        browser.evaluate(() =>
          [
            'body',
            'main h1',
            'main h2',
            'main p',
            'main p a',
            'main code',
            'header button',
            '.vxe-table',
            '.vxe-cell'
          ].map(selector => {
            const { color, backgroundColor, font, margin, boxSizing } = getComputedStyle(
              document.querySelector(selector)!
            )
            return [selector, color, backgroundColor, font, margin, boxSizing].join(' | ')
          })
        )
      )
    await open('/integration/element-ui')
    const before = await styles('leave-editors')
    await open(page)
    expect(await styles('leave-editors')).toEqual(before)
  }
)
