import type { Locator, Page } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/module/pulldown'
const open = (place: Locator | Page) => place.locator('.vxe-pulldown--panel.animat--enter')

test('typing filters the suggestions of a pulldown, and a click writes a suggestion to the input', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'suggestions')
  const city = stage.getByPlaceholder('输入城市')
  await city.click()
  await expect(open(page).getByRole('button')).toHaveCount(7)
  await city.fill('广州')
  await open(page).getByRole('button', { name: '广州市天河区' }).click()
  await expect(city).toHaveValue('广州市天河区')
  await expect(open(page)).toHaveCount(0)
  await city.fill('火星')
  await city.blur()
  await city.focus()
  await expect(open(page)).toContainText('没有匹配的城市')
  await city.press('Escape')
  await expect(open(page)).toHaveCount(0)
})

test('closing the dropdown panel fires update:input, and does not update v-model', async ({ demo }) => {
  const stage = await demo(route, 'open-state')
  const status = stage.getByRole('status')
  await stage.getByRole('button', { name: 'update:input' }).click()
  await expect(open(stage)).toHaveCount(1)
  await status.click()
  await expect(open(stage)).toHaveCount(0)
  await expect(status).toHaveText('v-model: false, update:input: false')
  await stage.getByRole('button', { name: 'v-model' }).click()
  await expect(open(stage)).toHaveCount(1)
  await status.click()
  await expect(open(stage)).toHaveCount(0)
  await expect(status).toHaveText('v-model: true, update:input: false')
})

test('a filter in a pulldown with header, options and footer is applied or discarded', async ({ demo, page }) => {
  const stage = await demo(route, 'panel-slots')
  const trigger = stage.getByRole('button', { name: '职务' })
  await expect(stage).toContainText('程之焕')
  await trigger.click()
  await open(page).getByRole('button', { name: '全部' }).click()
  await expect(open(page)).toContainText('已选 4')
  await open(page).getByRole('button', { name: '确定' }).click()
  await expect(stage).toContainText('顾明澈, 周以宁, 陆远舟, 程之焕, 沈嘉禾')
  await expect(open(page)).toHaveCount(0)
  await trigger.click()
  await open(page).getByText('设计师').click()
  await expect(open(page)).toContainText('已选 3')
  await open(page).getByRole('button', { name: '取消' }).click()
  await expect(open(page)).toHaveCount(0)
  await expect(trigger).toHaveText('职务 (4)')
})

test('a row is selected in a table with pages in a pulldown', async ({ demo, page }) => {
  const stage = await demo(route, 'pick-from-table')
  await stage.getByPlaceholder('选择负责人').click()
  const panel = page.locator('body > .vxe-pulldown--panel.animat--enter')
  await panel.locator('.vxe-pager--num-btn').filter({ hasText: /^3$/ }).click()
  await panel.locator('.vxe-body--row').nth(1).click()
  await expect(stage).toContainText(', 10012')
  await expect(panel).toHaveCount(0)
})

test('a pulldown of 20,000 entries renders only the visible entries', async ({ demo, page }) => {
  const stage = await demo(route, 'large-list')
  await stage.getByPlaceholder('订单号').click()
  const entries = open(page).getByRole('button')
  await expect(entries.first()).toHaveText('SO-100000')
  expect(await entries.count()).toBeLessThan(40)
  await stage.getByPlaceholder('订单号').fill('so-11999')
  await expect(stage.getByRole('status')).toHaveText('10 / 20000')
  await entries.last().click()
  await expect(stage.getByPlaceholder('订单号')).toHaveValue('SO-119999')
  await expect(open(page)).toHaveCount(0)
})

test('a pulldown opens in the selected direction, can destroy its content, and does not open if disabled', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'panel-placement')
  const moved = stage.getByRole('button', { name: '挂载到 body' })
  const panel = page.locator('body > .moved-panel.animat--enter')
  const close = async () => {
    await moved.click()
    await expect(panel).toHaveCount(0)
  }
  await stage.getByText('向上').click()
  await moved.click()
  await expect(panel).toHaveAttribute('placement', 'top')
  await panel.locator('input').fill('下周再说')
  await close()
  await moved.click()
  await expect(panel.locator('input')).toHaveValue('下周再说')
  await close()
  await stage.getByText('关闭时销毁').click()
  await expect(page.locator('.moved-panel input')).toHaveCount(0)
  await moved.click()
  await expect(panel.locator('input')).toHaveValue('')
  await close()
  await stage.getByText('禁用').click()
  await expect(stage.locator('.is-off')).toHaveCount(2)
  await moved.click()
  await page.waitForTimeout(100)
  await expect(panel).toHaveCount(0)
})

test('hide-panel fires only if the panel is closed without a method, update:input on every change', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'events-methods')
  const lines = stage.locator('.log span')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  await press('showPanel')
  await expect(lines.first()).toHaveText(/^showPanel\(\): \d+ ms$/)
  await expect(lines.nth(1)).toHaveText('update:input: true')
  await press('isPanelVisible')
  await expect(lines.first()).toHaveText('isPanelVisible(): true')
  await press('清空记录')
  await press('hidePanel')
  await expect(lines.first()).toHaveText(/^hidePanel\(\): \d+ ms$/)
  await expect(lines.filter({ hasText: 'hide-panel' })).toHaveCount(0)
  await press('togglePanel')
  await expect(open(page)).toHaveCount(1)
  await expect(lines.first()).toHaveText(/^togglePanel/)
  await press('清空记录')
  await stage.locator('.log').click()
  await expect(lines).toHaveText(['hide-panel', 'update:input: false'])
})

test('in the rows of a table, a ref belongs to the pulldown of the last row', async ({ page: browserPage, demo }) => {
  const stage = await demo(route, 'pick-from-table')
  await provideMount(stage)
  await stage.evaluate(async () => {
    const { $refs } = (window as unknown as MountWindow).mountComponent({
      render: (h: CreateElement) =>
        h('vxe-table', { props: { data: [{ id: 1 }, { id: 2 }, { id: 3 }] } }, [
          h('vxe-column', {
            scopedSlots: {
              default: ({ row }: { row: { id: number } }) =>
                h('vxe-pulldown', {
                  ref: 'pulldown',
                  props: { transfer: true },
                  scopedSlots: { default: () => h('span'), dropdown: () => h('p', [`panel of row ${row.id}`]) }
                })
            }
          })
        ])
    })
    await new Promise(resolve => setTimeout(resolve, 200))
    await $refs.pulldown!.showPanel!()
  })
  await expect(browserPage.locator('.vxe-pulldown--panel.animat--enter')).toHaveText('panel of row 3')
})
