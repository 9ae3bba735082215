import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const page = '/table/grid/events'

const log = (stage: Locator) => stage.locator('ol[aria-live]').locator('li')
const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const button = (stage: Locator, name: string) => stage.getByRole('button', { name, exact: true })

test('form, toolbar, pager and full screen fire their events', async ({ demo, page: browser }) => {
  const stage = await demo(page, 'grid-events')
  const last = log(stage).last()
  await button(stage, '查询').click()
  await expect(last).toHaveText('form-submit-invalid ["name"]')
  await stage.locator('.vxe-form input').first().fill('顾')
  await button(stage, '查询').click()
  await expect(last).toHaveText('form-submit {"name":"顾","role":null}')
  await button(stage, '重置').click()
  await expect(last).toContainText('form-reset')
  await stage.getByText('展开', { exact: true }).click()
  await expect(last).toHaveText('form-collapse false')
  await expect(log(stage).nth(-2)).toHaveText('form-toggle-collapse false')
  await button(stage, '邀请').click()
  await expect(last).toHaveText('toolbar-button-click "invite"')
  await button(stage, '帮助').click()
  await expect(last).toHaveText('toolbar-tool-click "help"')
  await stage.locator('.vxe-pager--num-btn', { hasText: '3' }).click()
  await expect(last).toHaveText('page-change {"type":"current","currentPage":3}')
  await expect(rows(stage).first()).toContainText('林知夏')
  await stage.getByTitle('全屏').click()
  await expect(stage.locator('.vxe-grid')).toHaveClass(/is--maximize/)
  await browser.keyboard.press('Escape')
  await expect(stage.locator('.vxe-grid')).not.toHaveClass(/is--maximize/)
  await expect(log(stage)).toContainText(['zoom "max"', 'zoom "revert"'])
})

test('proxy events contain success or failure, and direct calls of commitProxy fire no event', async ({
  demo,
  page: browser
}) => {
  const stage = await demo(page, 'proxy-events')
  const last = log(stage).last()
  await expect(log(stage)).toHaveText(['proxy-query {"status":true,"isInited":true,"isReload":false}'])
  await button(stage, '让下一次请求失败').click()
  await stage.locator('.vxe-pager--num-btn', { hasText: '2' }).click()
  await expect(last).toHaveText('proxy-query {"status":false,"isInited":false,"isReload":false}')
  await button(stage, 'reload').click()
  await expect(last).toHaveText('proxy-query {"status":true,"isInited":false,"isReload":true}')
  await button(stage, '直接调用 commitProxy').click()
  await expect(last).toHaveText('commitProxy: status = true')
  await button(stage, '让下一次请求失败').click()
  const loading = await recordTexts(stage, '.vxe-loading.is--visible')
  await button(stage, 'query').click()
  await expect.poll(loading).toEqual([null, expect.any(String), null])
  await expect(last).toHaveText('commitProxy: status = true')
  await rows(stage).first().locator('td').nth(1).click()
  await rows(stage).first().locator('input').last().fill('何新')
  await button(stage, 'save').click({ delay: 80 })
  await expect(last).toHaveText('proxy-save {"status":true,"isInited":false,"isReload":false}')
  await expect(stage.locator('.vxe-loading.is--visible')).toHaveCount(0)
  await rows(stage).first().locator('.vxe-cell--checkbox').click()
  await button(stage, 'delete').click()
  await browser.locator('.vxe-modal--wrapper.is--visible').getByRole('button', { name: '确认' }).click()
  await expect(last).toHaveText('proxy-delete {"status":true,"isInited":false,"isReload":false}')
})

test('events of the table and of a component in a cell are received by the grid', async ({ demo }) => {
  const stage = await demo(page, 'table-events')
  const last = log(stage).last()
  await rows(stage).first().locator('td').nth(1).click()
  await expect(log(stage)).toContainText(['current-change 顾明澈', 'cell-click 顾明澈, 姓名'])
  await rows(stage).nth(1).locator('.vxe-cell--checkbox').click()
  await expect(log(stage).filter({ hasText: 'checkbox-change 周以宁 true' })).toHaveCount(1)
  await stage.locator('.vxe-header--column .vxe-cell--checkbox').click()
  await expect(last).toHaveText('checkbox-all true')
  await stage.locator('.vxe-header--column', { hasText: '年龄' }).getByText('年龄').click()
  await expect(last).toHaveText('sort-change age asc')
  const role = rows(stage).first().locator('input.vxe-input--inner')
  await role.fill('总监')
  await role.press('Tab')
  await expect(log(stage).filter({ hasText: 'events.change 总监' })).toHaveCount(1)
  await rows(stage).first().locator('td').nth(1).dblclick()
  await expect(last).toHaveText('cell-dblclick, 5')
})

test('checking the copy of a row does not check the original row', async ({ demo }) => {
  const stage = await demo(page, 'table-events')
  await rows(stage).first().locator('td').nth(1).dblclick()
  await expect(rows(stage)).toHaveCount(5)
  await rows(stage).filter({ hasText: '顾明澈 2' }).locator('.vxe-cell--checkbox').click()
  await expect(log(stage).last()).toHaveText('checkbox-change 顾明澈 2 true')
  await expect(rows(stage).locator('.vxe-cell--checkbox.is--checked')).toHaveCount(1)
})
