import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/module/file'

const textFile = (name: string, text: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text)
})

/** Presses a button and answers the file dialog it opens. */
async function choose(page: Page, button: Locator, files: ReturnType<typeof textFile>[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(files)
  return chooser
}

/** Presses a button and reads the file that the browser saves. */
async function saved(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), path: await file.path() }
}

/** Names of buttons with an icon begin with the character of the icon font. */
const button = (stage: Locator, name: string) => stage.getByRole('button', { name: new RegExp(`${name}$`) })

test('reading a text file shows its name, type, size and text', async ({ demo, page }) => {
  const stage = await demo(path, 'read-text')
  await choose(page, button(stage, '选择文本文件'), [textFile('说明.txt', '第一行\n第二行')])
  await expect(stage.getByRole('status')).toContainText('说明.txt, text/plain, 19 B')
  await expect(stage.locator('pre')).toHaveText('第一行\n第二行')
})

test('the encoding of a GBK file is detected, and reading the file as UTF-8 shows replacement characters', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'read-encoding')
  const text = stage.getByRole('status')
  await choose(page, button(stage, '选择文件'), [textFile('a.txt', '统一码')])
  await expect(text).toHaveText('统一码')
  const sample = await saved(page, button(stage, '下载一个 GBK 文件'))
  expect(sample.name).toBe('gbk.txt')
  await choose(page, button(stage, '选择文件'), [
    { name: 'gbk.txt', mimeType: 'text/plain', buffer: await readFile(sample.path) }
  ])
  await expect(text).toHaveText('你好，表格')
  await stage.getByText('UTF-8', { exact: true }).click()
  await expect(text).toContainText('�')
})

test('csv, json, xml and html files are read into the table, and a broken file shows an error', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'read-into-table')
  const cells = stage.locator('.vxe-body--row .vxe-body--column')
  await expect(cells).toHaveText(['顾明澈', '41', '深圳, "南山"', '周以宁', '35', '成都'])
  const expected: Record<string, string[]> = {
    json: ['陆远舟', '32', '程之焕', '30'],
    xml: ['沈嘉禾', '28'],
    html: ['许牧云', '28'],
    csv: ['顾明澈', '41', '深圳, "南山"', '周以宁', '35', '成都']
  }
  for (const [type, texts] of Object.entries(expected)) {
    const sample = await saved(page, button(stage, `样例 ${type}`))
    expect(sample.name).toBe(`people.${type}`)
    await choose(page, button(stage, '选择文件'), [
      { name: sample.name, mimeType: '', buffer: await readFile(sample.path) }
    ])
    await expect(stage.getByRole('status')).toHaveText(new RegExp(`people.${type}: \\d 行`))
    await expect(cells).toHaveText(texts)
  }
  await choose(page, button(stage, '选择文件'), [textFile('broken.json', '{')])
  await expect(stage.getByRole('status')).toHaveText(/broken.json: .*JSON/)
  await choose(page, button(stage, '选择文件'), [textFile('broken.xml', '<a><b></a>')])
  await expect(stage.getByRole('status')).toHaveText('broken.xml: XML 格式不正确')
})

test('several files are read at once, and the demo checks their number and size', async ({ demo, page }) => {
  const stage = await demo(path, 'read-several')
  const chooser = await choose(page, stage.getByRole('button'), [
    textFile('a.txt', 'a'),
    textFile('b.bin', 'b'.repeat(2000)),
    textFile('c.txt', 'c'),
    textFile('d.txt', 'd')
  ])
  expect(chooser.isMultiple()).toBe(true)
  await expect(stage.locator('.vxe-body--row')).toHaveText([
    /a.txt.*1.*可以上传/s,
    /b.bin.*2000.*文件过大/s,
    /c.txt.*可以上传/s,
    /d.txt.*超出个数/s
  ])
})

test('a file of a wrong type is rejected, with or without a message', async ({ demo, page }) => {
  const stage = await demo(path, 'read-errors')
  const result = stage.getByRole('status')
  const message = page.locator('.vxe-modal--wrapper.type--message')
  const chooser = await choose(page, button(stage, '不显示消息'), [textFile('a.json', '{}')])
  expect(await chooser.element().getAttribute('accept')).toBe('.csv')
  expect(chooser.isMultiple()).toBe(false)
  await expect(result).toHaveText('a.json, status: false')
  await expect(message).toHaveCount(0)
  await choose(page, button(stage, '只接受 csv'), [textFile('b.txt', '')])
  await expect(result).toHaveText('b.txt, status: false')
  await expect(message).toContainText('txt')
  await choose(page, button(stage, '只接受 csv'), [textFile('c.csv', '')])
  await expect(result).toHaveText('c.csv, status: true')
  await choose(page, button(stage, '只接受 csv'), [textFile('C.CSV', '')])
  await expect(result).toHaveText('C.CSV, status: true')
  await choose(page, button(stage, '不限类型'), [textFile('d.bin', '')])
  await expect(result).toHaveText('d.bin, status: true')
})

test('canceling the file dialog enables the button again', async ({ demo, page }) => {
  const stage = await demo(path, 'read-cancel')
  const read = stage.getByRole('button')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), read.click()])
  await expect(read).toBeDisabled()
  await chooser.element().dispatchEvent('cancel')
  await expect(stage.getByRole('status')).toHaveText('已取消')
  await expect(read).toBeEnabled()
  await choose(page, read, [textFile('a.txt', '')])
  await expect(stage.getByRole('status')).toHaveText('a.txt')
})

test('selected image files are shown with their names', async ({ demo, page }) => {
  const stage = await demo(path, 'read-images')
  const svg = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <rect width="10" height="10" fill="${colour}"/>
    </svg>`
  await choose(page, stage.getByRole('button'), [
    textFile('red.svg', svg('red'), 'image/svg+xml'),
    textFile('blue.svg', svg('blue'), 'image/svg+xml')
  ])
  await expect(stage.locator('figcaption')).toHaveText(['red.svg', 'blue.svg'])
  await expect
    .poll(() =>
      stage.locator('img').evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth))
    )
    .toEqual([10, 10])
})

test('text is saved as a txt, csv, json or html file', async ({ demo, page }) => {
  const stage = await demo(path, 'save-types')
  const read = async (type: string) => {
    const file = await saved(page, button(stage, `people.${type}`))
    expect(file.name).toBe(`people.${type}`)
    return readFile(file.path, 'utf8')
  }
  expect((await read('txt')).split('\n')[0]).toBe('顾明澈\t产品经理\t41')
  expect((await read('csv')).split('\r\n')[0]).toBe('\ufeff"顾明澈","产品经理","41"')
  expect(JSON.parse(await read('json'))).toHaveLength(3)
  expect(await read('html')).toContain('<td>顾明澈</td>')
  await expect(stage.getByRole('status')).toContainText('<meta charset="utf-8">')
})

test('a chart is saved as SVG and as PNG', async ({ demo, page }) => {
  const stage = await demo(path, 'save-blob')
  const svg = await saved(page, button(stage, '保存 SVG'))
  expect(await readFile(svg.path, 'utf8')).toMatch(/^<svg.*<rect/s)
  await expect(stage.getByRole('status')).toContainText('年龄.svg, image/svg+xml')
  const png = await saved(page, button(stage, '保存 PNG'))
  expect(png.name).toBe('年龄.png')
  const bytes = await readFile(png.path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 240])
})

test('the report of the server is saved under its name, and a failure is shown', async ({ demo, page }) => {
  const stage = await demo(path, 'save-from-server')
  const file = await saved(page, button(stage, '下载报表'))
  expect(file.name).toBe('季度报表.csv')
  expect(await readFile(file.path, 'utf8')).toContain('8,135')
  await expect(stage.getByRole('status')).toHaveText('已保存 季度报表.csv')
  await stage.getByText('让下一次请求失败').click()
  await button(stage, '下载报表').click()
  await expect(stage.getByRole('status')).toHaveText('服务端没有响应')
  await expect(button(stage, '下载报表')).toBeEnabled()
})

test('the table is saved to a backup file and restored from it, and another file is rejected', async ({
  demo,
  page
}) => {
  const stage = await demo(path, 'backup-restore')
  const rows = stage.locator('.vxe-body--row')
  const file = await saved(page, button(stage, '备份到文件'))
  expect(file.name).toBe('backup.json')
  await button(stage, '删除第一行').click()
  await expect(rows).toHaveCount(3)
  await choose(page, button(stage, '从文件恢复'), [
    { name: 'backup.json', mimeType: 'application/json', buffer: await readFile(file.path) }
  ])
  await expect(rows).toHaveCount(4)
  await expect(stage.getByRole('status')).toHaveText('已恢复行数 4')
  await choose(page, button(stage, '从文件恢复'), [textFile('other.json', '{"version":2}')])
  await expect(stage.getByRole('status')).toHaveText('other.json 不是备份文件')
  await expect(rows).toHaveCount(4)
})
