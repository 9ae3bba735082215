import type { Locator, Page } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const route = '/table/module/select'
const select = (stage: Locator, label: string) =>
  stage.locator('label').filter({ hasText: label }).locator('.vxe-select')
const field = (stage: Locator, label: string) => select(stage, label).locator('.vxe-input--inner')
const panel = (page: Page) => page.locator('.vxe-select--panel.animat--enter')
const option = (page: Page, text: string) => panel(page).locator('.vxe-select-option').filter({ hasText: text })

/** Opens a select, chooses and waits until the panel has gone. */
async function choose(page: Page, input: Locator, text: string): Promise<void> {
  await input.click()
  await option(page, text).click()
  await expect(panel(page)).toHaveCount(0)
}

test('an option is selected, a disabled option is not, and clearing the select sets null', async ({ demo, page }) => {
  const stage = await demo(route, 'single-choice')
  await expect(field(stage, '城市')).toHaveAttribute('placeholder', '请选择城市')
  await field(stage, '城市').click()
  await expect(option(page, '上海')).toHaveClass(/is--disabled/)
  await option(page, '上海').click()
  await expect(stage).toContainText('{"city":""}')
  await option(page, '成都').click()
  await expect(stage).toContainText('{"city":"cd"}')
  await expect(field(stage, '城市')).toHaveValue('成都')
  await expect(panel(page)).toHaveCount(0)
  await select(stage, '城市').hover()
  await select(stage, '城市').locator('.vxe-input--clear-icon').click()
  await expect(stage).toContainText('{"city":null}')
  await stage.getByText('禁用').click()
  await expect(field(stage, '城市')).toBeDisabled()
})

test('the keyboard opens and closes the select, moves between options and selects an option', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'single-choice')
  await field(stage, '城市').focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(option(page, '深圳')).toHaveClass(/is--hover/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, '西安')).toHaveClass(/is--hover/)
  await page.keyboard.press('Enter')
  await expect(stage).toContainText('{"city":"xa"}')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(panel(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('the select reads value and label from the configured fields', async ({ demo, page }) => {
  const stage = await demo(route, 'option-fields')
  await expect(field(stage, '负责人')).toHaveValue('陆远舟')
  await choose(page, field(stage, '负责人'), '周以宁')
  await expect(stage).toContainText('{"owner":10002}')
  await expect(stage).toContainText('周以宁, 前端工程师, 成都市高新区')
})

test('option groups show their titles, and options of a disabled group cannot be selected', async ({ demo, page }) => {
  const stage = await demo(route, 'option-groups')
  await field(stage, '会议室').click()
  await expect(panel(page).locator('.vxe-optgroup--title')).toHaveText(['三楼', '五楼', '六楼（装修中）'])
  await option(page, '松').click()
  await option(page, '兰').click()
  await expect(stage).toContainText('{"room":"B-2"}')
  await option(page, '竹').click()
  await expect(stage).toContainText('{"room":"A-1"}')
})

test('option elements are added, removed and disabled together with their group', async ({ demo, page }) => {
  const stage = await demo(route, 'option-elements')
  await field(stage, '配送').click()
  await expect(panel(page).locator('.vxe-optgroup--title')).toHaveText(['送货上门', '自提'])
  await expect(panel(page).locator('.home-group .fast-option')).toHaveText('当日达')
  await option(page, '南山店').click()
  await expect(stage).toContainText('{"delivery":"南山店"}')
  await expect(panel(page)).toHaveCount(0)
  await stage.getByText('企业客户').click()
  await stage.getByText('门店休息').click()
  await field(stage, '配送').click()
  await expect(option(page, '徐汇店')).toHaveClass(/is--disabled/)
  await expect(option(page, '专车')).toHaveCount(1)
  await expect(option(page, '冷链')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await stage.getByText('支持冷链').click()
  await choose(page, field(stage, '配送'), '冷链')
  await expect(stage).toContainText('{"delivery":"cold"}')
})

test('a multiple select keeps the order of selection, allows three options and truncates labels', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'multiple')
  await expect(field(stage, '技能')).toHaveValue('TypeSc..., Vue')
  await field(stage, '技能').click()
  await option(page, 'CSS').click()
  await expect(stage).toContainText('["TypeScript","Vue","CSS"]')
  await expect(option(page, 'Node')).toHaveClass(/is--disabled/)
  await option(page, 'TypeScript').click()
  await option(page, 'Node').click()
  await expect(stage).toContainText('["Vue","CSS","Node"]')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await stage.getByText('每项最多显示 6 个字符').click()
  await field(stage, '技能').click()
  await option(page, 'Node').click()
  await option(page, 'PostgreSQL').click()
  await expect(field(stage, '技能')).toHaveValue('Vue, CSS, PostgreSQL')
})

test('clearing a multiple select and pressing Enter without a highlighted option keep an empty array', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'multiple')
  await select(stage, '技能').hover()
  await select(stage, '技能').locator('.vxe-input--clear-icon').click()
  await expect(stage).toContainText('{"skills":[]}')
  await expect(panel(page)).toHaveCount(0)
  await field(stage, '技能').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(stage).toContainText('{"skills":[]}')
})

test('the search of a select compares the label, or more fields with a filter method', async ({ demo, page }) => {
  const stage = await demo(route, 'filterable')
  await field(stage, '按文本搜索').click()
  const search = panel(page).locator('.vxe-select-search--input input')
  await expect(search).toBeFocused()
  await search.fill('周')
  await expect(panel(page).locator('.vxe-select-option')).toHaveText(['周以宁'])
  await search.fill('前端')
  await expect(panel(page)).toContainText('没有匹配的人员')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await field(stage, '拼音搜索').click()
  await search.fill('LY')
  await expect(panel(page).locator('.vxe-select-option')).toHaveText(['陆远舟'])
  await search.fill('前端')
  await expect(panel(page).locator('.vxe-select-option')).toHaveText(['周以宁', '沈嘉禾'])
  await option(page, '沈嘉禾').click()
  await expect(stage).toContainText('{"first":null,"second":10005}')
})

test('a remote select shows the initial label, requests options for the typed text and shows the selected label', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'remote-search')
  await expect(field(stage, '负责人')).toHaveValue('陆远舟, 10003')
  await field(stage, '负责人').click()
  await expect(panel(page)).toContainText('输入姓名或职务搜索')
  const search = panel(page).locator('.vxe-select-search--input input')
  await search.pressSequentially('设计')
  await expect(stage.getByRole('status')).toHaveText('GET /people?q=设计')
  await option(page, '程之焕, 10004').click()
  await expect(stage).toContainText('{"owner":10004}')
  await expect(field(stage, '负责人')).toHaveValue('程之焕, 10004')
})

test('the options are requested only on the first focus of the select, then the panel opens', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'load-on-focus')
  const loading = await recordTexts(stage, '.vxe-select.is--loading')
  await field(stage, '部门').click()
  await expect.poll(loading).toEqual([null, expect.any(String), null])
  await option(page, '研发部').click()
  await expect(field(stage, '部门')).toHaveValue('研发部')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await choose(page, field(stage, '部门'), '市场部')
  await expect(stage.getByRole('status')).toHaveText('请求次数: 1')
})

test('slots render the panel of a select, and with `useKey` the option elements move with their options', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'panel-slots')
  await field(stage, '评审人').click()
  const options = panel(page).locator('.vxe-select-option')
  await expect(options.first()).toHaveText(/顾明澈产品经理\s*41/)
  await options.first().evaluate(element => element.setAttribute('data-marked', ''))
  await panel(page).getByRole('button', { name: '年轻的在前' }).click()
  await expect(options.first()).toContainText('沈嘉禾')
  await expect(panel(page).locator('[data-marked]')).toContainText('顾明澈')
  await panel(page).getByRole('button', { name: '添加一位' }).click()
  await expect(options).toHaveCount(6)
  await expect(panel(page)).toContainText('人数: 6')
  await option(page, '许牧云').click()
  await expect(stage).toContainText('{"reviewer":10006}')
})

test('each select size is smaller than the previous size, and the class depends on the value', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'sizes')
  const heights = await stage.locator('.vxe-select').evaluateAll(selects => selects.map(each => each.clientHeight))
  expect([...heights].sort((a, b) => b - a)).toEqual(heights)
  expect(new Set(heights).size).toBe(4)
  await expect(stage.locator('.vxe-select.filled')).toHaveCount(4)
  await expect(stage.locator('.vxe-input--prefix .vxe-icon-user')).toHaveCount(4)
  await choose(page, field(stage, 'mini'), '不限')
  await expect(stage.locator('.vxe-select.filled')).toHaveCount(0)
})

test('the panel of a select opens in the selected direction and can be attached to the body', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'panel-placement')
  await stage.getByText('向上').click()
  const moved = stage.getByPlaceholder('挂载到 body')
  await moved.click()
  const wide = page.locator('body > .vxe-select--panel.wide-panel.animat--enter')
  await expect(wide).toHaveAttribute('placement', 'top')
  expect((await wide.boundingBox())!.y).toBeLessThan((await moved.boundingBox())!.y)
  await page.keyboard.press('Escape')
  await expect(wide).toHaveCount(0)
  await stage.getByText('向下').click()
  await stage.getByPlaceholder('保留在原处').click()
  await expect(stage.locator('.vxe-select--panel.animat--enter')).toHaveAttribute('placement', 'bottom')
})

test('selecting another province clears the city and shows the cities of the province', async ({ demo, page }) => {
  const stage = await demo(route, 'linked-selects')
  await choose(page, field(stage, '省份'), '浙江')
  await expect(stage).toContainText('{"province":"浙江","city":null}')
  await field(stage, '城市').click()
  await expect(panel(page).locator('.vxe-select-option')).toHaveText(['杭州', '宁波', '温州'])
  await option(page, '宁波').click()
  await expect(stage).toContainText('{"province":"浙江","city":"宁波"}')
})

test('selecting an option fires focus, blur, input and change, the Delete key fires clear twice', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'events')
  const events = stage.locator('.log span')
  await choose(page, field(stage, '职务'), '产品经理')
  await expect(events).toHaveText(['change: "产品经理"', 'input: "产品经理"', 'blur', 'focus'])
  await stage.getByRole('button', { name: '清空记录' }).click()
  await stage.getByRole('button', { name: '修改绑定值' }).click()
  await expect(field(stage, '职务')).toHaveValue('设计师')
  await expect(events).toHaveCount(0)
  await field(stage, '职务').focus()
  await page.keyboard.press('Delete')
  await expect(events.filter({ hasText: 'clear: null' })).toHaveCount(2)
})

test('the select methods move the focus, open and close the panel, and refresh the options', async ({ demo, page }) => {
  const stage = await demo(route, 'methods')
  const press = (name: string) => stage.getByRole('button', { name, exact: true }).click()
  const input = stage.locator('.vxe-select .vxe-input--inner')
  await press('focus')
  await expect(input).toBeFocused()
  await press('blur')
  await expect(input).not.toBeFocused()
  await press('showPanel')
  await expect(panel(page)).toHaveCount(1)
  await press('isPanelVisible')
  await expect(stage.getByRole('status')).toHaveText('isPanelVisible(): true')
  await press('隐藏或显示设计师')
  await expect(panel(page).locator('.vxe-select-option')).toHaveText(['产品经理', '测试工程师'])
  await expect(input).toHaveValue('设计师')
  await press('hidePanel')
  await expect(panel(page)).toHaveCount(0)
  await press('togglePanel')
  await expect(panel(page)).toHaveCount(1)
})

test('options that arrive later replace the value with its label, in the select and in a cell', async ({ demo }) => {
  const stage = await demo(route, 'single-choice')
  await provideMount(stage)
  const texts = await stage.evaluate(async () => {
    const options: object[] = []
    const { $el } = (window as unknown as MountWindow).mountComponent({
      data: { options },
      render(this: { options: object[] }, h: CreateElement) {
        const { options } = this
        const editRender = { name: 'VxeSelect', options }
        return h('div', [
          h('vxe-select', { props: { value: 'a', options } }),
          h('vxe-table', { props: { data: [{ letter: 'a' }], editConfig: {} } }, [
            h('vxe-column', { props: { field: 'letter', editRender } })
          ])
        ])
      }
    })
    const read = async () => {
      await new Promise(resolve => setTimeout(resolve, 200))
      return [$el.querySelector('input')!.value, $el.querySelector('td')!.textContent]
    }
    const before = await read()
    options.push({ value: 'a', label: 'Alpha' })
    return [before, await read()]
  })
  expect(texts).toEqual([
    ['a', 'a'],
    ['Alpha', 'Alpha']
  ])
})
