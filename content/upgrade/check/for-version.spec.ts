import { readFile } from 'node:fs/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { violations } from '../../../e2e/axe.ts'
import { coldTest, expect, test } from '../../../e2e/site.ts'

const later = `<template>
  <vxe-table height="300" :data="rows" :virtual-y-config="{ enabled: true, gt: 0 }" :row-drag-config="{}" />
</template>
<script>
import { VxeUI } from 'vxe-table'
VxeUI.renderer.add('Name', { renderTableEdit() {} })
export default { data: () => ({ rows: [] }) }
</script>
`
const fixed = `<template>
  <vxe-table height="300" :data="rows" :scroll-y="{ enabled: true, gt: 0 }" :row-drag-config="{}" />
</template>
<script>
import { VXETable as VxeUI } from 'vxe-table'
VxeUI.renderer.add('Name', { renderEdit() {} })
export default { data: () => ({ rows: [] }) }
</script>
`

const address = '/upgrade/check?for=3.8.6'
const field = (page: Page) => page.getByRole('textbox', { name: '粘贴代码' })
const verdict = (page: Page) => page.locator('[data-verdict]')
const findings = (page: Page) => page.locator('[data-finding]')

const chooseZip = (page: Page, files: Record<string, string>) =>
  page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({
      name: 'app.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
      )
    })

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click()
  ])
  return readFile(await download.path())
}

test(
  'code for a later version is listed with the release, the name in 3.8.6 and the page, and fixed with one click',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/upgrade/check')
    await page.getByRole('button', { name: '用于 3.8', exact: true }).click()
    await expect(page).toHaveURL(/\/upgrade\/check\?for=3\.8\.6/)
    await field(page).fill(later)
    await expect(verdict(page)).toContainText('有 4 处名称 3.8.6 没有')
    await expect(verdict(page)).toContainText('3 处可以自动修改，1 处需要你处理')
    await expect(findings(page)).toHaveCount(4)
    const drag = findings(page).filter({ hasText: 'row-drag-config' })
    await expect(drag).toContainText('3.11.39 中可用')
    await expect(drag.getByRole('link', { name: '说明' })).toHaveAttribute('href', '#/integration/sortable')
    await expect(drag.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: '修改全部 3 处' }).click()
    await expect(field(page)).toHaveValue(fixed)
    await expect(findings(page)).toHaveCount(1)
    await expect(verdict(page)).toContainText('有 1 处名称 3.8.6 没有')
    await page.getByRole('button', { name: '撤销修改' }).click()
    await expect(field(page)).toHaveValue(later)
    await expect(findings(page)).toHaveCount(4)
  }
)

test('one finding is fixed by keyboard, the focus stays at its file, and the patch has the change', async ({
  page,
  open
}) => {
  await open(address)
  await field(page).fill(later)
  await expect(findings(page)).toHaveCount(4)
  await page.getByRole('button', { name: '修改第 6 行的 renderTableEdit' }).press('Enter')
  await expect(findings(page)).toHaveCount(3)
  await expect(page.locator('[data-file="App.vue"] > summary')).toBeFocused()
  await expect(field(page)).toHaveValue(/renderEdit\(\) \{\}/)
  await expect(field(page)).toHaveValue(/:virtual-y-config/)
  const patch = String(await downloaded(page, '补丁（.patch）'))
  // The patch compares with the pasted code and has the changes that were not clicked as well.
  expect(patch).toContain("-VxeUI.renderer.add('Name', { renderTableEdit() {} })\n")
  expect(patch).toContain("+VxeUI.renderer.add('Name', { renderEdit() {} })\n")
  expect(patch).toContain("+import { VXETable as VxeUI } from 'vxe-table'\n")
})

test('two changes before the next check are both made', async ({ page, open }) => {
  await open(address)
  await field(page).fill(later)
  await expect(findings(page)).toHaveCount(4)
  // In one task, so that no result comes between them; React renders in a microtask after each click.
  await page.evaluate(async () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-finding] .btn')) {
      button.click()
      await Promise.resolve()
    }
  })
  await expect(field(page)).toHaveValue(fixed)
  await expect(findings(page)).toHaveCount(1)
})

test('a project is checked across files, and its changed files and report can be downloaded', async ({
  page,
  open
}) => {
  await open(address)
  const stored = '<template><vxe-table id="people" :custom-config="{ storage: true }" /></template>\n'
  await chooseZip(page, { 'src/a.vue': stored, 'src/b.vue': stored, 'src/c.vue': later, 'src/d.js': 'const a = 1\n' })
  await expect(verdict(page)).toContainText('检查了 4 个文件')
  const shared = page.locator('[data-file="b.vue"] [data-finding="pitfall"]')
  await expect(shared).toContainText('与 a.vue 第 1 行的表格使用同一个 id（people）')
  await page.getByRole('button', { name: /^提示 1/ }).click()
  await expect(page.locator('[data-file]')).toHaveCount(1)
  const files = unzipSync(await downloaded(page, '修改后的文件（zip）'))
  expect(Object.keys(files)).toEqual(['c.vue'])
  expect(Buffer.from(files['c.vue']!).toString()).toBe(fixed)
  const report = String(await downloaded(page, '报告（文本）'))
  expect(report).toContain('4 个文件，vxe-table 3.8.6 没有的名称 4 处，提示 1 处。')
  await page.getByRole('button', { name: '修改全部 3 处' }).click()
  await expect(page.locator('[data-file="c.vue"] [data-finding]')).toHaveCount(1)
  await expect(verdict(page)).toContainText('检查了 4 个文件')
  await expect(page.getByRole('button', { name: /^提示 1/ })).toHaveAttribute('aria-pressed', 'false')
})

test('code for 3.8.6 has no findings there, another version is in the address and checks again', async ({
  page,
  open
}) => {
  await open(address)
  await field(page).fill(fixed.replace(' :row-drag-config="{}"', ''))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await expect(verdict(page)).toContainText('没有发现 3.8.6 不支持的写法')
  const version = page.getByLabel('代码使用的版本')
  await expect.poll(() => version.locator('option').count()).toBeGreaterThan(70)
  await expect(version.locator('option').first()).toHaveText('3.8.6')
  await version.selectOption('3.7.6')
  await expect(page).toHaveURL(/for=3\.7\.6/)
  await expect(page.getByText('3.8 之前的版本没有声明全部成员。')).toBeVisible()
  await field(page).fill(later)
  await version.selectOption('3.21.6')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await field(page).fill('<template><vxe-table resizable :row-drag-config="{}" /></template>')
  await page.getByRole('button', { name: '升级到 3.9 及更高版本' }).click()
  await expect(page.getByLabel('目标版本')).toBeVisible()
  await expect(page.locator('[data-rule]').first()).toBeVisible()
  await expect(page).not.toHaveURL(/for=/)
})

test('a version that npm does not serve is compared by the members of the release before it', async ({
  page,
  open
}) => {
  await open('/upgrade/check?for=3.8.25')
  await field(page).fill(later)
  await expect(verdict(page)).toContainText('npm 不提供 3.8.25，比较的是 3.8.6 的成员。')
})

coldTest('the members of the releases are requested only for the check of a version', async ({ page, open }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await open('/upgrade/check')
  await field(page).fill(later)
  await expect(verdict(page)).toBeVisible()
  expect(requested.filter(url => url.includes('/releases'))).toEqual([])
  await page.getByRole('button', { name: '用于 3.8', exact: true }).click()
  await expect(findings(page)).toHaveCount(4)
  expect(requested.filter(url => url.includes('/releases'))).toHaveLength(1)
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in the findings for a version, and 375 px are enough, in ${theme}`, async ({
    page,
    open
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 375, height: 800 })
    await open(`${address}&lang=en_US`)
    await page.getByRole('button', { name: 'Try an example' }).click()
    await expect(findings(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
