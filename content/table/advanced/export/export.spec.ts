import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/advanced/export'
const bom = '\ufeff'

/** Clicks and reads the file that the browser saves. */
async function saved(page: Page, button: Locator): Promise<{ name: string; text: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, lines: text.split('\r\n') }
}

const button = (demo: Locator, name: string) => demo.getByRole('button', { name, exact: true })
const dialog = (page: Page) =>
  page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '导出' })
const option = (page: Page, name: string) => dialog(page).locator('.vxe-export--panel-column-option', { hasText: name })

test('an exported csv file has a BOM, commas, the header and the footer', async ({ page, demo }) => {
  const table = await demo(path, 'export-types')
  const file = await saved(page, button(table, '导出 csv'))
  expect(file.name).toBe('员工名单.csv')
  expect(file.lines).toHaveLength(10)
  expect(file.lines.slice(0, 2)).toEqual([`${bom}序号,姓名,职务,年龄`, '"\t1",顾明澈,产品经理,41'])
  expect(file.lines[8]).toBe('平均,,,31.4')
  await expect(table.getByRole('status')).toHaveText('已保存 员工名单.csv')
  await expect(page.locator('.vxe-modal--wrapper', { hasText: '导出成功' })).toBeVisible()
})

test('an exported html file is a table, xml a workbook, and txt is separated by tabs', async ({ page, demo }) => {
  const table = await demo(path, 'export-types')
  const html = await saved(page, button(table, '导出 html'))
  expect(html.name).toBe('员工名单.html')
  const read = await page.evaluate(text => {
    const rows = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('tr')
    return Array.from(rows, row => Array.from(row.children, cell => cell.textContent?.trim()))
  }, html.text)
  expect(read).toHaveLength(9)
  expect(read[0]).toEqual(['序号', '姓名', '职务', '年龄'])
  expect(read[7]).toEqual(['7', '林知夏', '设计师', '26'])

  const xml = await saved(page, button(table, '导出 xml'))
  const cells = await page.evaluate(text => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return Array.from(document.querySelectorAll('Data'), cell => cell.textContent)
  }, xml.text)
  expect(cells).toHaveLength(9 * 4)
  expect(cells.slice(4, 8)).toEqual(['1', '顾明澈', '产品经理', '41'])

  const txt = await saved(page, button(table, '导出 txt'))
  expect(txt.lines[2]).toBe('2\t周以宁\t前端工程师\t35')
  expect(txt.lines.slice(7)).toEqual(['7\t林知夏\t设计师\t26', ''])
})

test('the toolbar opens the export modal with the configured columns, and the file has the checked columns', async ({
  page,
  demo
}) => {
  const grid = await demo(path, 'export-dialog')
  await grid.locator('.vxe-tools--operate').getByRole('button').click()
  await expect(dialog(page)).toBeVisible()
  await expect(option(page, '年龄')).toHaveClass(/is--checked/)
  await expect(option(page, '所在地')).not.toHaveClass(/is--checked/)
  await option(page, '年龄').click()
  await option(page, '所在地').click()
  const file = await saved(page, confirm(page))
  expect(file.name).toBe('员工名单.csv')
  expect(file.lines).toHaveLength(7)
  expect(file.lines.slice(0, 2)).toEqual([`${bom}姓名,职务,所在地`, '顾明澈,产品经理,深圳市南山区'])
  await expect(grid.getByRole('status')).toHaveText('已保存 员工名单.csv，5 行，3 列')
})

test('with checked rows the export modal exports these rows, and openExport sets the file type', async ({
  page,
  demo
}) => {
  const grid = await demo(path, 'export-dialog')
  await grid.locator('.vxe-body--row', { hasText: '程之焕' }).locator('.vxe-cell--checkbox').click()
  await button(grid, '导出为网页').click()
  await expect(dialog(page).getByPlaceholder('请输入标题')).toHaveValue('员工名单')
  const file = await saved(page, confirm(page))
  expect(file.name).toBe('员工名单.html')
  expect(file.text).toContain('<title>员工名单</title>')
  const names = await page.evaluate(text => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    return Array.from(document.querySelectorAll('tbody tr'), row => row.querySelectorAll('td')[0]?.textContent)
  }, file.text)
  expect(names).toEqual(['程之焕'])
})

test('filtered rows, checked rows, all rows or the rows of a function are exported', async ({ page, demo }) => {
  const table = await demo(path, 'export-range')
  const names = async (name: string) => {
    const { lines } = await saved(page, button(table, name))
    return lines.slice(1, -1).map(line => line.split(',')[1])
  }
  expect(await names('筛选后的行')).toEqual(['顾明澈', '周以宁', '陆远舟'])
  expect(await names('勾选的行')).toEqual(['顾明澈', '周以宁'])
  expect(await names('忽略筛选')).toHaveLength(7)
  expect(await names('男性')).toEqual(['顾明澈', '陆远舟'])
  await expect(table.getByRole('status')).toContainText('已保存 2 行：')
})

test('an export lists columns, also a hidden column, or leaves out the checkbox column with a function', async ({
  page,
  demo
}) => {
  const table = await demo(path, 'export-range')
  const two = await saved(page, button(table, '只要两列'))
  expect(two.lines[0]).toBe(`${bom}姓名,所在地`)
  const fields = await saved(page, button(table, '去掉复选框列'))
  expect(fields.lines[0]).toBe(`${bom}姓名,职务,性别,年龄`)
  await expect(table.getByRole('status')).toHaveText('已保存 3 行：姓名, 职务, 性别, 年龄')
})

test('the export preview shows formatted text, or the values and field names of the data', async ({ demo }) => {
  const table = await demo(path, 'export-values')
  const file = table.locator('.file')
  await expect(file).toContainText('官网改版,"¥ 128,000",,上线')
  await table.getByLabel('源数据').check()
  await expect(file).toContainText('name,budget,progress,stage')
  await expect(file).toContainText('官网改版,128000,80,上线')
  await table.getByLabel('表头').uncheck()
  await expect(file).toHaveText(/^\s*官网改版,128000,80,上线\s+移动端登录,45000,35,开发\s+数据看板,76000,60,测试\s*$/)
})

test('the mode all requests every row and exports more rows than the page', async ({ page, demo }) => {
  const grid = await demo(path, 'export-all-pages')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(5)
  await grid.locator('.vxe-tools--operate').getByRole('button').click()
  const file = await saved(page, confirm(page))
  expect(file.lines).toHaveLength(25)
  expect(file.lines[23]).toContain('23')
  await expect(grid.getByRole('status')).toHaveText('GET /people/all')
})

test('the server creates the file of the checked rows, and a failed export can be tried again', async ({
  page,
  demo
}) => {
  const table = await demo(path, 'export-remote')
  await button(table, '让下一次请求失败').click()
  await button(table, '由服务端生成').click()
  await expect(table.getByRole('status')).toHaveText('导出失败，请再试一次')
  await table.locator('.vxe-body--row', { hasText: '陆远舟' }).locator('.vxe-cell--checkbox').click()
  const file = await saved(page, button(table, '由服务端生成'))
  expect(file.name).toBe('员工名单.json')
  expect(JSON.parse(file.text)).toEqual([{ name: '陆远舟', role: '测试工程师', age: 32 }])
  await expect(table.getByRole('status')).toHaveText('已保存 员工名单.json')
})

test('functions export header and footer texts, filter footer rows, and `cell-type` keeps leading zeros', async ({
  demo
}) => {
  const table = await demo(path, 'export-text')
  const file = table.getByLabel('CSV')
  await expect(table.getByRole('status')).toHaveText('报价单（3 列）.csv')
  await expect(file).toHaveText(
    /"编号 code","名称 name",单价（元）\s+"\t007",轴承,320\s+"\t012",皮带,70\s+合计,,390\s*$/,
    {
      useInnerText: true
    }
  )
  await table.getByLabel('包含平均值').check()
  await expect(file).toContainText('平均,,195')
  await table.getByLabel('编号导出为文本').uncheck()
  await expect(file).toContainText('\n007,轴承')
})

test('an exported web page keeps grouped headers and merged cells if the options are set', async ({ page, demo }) => {
  const table = await demo(path, 'export-html')
  const file = table.getByLabel('HTML')
  await expect(file).toHaveText(
    '职务 rowspan=2 | 员工 colspan=2 姓名 | 年龄 前端工程师 rowspan=2 | 顾明澈 | 41 周以宁 | 35 设计师 | 林知夏 | 26'
  )
  await table.getByLabel('合并的单元格').uncheck()
  await expect(file).toContainText('前端工程师 | 周以宁 | 35')
  await table.getByLabel('分组表头').uncheck()
  await expect(file).toHaveText(
    '职务 | 姓名 | 年龄 前端工程师 | 顾明澈 | 41 前端工程师 | 周以宁 | 35 设计师 | 林知夏 | 26'
  )
  const { text } = await saved(page, button(table, '保存'))
  expect(text).toContain('th { background: #eaf3ff; }')
})

test('exporting a tree writes the expanded rows or all rows', async ({ demo }) => {
  const table = await demo(path, 'export-tree')
  const file = table.getByLabel('CSV')
  await expect(file).toHaveText('任务,负责人,工时 准备,—,12 需求评审,顾明澈,4 排期,周以宁,8 编码,—,40')
  await table.locator('.vxe-body--row', { hasText: '编码' }).locator('.vxe-tree--btn-wrapper').click()
  await expect(file).toContainText('编码,—,40\n接口,陆远舟,24')
  await table.locator('.vxe-body--row', { hasText: '准备' }).locator('.vxe-tree--btn-wrapper').click()
  await expect(file).toHaveText('任务,负责人,工时 准备,—,12 编码,—,40 接口,陆远舟,24 页面,林知夏,16')
  await table.getByLabel('导出收起的行').check()
  await expect(file).toContainText('需求评审,顾明澈,4')
})

test('the params of queryAll cannot be converted to JSON', async ({ page, demo }) => {
  const grid = await demo(path, 'export-all-pages')
  await expect(grid.locator('.vxe-body--row')).toHaveCount(5)
  const message = await grid.locator('.vxe-grid').evaluate(async element => {
    const { proxyOpts, exportData } = (
      element as unknown as {
        __vue__: {
          proxyOpts: { ajax: { queryAll: (params: object) => Promise<object[]> } }
          exportData: (options: object) => Promise<unknown>
        }
      }
    ).__vue__
    let error = ''
    proxyOpts.ajax.queryAll = params => {
      try {
        JSON.stringify(params)
      } catch (thrown) {
        error = String(thrown)
      }
      return Promise.resolve([])
    }
    await exportData({ mode: 'all', type: 'csv', download: false })
    return error
  })
  expect(message).toContain('circular')
  await expect(page.locator('.vxe-modal--wrapper.is--visible')).toHaveCount(0)
})
