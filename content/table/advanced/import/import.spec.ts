import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const route = '/table/advanced/import'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Names of buttons with an icon begin with the character of the icon font. */
const button = (stage: Locator, name: string) => stage.getByRole('button', { name: new RegExp(`${name}$`) })
const rows = (stage: Locator) => stage.locator('.vxe-body--row')
const cells = (stage: Locator) => stage.locator('.vxe-body--column')
const message = (page: Page) => page.locator('.vxe-modal--wrapper.type--message')
const textFile = (name: string, text: string): ChosenFile => ({ name, mimeType: '', buffer: Buffer.from(text) })

async function save(page: Page, from: Locator): Promise<ChosenFile> {
  const [file] = await Promise.all([page.waitForEvent('download'), from.click()])
  return { name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) }
}

async function choose(page: Page, from: Locator, file: ChosenFile) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), from.click()])
  await chooser.setFiles(file)
}

test('exported data is unchanged after an import in each format', async ({ demo, page }) => {
  const stage = await demo(route, 'round-trip')
  const content = ['1', '书桌', '白色, 1.2 米', '899', '2', '显示器', '27" 护眼', '1699', '3', '台灯', '三档', '129.5']
  await expect(cells(stage)).toHaveText(content)
  for (const type of ['csv', 'html', 'xml', 'txt']) {
    await stage.locator('.vxe-radio-button', { hasText: type }).click()
    const file = await save(page, button(stage, '导出文件'))
    expect(file.name).toBe(`goods.${type}`)
    expect(file.buffer.toString()).toContain('price')
    await button(stage, '清空表格').click()
    await expect(rows(stage)).toHaveCount(0)
    await choose(page, button(stage, '导入文件'), file)
    await expect(cells(stage)).toHaveText(content)
    await expect(stage.getByRole('status')).toHaveText('已导入，价格的类型: string')
  }
})

test('imported rows are inserted before the rows or replace all rows, and a wrong header changes nothing', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'insert-or-cover')
  const file = await save(page, button(stage, '下载样例'))
  await choose(page, button(stage, '新增到前面'), file)
  await expect(stage.getByRole('status')).toHaveText('insert: 共 5 行，新增 2 行')
  await expect(rows(stage).nth(0)).toContainText(/(许牧云|林知夏)\s*设计师/)
  await expect(rows(stage).nth(2)).toContainText('顾明澈')
  await stage.locator('.vxe-sort--asc-btn').click()
  await expect(rows(stage).first()).toContainText('林知夏')
  await choose(page, button(stage, '替换全部'), file)
  await expect(stage.getByRole('status')).toHaveText('covering: 共 2 行，新增 0 行')
  await expect(rows(stage)).toHaveCount(2)
  await choose(page, button(stage, '替换全部'), textFile('titles.csv', '姓名,年龄\r\n许牧云,28'))
  await expect(stage.getByRole('status')).toHaveText('导入失败，表格不变')
  await expect(rows(stage)).toHaveCount(2)
})

test('the import modal accepts a csv file and replaces the rows', async ({ demo, page }) => {
  const stage = await demo(route, 'import-dialog')
  const dialog = page.locator('.vxe-modal--wrapper.is--visible', { has: page.locator('.vxe-export--panel') })
  await button(stage, '从文件导入').click()
  await expect(dialog.locator('.vxe-radio')).toHaveText(['覆盖', '新增'])
  await expect(dialog.locator('.vxe-radio').first()).toHaveClass(/is--checked/)
  await expect(dialog).toContainText('*.csv, *.txt')
  await choose(
    page,
    dialog.locator('.vxe-import-select--file'),
    textFile('people.csv', 'name,role,age\r\n许牧云,后端工程师,28')
  )
  await expect(dialog.locator('.vxe-import-selected--file')).toContainText('people.csv')
  await dialog.getByRole('button', { name: '导入' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cells(stage)).toHaveText(['许牧云', '后端工程师', '28'])
  await expect(stage.getByRole('status')).toHaveText('status: true, mode: covering')
})

test('a GBK file with column titles is converted and imported, and a wrong encoding is rejected', async ({
  demo,
  page
}) => {
  const stage = await demo(route, 'titles-and-encoding')
  const file = await save(page, button(stage, '下载样例'))
  await choose(page, button(stage, '导入文件'), file)
  await expect(cells(stage)).toHaveText(['李', '北京'])
  await expect(stage.getByRole('status')).toHaveText('姓名,所在地 → name,address')
  await stage.getByLabel('编码').selectOption('UTF-8')
  await choose(page, button(stage, '导入文件'), file)
  await expect(stage.getByRole('status')).toContainText('✗')
  await expect(message(page).first()).toBeVisible()
  await expect(cells(stage)).toHaveText(['李', '北京'])
})

test('a wrong file type and a wrong header are reported, and the rows stay unchanged', async ({ demo, page }) => {
  const stage = await demo(route, 'import-errors')
  const log = stage.getByRole('listitem')
  await choose(page, button(stage, '导入文件'), await save(page, button(stage, '类型错误')))
  await expect(log).toHaveText([
    'beforeImportMethod: covering',
    'afterImportMethod: false',
    'importData ✗ status: false'
  ])
  await expect(message(page).first()).toContainText('json')
  await choose(page, button(stage, '导入文件'), await save(page, button(stage, '表头不匹配')))
  await expect(log).toHaveText([
    'beforeImportMethod: covering',
    'afterImportMethod: false',
    'importData ✗ status: false'
  ])
  await expect(rows(stage)).toHaveCount(3)
  await choose(page, button(stage, '导入文件'), await save(page, button(stage, '正确的文件')))
  await expect(log).toHaveText(['beforeImportMethod: covering', 'afterImportMethod: true', 'importData ✓'])
  await expect(cells(stage)).toHaveText(['许牧云', '28'])
})

test('a custom method imports JSON, sends the rows to the server and reports failures', async ({ demo, page }) => {
  const stage = await demo(route, 'own-import-method')
  const file = await save(page, button(stage, '下载样例'))
  await choose(page, button(stage, '导入 JSON'), file)
  await expect(stage.getByRole('status')).toHaveText('people.json: 2 行')
  await expect(rows(stage)).toHaveCount(2)
  await button(stage, '让下一次请求失败').click()
  await choose(page, button(stage, '导入 JSON'), file)
  await expect(stage.getByRole('status')).toHaveText('服务端没有响应')
  await choose(page, button(stage, '导入 JSON'), textFile('broken.json', '{'))
  await expect(stage.getByRole('status')).toContainText('JSON')
})
