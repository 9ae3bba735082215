import { readFile } from 'node:fs/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
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

/** A file of the reader. */
const given = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text)
})

const chooseFiles = (page: Page) => page.locator('main input[type="file"]').first()

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click()
  ])
  return readFile(await download.path())
}

test('pasted code gets an answer, with each change as it will stand in the file', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill(old)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
  const event = page.getByRole('listitem').filter({ hasText: '@cell-menu' })
  await expect(event).toContainText('第 2 行')
  await expect(event).toContainText('自动修改')
  await expect(page.getByRole('listitem').filter({ hasText: 'setEditRow' })).toContainText(
    'this.$refs.table.setEditRow(this.rows[0])'
  )
})

test('code that has nothing to change may be upgraded', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill('<template>\n  <vxe-table :data="rows" />\n</template>\n')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await expect(verdict(page)).toContainText('没有发现需要修改的代码')
})

test('the example shows every certainty, and filters leave what is asked for', async ({ page, open }) => {
  await open('/upgrade/check')
  await page.getByRole('button', { name: '试用示例' }).click()
  await expect(verdict(page)).toBeVisible()
  const items = page.locator('[data-rule]')
  const all = await items.count()
  const automatic = page.getByRole('button', { name: /^自动修改 \d/ })
  await automatic.click()
  await expect(automatic).toHaveAttribute('aria-pressed', 'false')
  await expect(items.filter({ hasText: '自动修改' })).toHaveCount(0)
  expect(await items.count()).toBeLessThan(all)
  await expect(page.getByRole('button', { name: '补丁（.patch）' })).toBeDisabled()
})

test('a zip is read, and its changed files come back as a zip and as a patch', async ({ page, open }) => {
  await open('/upgrade/check')
  const archive = zipSync({
    'app/src/a.vue': strToU8(old),
    'app/src/plain.js': strToU8('export const a = 1\n'),
    'app/node_modules/x/b.vue': strToU8(old),
    'app/../../evil.vue': strToU8(old),
    'app/package.json': strToU8('{\n  "dependencies": {\n    "vxe-table": "~3.8.6"\n  }\n}\n')
  })
  await chooseFiles(page).setInputFiles(given('app.zip', archive))
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

test('two thousand files are checked with progress, and a check can be cancelled', async ({ page, open }) => {
  await open('/upgrade/check')
  const many = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`src/c${index}.vue`, strToU8(old.repeat(index % 7 === 0 ? 3 : 1))])
  )
  await chooseFiles(page).setInputFiles(given('many.zip', zipSync(many)))
  await page.getByRole('button', { name: '取消', exact: true }).click()
  await expect(page.getByText('检查已取消。')).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await chooseFiles(page).setInputFiles(given('many.zip', zipSync(many)))
  await expect(verdict(page)).toContainText('检查了 2000 个文件', { timeout: 60_000 })
  await expect(page.locator('[data-file]')).toHaveCount(30)
  await page.getByRole('button', { name: '再显示 30 个文件' }).click()
  await expect(page.locator('[data-file]')).toHaveCount(60)
})

test('what can not be read is said, and does not stop the rest', async ({ page, open }) => {
  await open('/upgrade/check')
  await chooseFiles(page).setInputFiles([
    given('broken.ts', "import { VXETable } from 'vxe-table'\nconst = ;\n"),
    given('a.vue', old)
  ])
  await expect(verdict(page)).toContainText('检查了 2 个文件')
  await expect(page.getByText('broken.ts 第 2 行')).toBeVisible()
  await chooseFiles(page).setInputFiles(given('bad.zip', 'this is no archive'))
  await expect(page.getByRole('alert').getByRole('button', { name: '重新检查' })).toBeVisible()
  await chooseFiles(page).setInputFiles(given('photo.png', 'no code'))
  await expect(page.getByText('没有可以检查的文件')).toBeVisible()
})

test('the versions stand in the address, and another choice checks again', async ({ page, open }) => {
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

test('nothing is sent while code is checked', async ({ page, open }) => {
  await open('/upgrade/check')
  await field(page).fill(old)
  await expect(verdict(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await field(page).fill(`${old}\n<!-- once more -->`)
  await field(page).fill(old.replaceAll('table', 'grid'))
  await expect(page.getByRole('listitem').filter({ hasText: 'setEditRow' })).toContainText('this.$refs.grid')
  expect(asked).toEqual([])
})

test('the command is there to take along, for the chosen versions', async ({ page, open, request }) => {
  await open('/upgrade/check?to=3.18.20')
  await expect(page.getByText('node vxe-upgrade.mjs src package.json --from 3.8.6 --to 3.18.20')).toBeVisible()
  const link = page.getByRole('link', { name: '下载 vxe-upgrade.mjs' })
  const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('vxe')
})
