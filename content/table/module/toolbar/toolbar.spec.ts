import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'
import { recordTexts } from '../../../../e2e/record-texts.ts'

const path = '/table/module/toolbar'

/** Names of buttons with an icon begin with the character of the icon font. */
const button = (stage: Locator, name: string) => stage.getByRole('button', { name: new RegExp(`${name}$`) })
/**
 * The round buttons at the right end. Their accessible name is the character of the icon font, so they are located by
 * their title.
 */
const tool = (stage: Locator, title: string) => stage.locator('.vxe-tools--operate').getByTitle(title, { exact: true })
const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const dialog = (page: Page, panel: string) =>
  page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator(`.vxe-${panel}--panel`) })

test('toolbar buttons and tools fire their code and act on the table', async ({ demo }) => {
  const stage = await demo(path, 'buttons-and-tools')
  const last = stage.getByRole('status')
  await expect(button(stage, '删除')).toBeDisabled()
  await expect(button(stage, '恢复')).toHaveCount(0)
  await button(stage, '新增').click()
  await expect(last).toHaveText('button-click: add')
  await expect(rows(stage)).toHaveText([/许牧云/, /顾明澈/, /周以宁/, /陆远舟/, /程之焕/, /沈嘉禾/])
  await rows(stage).nth(0).locator('.vxe-cell--checkbox').click()
  await rows(stage).nth(1).locator('.vxe-cell--checkbox').click()
  await expect(stage.locator('.row--checked')).toHaveCount(2)
  await button(stage, '取消高亮').click()
  await expect(last).toHaveText('tool-click: highlight')
  await expect(stage.locator('.row--checked')).toHaveCount(0)
  await button(stage, '删除').click()
  await expect(rows(stage)).toHaveCount(4)
  await button(stage, '恢复').click()
  await expect(rows(stage)).toHaveCount(5)
})

test('toolbar buttons are round, circles, text, disabled, loading or hidden', async ({ demo }) => {
  const stage = await demo(path, 'button-looks')
  await expect(stage.locator('.is--circle')).toHaveCount(2)
  await expect(button(stage, '草稿')).toBeDisabled()
  await expect(stage.locator('.vxe-button')).toHaveText(['保存', '提交', '', '帮助', '草稿', '', '审批中'])
  await expect(stage.locator('.vxe-button', { hasText: '帮助' })).toHaveClass(/type--text/)
  const save = stage.locator('.vxe-button', { hasText: '保存' })
  const loading = await recordTexts(stage, '.vxe-button.is--loading')
  const disabled = await recordTexts(stage, '.vxe-button.is--disabled:not(.is--loading)')
  await save.click()
  await expect.poll(loading).toEqual(['审批中', '保存', '审批中'])
  expect(await disabled()).toEqual(['草稿', '提交', '草稿'])
})

test('toolbar dropdowns are attached to the body, and their buttons fire toolbar events with their code', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'dropdowns')
  const panel = page.locator('body > .vxe-button--dropdown-panel.animat--enter')
  await stage.locator('.vxe-button', { hasText: '新增' }).first().hover()
  await expect(panel.getByRole('button', { name: '按模板新增' })).toBeDisabled()
  await panel.getByRole('button', { name: '从文件新增' }).click()
  await expect(stage.getByRole('status')).toContainText(
    'button-click: add-file, {"code":"add-file","name":"从文件新增"'
  )
  await expect(panel).toHaveCount(0)
  const more = stage.locator('.vxe-button', { hasText: '更多' }).first()
  await more.hover()
  const above = await panel.getByRole('button', { name: '归档' }).boundingBox()
  expect(above!.y).toBeLessThan((await more.boundingBox())!.y)
  await panel.getByRole('button', { name: '归档' }).click()
  await expect(stage.getByRole('status')).toContainText('tool-click: archive')
})

test('the refresh icon spins during a request, a second click has no effect, and a failure is shown', async ({
  demo
}) => {
  const stage = await demo(path, 'refresh')
  const state = stage.getByRole('status')
  await expect(rows(stage)).toHaveCount(4)
  const turning = await recordTexts(stage.locator('.vxe-tools--operate'), '.vxe-icon-spinner')
  await tool(stage, '刷新').evaluate((button: HTMLElement) => {
    button.click()
    button.click() // while the icon turns
  })
  await expect.poll(turning).toEqual([null, '', null])
  await expect(tool(stage, '刷新').locator('.vxe-icon-refresh')).toBeVisible()
  await expect(state).toHaveText('请求次数: 2')
  await stage.getByText('让请求失败').click()
  await tool(stage, '刷新').click()
  await expect(state).toHaveText('请求次数: 3, 服务端没有响应')
})

test('a csv file is downloaded and imported, and the table is exported', async ({ demo, page }) => {
  const stage = await demo(path, 'import-export-print')
  const [sample] = await Promise.all([page.waitForEvent('download'), button(stage, '下载示例文件').click()])
  expect(sample.suggestedFilename()).toBe('新同事.csv')
  await tool(stage, '导入').click()
  const importing = page.locator('.vxe-modal--wrapper.is--visible', { hasText: '导入数据' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    importing.getByRole('button', { name: '选择文件' }).click()
  ])
  await chooser.setFiles({ name: '新同事.csv', mimeType: 'text/csv', buffer: await readFile(await sample.path()) })
  await expect(importing).toContainText('新同事.csv')
  await importing.getByRole('button', { name: '导入' }).click()
  await expect(stage.getByRole('status')).toHaveText('导入成功')
  await expect(rows(stage).filter({ hasText: '苏见山' })).toContainText('运维工程师')
  await expect(rows(stage)).toHaveCount(6)

  await tool(stage, '导出').click()
  const exporting = dialog(page, 'export')
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: '导出' }).click()
  ])
  expect(exported.suggestedFilename()).toBe('员工名单.csv')
  expect(await readFile(await exported.path(), 'utf8')).toContain('苏见山,运维工程师')
  await expect(exporting).toHaveCount(0)
  await tool(stage, '打印').click()
  await expect(exporting.getByRole('button', { name: '打印' })).toBeVisible()
})

test('column settings show and hide columns, except for one disabled column', async ({ demo }) => {
  const stage = await demo(path, 'custom-columns')
  const titles = stage.locator('.vxe-table--main-wrapper .vxe-header--column:visible')
  const option = (name: string) =>
    stage.locator('.vxe-table-custom--option', { hasText: name }).locator('.vxe-table-custom--checkbox-option')
  await tool(stage, '列设置').click()
  await expect(stage.locator('.vxe-toolbar')).toContainText('custom: open, 4 列')
  await expect(option('姓名')).toHaveClass(/is--disabled/)
  await option('所在地').click()
  await option('职务').click()
  await stage.locator('.vxe-table-custom--footer').getByText('确认').click()
  await expect(stage.locator('.vxe-toolbar')).toContainText('custom: confirm')
  await expect(titles).toContainText(['姓名', '年龄', '所在地', '创建时间'])
})

test('toolbar slots render a search field and a button that scrolls to the top', async ({ demo }) => {
  const stage = await demo(path, 'slots')
  const body = stage.locator('.vxe-table--body-wrapper').first()
  await body.evaluate(element => element.scrollTo(0, 200))
  await expect.poll(() => body.evaluate(element => element.scrollTop)).toBeGreaterThan(100)
  await stage.getByRole('button', { name: '回到顶部' }).click()
  await expect.poll(() => body.evaluate(element => element.scrollTop)).toBe(0)
  await stage.getByPlaceholder('姓名或职务').fill('设计师')
  await expect(stage).toContainText('4 / 14')
  await expect(rows(stage)).toHaveCount(4)
})

test('the toolbar exports the columns of the connected table', async ({ demo, page }) => {
  const stage = await demo(path, 'connect')
  const save = async () => {
    await tool(stage, '导出').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page, 'export').getByRole('button', { name: '导出' }).click()
    ])
    await expect(dialog(page, 'export')).toHaveCount(0)
    return (await readFile(await file.path(), 'utf8')).split('\r\n')[0]
  }
  await button(stage, '统计行数').click()
  await expect(stage.getByRole('status')).toHaveText('3 行')
  expect(await save()).toContain('姓名,职务')
  await stage.getByText('右侧表格').click()
  await button(stage, '统计行数').click()
  await expect(stage.getByRole('status')).toHaveText('4 行')
  expect(await save()).toContain('姓名,年龄')
})

test('in a grid, the refresh tool keeps the sort order, reload resets it, and Esc leaves full screen', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'grid-toolbar')
  const first = rows(stage).first()
  await expect(first).toContainText('顾明澈')
  const grid = stage.locator('.vxe-grid')
  await stage.locator('.vxe-sort--asc-btn').click()
  await expect(stage.locator('.sort--active')).toHaveCount(1)
  await tool(stage, '刷新').click()
  await expect(tool(stage, '刷新').locator('.roll')).toHaveCount(0)
  await expect(stage.locator('.sort--active')).toHaveCount(1)
  await button(stage, '重新开始').click()
  await expect(stage.getByRole('status')).toHaveText('toolbar-button-click: reload')
  await expect(stage.locator('.sort--active')).toHaveCount(0)
  const [file] = await Promise.all([page.waitForEvent('download'), button(stage, '导出两列').click()])
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')[0]).toBe('\ufeff姓名,年龄')
  await expect(stage.getByRole('status')).toHaveText('toolbar-tool-click: export')
  await tool(stage, '全屏').click()
  await expect(grid).toHaveClass(/is--maximize/)
  await expect(stage.getByRole('status')).toHaveText('zoom: max')
  await page.keyboard.press('Escape')
  await expect(grid).not.toHaveClass(/is--maximize/)
})

test('size, border and loading change the toolbar', async ({ demo }) => {
  const stage = await demo(path, 'looks')
  const bar = stage.locator('.vxe-toolbar')
  await expect(bar).toHaveClass(/is--perfect.*|inset-bar/)
  await expect(bar).toHaveCSS('padding-left', '12px')
  await stage.getByText('与表格相连').click()
  await expect(bar).not.toHaveClass(/is--perfect|inset-bar/)
  await stage.getByText('mini', { exact: true }).click()
  await expect(bar.locator('.vxe-button.size--mini')).toHaveCount(3)
  await stage.getByText('加载中', { exact: true }).click()
  await expect(bar).toHaveClass(/is--loading/)
})

test('a registered renderer renders fields in the toolbar and receives their events', async ({ demo }) => {
  const stage = await demo(path, 'render-items')
  const name = stage.getByPlaceholder('姓名')
  const age = stage.getByPlaceholder('年龄不超过')
  await expect(stage.locator('.toolbar-field')).toHaveCount(2)
  await name.fill('舟')
  await expect(rows(stage)).toHaveText([/陆远舟/])
  await name.press('Escape')
  await expect(rows(stage)).toHaveCount(5)
  await age.fill('30')
  await expect(rows(stage)).toHaveText([/程之焕/, /沈嘉禾/])
  await age.dblclick()
  await expect(rows(stage)).toHaveCount(5)
})

test('a button of the toolbar has no title, a vxe-button in a slot has one', async ({ demo }) => {
  const stage = await demo(path, 'buttons-and-tools')
  await provideMount(stage)
  const titles = await stage.evaluate(() => {
    const { $el } = (window as unknown as MountWindow).mountComponent({
      render: (h: CreateElement) =>
        h('vxe-toolbar', {
          props: { buttons: [{ name: 'configured', title: 'hint' }] },
          scopedSlots: { tools: () => h('vxe-button', { attrs: { title: 'hint' } }, ['in a slot']) }
        })
    })
    return [...$el.querySelectorAll('button')].map(button => [button.textContent, button.title])
  })
  expect(titles).toEqual([
    ['configured', ''],
    ['in a slot', 'hint']
  ])
})
