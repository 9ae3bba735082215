import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { violations } from '../../../e2e/axe.ts'
import { expect, test } from '../../../e2e/site.ts'

const old = `<template>
  <vxe-table ref="table" resizable :data="rows" @cell-context-menu="open" />
</template>
<script>
export default {
  methods: {
    open() {
      this.$refs.table.setActiveRow(this.rows[0])
    }
  }
}
</script>
`

const field = (page: Page) => page.getByRole('textbox', { name: '粘贴代码' })
const verdict = (page: Page) => page.locator('[data-verdict]')

/** File for the file dialog. */
const createFile = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text)
})

/** Lines with findings, each once. */
const lines = (page: Page) => page.locator('[data-line]')
const chooseFiles = (page: Page) => page.locator('main input[type="file"]').first()

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click()
  ])
  return readFile(await download.path())
}

test('pasting code lists the lines to change with their new text', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill(old)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
  const event = lines(page).filter({ hasText: '@cell-menu' })
  await expect(event).toContainText('第 2 行')
  await expect(event).toContainText('自动修改')
  await expect(lines(page).filter({ hasText: 'setEditRow' })).toContainText(
    'this.$refs.table.setEditRow(this.rows[0], true)'
  )
})

test('findings of one line are shown as one change, with marks of the changed words and without sideways scrolling', async ({
  page,
  open
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open('/upgrade/check')
  await field(page).fill(`<template>
  <vxe-table ref="table" resizable highlight-hover-row row-id="id" :context-menu="menu" :data="rows" @cell-context-menu="open" />
</template>
`)
  await expect(lines(page)).toHaveCount(1)
  const marks = (side: string) => lines(page).locator(`[data-sign="${side}"] mark`)
  await expect(marks('−')).toHaveText([/resizable/, /row-id/, 'context-menu', 'cell-context-menu'])
  await expect(marks('+')).toHaveText([
    /column-config.*resizable/,
    /isHover: true, keyField/,
    'menu-config',
    'cell-menu'
  ])
  await expect(lines(page).locator('[data-rule]')).toHaveCount(5)
  const changes = await lines(page)
    .locator('pre')
    .evaluateAll(sides => sides.map(side => [side.scrollWidth - side.clientWidth, side.clientHeight > 40]))
  expect(changes).toEqual([
    [0, true],
    [0, true]
  ])
})

test('the verdict counts automatic changes, offers them, and warns only about code that fails without a message', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const withColumn = (attribute: string) =>
    `<template><vxe-table resizable><vxe-column ${attribute} /></vxe-table></template>`
  await field(page).fill(withColumn('remote-sort'))
  await expect(verdict(page)).toContainText('2 处中 1 处自动修改，1 处需要你处理')
  await expect(verdict(page)).not.toContainText('没有任何提示')
  const colors = await verdict(page).evaluate(box => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--bad-line)'
    box.append(probe)
    const alarm = getComputedStyle(probe).color
    probe.remove()
    return { alarm, border: getComputedStyle(box).borderTopColor }
  })
  expect(colors.border).not.toBe(colors.alarm)
  await expect(verdict(page).getByRole('button', { name: '修改后的文件（zip）' })).toBeEnabled()
  await expect(verdict(page).getByRole('button', { name: '补丁（.patch）' })).toBeEnabled()
  await field(page).fill(withColumn(':edit-render="{ nativeEvents: {} }"'))
  await expect(verdict(page)).toContainText('1 处不处理会失效，而且没有任何提示。')
  await expect(page.locator('[data-rule="option-column-edit-render-native-events"]')).toContainText('失效但没有提示')
})

test('a checked input is folded, keeps its code and the focus, and stays open while code is typed', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  await page.getByRole('button', { name: '试用示例' }).click()
  await expect(field(page)).toBeHidden()
  const show = page.getByRole('button', { name: '展开输入' })
  await expect(show).toBeFocused()
  await expect(page.getByText(/^App\.vue，\d+ 行$/)).toBeVisible()
  await show.click()
  await expect(field(page)).toHaveValue(/VXETable\.setup/)
  await field(page).press('Control+A')
  await field(page).pressSequentially('<template><vxe-table row-id="a" /></template>')
  await expect(page.locator('[data-rule]')).toHaveCount(1)
  await expect(page.locator('[data-rule="prop-row-id"]')).toBeVisible()
  await expect(field(page)).toBeVisible()
  await page.getByRole('button', { name: '收起输入' }).click()
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: '清除' }).click()
  await expect(field(page)).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
})

test('pasting code without findings shows that no changes are needed', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill('<template>\n  <vxe-table :data="rows" />\n</template>\n')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await expect(verdict(page)).toContainText('没有发现需要修改的代码')
})

test('the example lists findings, and the filter for automatic changes hides them and disables the patch', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  await page.getByRole('button', { name: '试用示例' }).click()
  await expect(verdict(page)).toBeVisible()
  const items = page.locator('[data-rule]')
  await expect(items).not.toHaveCount(0)
  const all = await items.count()
  const automatic = page.getByRole('button', { name: /^自动修改 \d/ })
  await automatic.click()
  await expect(automatic).toHaveAttribute('aria-pressed', 'false')
  await expect(items.filter({ hasText: '自动修改' })).toHaveCount(0)
  expect(await items.count()).toBeLessThan(all)
  await expect(page.getByRole('button', { name: '补丁（.patch）' })).toBeDisabled()
})

test('a zip archive is checked, and its changed files can be downloaded as a zip, a patch and a report', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const archive = zipSync({
    'app/src/a.vue': strToU8(old),
    'app/src/plain.js': strToU8('export const a = 1\n'),
    'app/node_modules/x/b.vue': strToU8(old),
    'app/../../evil.vue': strToU8(old),
    'app/package.json': strToU8('{\n  "dependencies": {\n    "vxe-table": "~3.8.6"\n  }\n}\n')
  })
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(verdict(page)).toContainText('检查了 3 个文件')
  await expect(page.locator('[data-file]')).toHaveCount(2)
  const files = unzipSync(await downloaded(page, '修改后的文件（zip）'))
  expect(Object.keys(files).sort()).toEqual(['package.json', 'src/a.vue'])
  const after = Buffer.from(files['src/a.vue']!).toString()
  expect(after).toContain('@cell-menu="open"')
  expect(after).toContain('this.$refs.table.setEditRow(this.rows[0], true)')
  const patch = String(await downloaded(page, '补丁（.patch）'))
  expect(patch).toContain('--- a/src/a.vue\n+++ b/src/a.vue\n')
  expect(patch).toContain('-      this.$refs.table.setActiveRow(this.rows[0])\n')
  const report = String(await downloaded(page, '报告（Markdown）'))
  expect(report).toContain('src/a.vue')
})

test('options in another file of the project are found there, and the download changes them there', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const archive = zipSync({
    'jsconfig.json': strToU8('{}'),
    'src/a.vue': strToU8(
      '<template><vxe-grid v-bind="options" /></template>\n<script>\nimport options from \'@/options\'\nexport default { data: () => ({ options }) }\n</script>\n'
    ),
    'src/options.js': strToU8("export default { rowId: 'id', columns: [{ remoteSort: true }] }\n")
  })
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(page.locator('[data-file]')).toHaveCount(1)
  await expect(page.locator('[data-file]')).toContainText('src/options.js')
  const files = unzipSync(await downloaded(page, '修改后的文件（zip）'))
  expect(Buffer.from(files['src/options.js']!).toString()).toContain("rowConfig: { keyField: 'id' }")
  const instructions = String(await downloaded(page, '给编程助手的指令'))
  expect(instructions).toContain('## 1. src/options.js:1:')
  expect(instructions).toContain('prop-column-remote-sort')
})

const decision = '<template><vxe-table><vxe-column remote-sort /></vxe-table></template>\n'
const unchanged = '<template><p /></template>\n'
const cells = (page: Page) => page.getByRole('toolbar', { name: /^文件/ }).getByRole('button')

test('a project is shown as cells; arrow keys move between them, and Enter leads to the findings of the file', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const archive = zipSync({
    'src/a.vue': strToU8(old),
    'src/views/b.vue': strToU8(unchanged),
    'src/views/c.vue': strToU8(decision)
  })
  await chooseFiles(page).setInputFiles(createFile('app.zip', archive))
  await expect(cells(page)).toHaveCount(2)
  await expect(page.locator('[data-picture] ul').getByRole('listitem')).toHaveText([
    '需要决定 1',
    '自动修改 1',
    '无需修改 1'
  ])
  // Each state has another shape.
  const shapes = await cells(page).evaluateAll(all => all.map(cell => getComputedStyle(cell, '::before').clipPath))
  expect(new Set(shapes).size).toBe(2)
  await cells(page).first().focus()
  await page.keyboard.press('ArrowDown')
  const decide = page.getByRole('button', { name: 'views/c.vue：需要决定 1 处' })
  await expect(decide).toBeFocused()
  // A filter that hides the file is reset.
  await page.getByRole('button', { name: /^需要决定/ }).click()
  await expect(page.locator('[data-file="views/c.vue"]')).toHaveCount(0)
  await decide.press('Enter')
  await expect(page.locator('[data-file="views/c.vue"] > summary')).toBeFocused()
  await expect(page.locator('[data-file="views/c.vue"] [data-rule]')).toBeVisible()
})

test('the cell of one of thousands of files opens the file beyond the shown ones', async ({ page, open }) => {
  await open('/upgrade/check')
  const many = Object.fromEntries(
    Array.from({ length: 8000 }, (_, index) => [
      `src/${index % 9}/c${index}.vue`,
      strToU8(index % 4 === 0 ? decision : unchanged)
    ])
  )
  await chooseFiles(page).setInputFiles(createFile('many.zip', zipSync(many, { level: 0 })))
  await expect(cells(page)).toHaveCount(2000, { timeout: 120_000 })
  await cells(page).last().click()
  const files = page.locator('[data-file]')
  await expect(files.last().locator('summary')).toBeFocused()
  await expect(files.last().locator('[data-rule]')).toBeVisible()
  expect(await files.count()).toBeLessThanOrEqual(30)
  await page.getByRole('button', { name: '再显示前面的 30 个文件' }).click()
  await expect(files).toHaveCount(31)
})

test('the report of the command shows the same picture, with the same keys, and needs no network', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vxe-upgrade-report-'))
  try {
    await mkdir(path.join(folder, 'views'))
    await writeFile(path.join(folder, 'a.vue'), old)
    await writeFile(path.join(folder, 'views/b.vue'), unchanged)
    await writeFile(path.join(folder, 'views/c.vue'), decision)
    const program = fileURLToPath(new URL('../../../dist/upgrade/vxe-upgrade.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)('node', [program, '.', '--format', 'html', '--lang', 'zh'], {
      cwd: folder
    })
    await writeFile(path.join(folder, 'report.html'), stdout)
    await page.goto(pathToFileURL(path.join(folder, 'report.html')).href)
    const links = page.getByRole('toolbar').getByRole('link')
    await expect(links).toHaveCount(2)
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'views/c.vue：需要决定 1 处' })).toBeFocused()
    await page.keyboard.press('Enter')
    const file = page.locator('section:target')
    await expect(file.getByRole('heading', { level: 2 })).toHaveText('views/c.vue')
    await expect(file).toBeInViewport()
    expect(await violations(page)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the result names known defects that the upgrade fixes, only for code that uses their members', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const defects = page.getByRole('region', { name: '已知缺陷' })
  await field(page).fill('<template>\n  <vxe-form readonly :data="data" />\n</template>\n')
  await defects.getByText('升级还会修复这些代码可能遇到的 1 个缺陷').click()
  await expect(defects.getByRole('listitem')).toContainText('readonly')
  await expect(defects.getByRole('link', { name: '在 3.21.6 中运行' })).toHaveAttribute(
    'href',
    '#/playground?defect=form%2Fbasics%2Freadonly-form&release=3.21.6'
  )
  await expect(defects).toContainText('3.21.6 与 3.8.6 对比。')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '清除' }).click()
  await field(page).fill('<template>\n  <vxe-table :data="data" row-id="id" />\n</template>\n')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
  await expect(defects).toHaveCount(0)
})

test('axe finds no violations in the result of a project', async ({ page, open }) => {
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([
    createFile('a.vue', old),
    createFile('c.vue', decision),
    createFile('broken.js', "import 'vxe-table'\nconst = ;\n")
  ])
  await expect(cells(page)).toHaveCount(3)
  expect(await violations(page)).toEqual([])
})

test('a check of 2,000 files can be canceled, and a completed check shows 30 files at a time', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  const many = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`src/c${index}.vue`, strToU8(old.repeat(index % 7 === 0 ? 3 : 1))])
  )
  await chooseFiles(page).setInputFiles(createFile('many.zip', zipSync(many)))
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect(page.getByText('检查已取消。')).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await chooseFiles(page).setInputFiles(createFile('many.zip', zipSync(many)))
  await expect(verdict(page)).toContainText('检查了 2000 个文件', { timeout: 60_000 })
  await expect(page.locator('[data-file]')).toHaveCount(30)
  await page.getByRole('button', { name: '再显示 30 个文件' }).click()
  await expect(page.locator('[data-file]')).toHaveCount(60)
})

test('the check names the version of the project if it is another one, and checks from it', async ({ page, open }) => {
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([
    createFile('package.json', '{ "dependencies": { "vxe-table": "^3.6.17" } }'),
    createFile('a.vue', '<template><vxe-table :scroll-y="{ gt: 0 }" /></template>')
  ])
  await expect(verdict(page)).toContainText('项目的 vxe-table 是 ^3.6.17，检查以 3.8.6 为起点。')
  await expect(page.locator('[data-rule="scroll-y-enabled"]')).toHaveCount(0)
  await page.getByLabel('当前版本').selectOption('3.6.17')
  await expect(page.locator('[data-rule="scroll-y-enabled"]')).toHaveCount(1)
  await expect(verdict(page)).not.toContainText('检查以')
  await expect(verdict(page)).toContainText('3.0 至 3.6 默认开启虚拟滚动')
})

test('a file with a syntax error is reported with its line, a broken zip and an unsupported file with a message', async ({
  page,
  open
}) => {
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([
    createFile('broken.ts', "import { VXETable } from 'vxe-table'\nconst = ;\n"),
    createFile('a.vue', old)
  ])
  await expect(verdict(page)).toContainText('检查了 2 个文件')
  await expect(page.getByText('broken.ts 第 2 行')).toBeVisible()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unread')
  await expect(verdict(page)).toContainText('无法判断')
  await chooseFiles(page).setInputFiles(createFile('bad.zip', 'this is no archive'))
  await expect(page.getByText('bad.zip：文件不是完整的 zip，没有读取。')).toBeVisible()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'unread')
  await chooseFiles(page).setInputFiles(createFile('photo.png', 'no code'))
  await expect(page.getByText('没有可以检查的文件')).toBeVisible()
})

test('the target version is in the address, and selecting another version checks the code again', async ({
  page,
  open
}) => {
  await open('/upgrade/check?to=3.9.0')
  await expect(page.getByLabel('目标版本')).toHaveValue('3.9.0')
  const later = '<template>\n  <vxe-table :row-config="{ height: 40 }" :data="rows" />\n</template>\n'
  await field(page).fill(later)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await expect(page.locator('[data-rule]')).toHaveCount(0)
  await page.getByLabel('目标版本').selectOption('3.21.6')
  await expect(page.locator('[data-rule]')).not.toHaveCount(0)
  await expect(page).toHaveURL(/to=3\.21\.6/)
})

test('checking pasted code sends no request', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill(old)
  await expect(verdict(page)).toBeVisible()
  // The web fonts load after the page.
  const countFonts = () => Array.from(document.fonts).filter(({ status }) => status === 'loaded').length
  await expect.poll(() => page.evaluate(countFonts), { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await field(page).fill(`${old}\n<!-- once more -->`)
  await field(page).fill(old.replaceAll('table', 'grid'))
  await expect(lines(page).filter({ hasText: 'setEditRow' })).toContainText('this.$refs.grid')
  expect(asked).toEqual([])
})

test('the command for the selected versions is shown, and its script can be downloaded', async ({
  page,
  open,
  request
}) => {
  await open('/upgrade/check?to=3.18.20')
  await expect(page.getByText('node vxe-upgrade.mjs src package.json --from 3.8.6 --to 3.18.20')).toBeVisible()
  const link = page.getByRole('link', { name: '下载 vxe-upgrade.mjs' })
  const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('vxe')
})
