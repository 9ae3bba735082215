import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { expect, test } from './site.ts'

const oldCode = `<template>
  <vxe-table id="out" ref="table" resizable :data="rows" :edit-config="{ trigger: 'click' }" :menu-config="{}" @cell-context-menu="open">
    <vxe-column field="name" title="Name" />
  </vxe-table>
</template>
<script>
export default {
  data() {
    return { rows: [{ name: 'Ada' }] }
  },
  methods: {
    open() {
      this.$refs.table.setActiveRow(this.rows[0])
    }
  }
}
</script>
`

const code = (page: Page) => page.locator('.cm-content')
const dialog = (page: Page) => page.getByRole('dialog')
const verdict = (page: Page) => dialog(page).locator('[data-verdict]')

async function check(page: Page, text: string): Promise<void> {
  await writeCode(page, text)
  await page.getByRole('button', { name: '检查 3.9+' }).click()
}

test(
  'the upgrade check in the playground changes the code with one click, and undo restores the code',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/playground')
    await check(page, oldCode)
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'changes')
    await expect(dialog(page)).toContainText('预览运行 vxe-table 3.8.6')
    await expect(dialog(page).getByRole('listitem').filter({ hasText: '@cell-menu' })).toContainText('自动修改')
    await dialog(page).getByRole('button', { name: '应用到代码' }).click()
    await expect(dialog(page).getByText('已修改 1 个文件。')).toBeVisible()
    await expect(dialog(page).getByRole('listitem').filter({ hasText: '@cell-menu' })).toHaveCount(0)
    await dialog(page).getByRole('button', { name: '关闭' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(code(page)).toContainText('@cell-menu="open"')
    await expect(code(page)).toContainText('setEditRow')
    await expect(code(page)).not.toContainText('setActiveRow')
    await page.getByRole('button', { name: '撤销升级修改' }).click()
    await expect(code(page)).toContainText('setActiveRow')
  }
)

test('upgrade changes cannot be applied while a filter hides all automatic changes', async ({ page, open }) => {
  await open('/playground')
  await check(page, oldCode)
  await dialog(page)
    .getByRole('button', { name: /^自动修改/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: '应用到代码' })).toBeDisabled()
  await expect(dialog(page)).toContainText('筛选出的结果中没有自动修改')
})

test('a finding of the upgrade check opens its line in the editor', async ({ page, open }) => {
  await open('/playground')
  await check(page, oldCode)
  const finding = dialog(page).getByRole('listitem').filter({ hasText: 'setEditRow' })
  await expect(finding.getByRole('link', { name: '说明' })).toHaveAttribute('target', '_blank')
  await finding.getByRole('button', { name: '第 13 行' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('第 13 行，第 1 列')).toBeVisible()
  await expect(code(page)).toBeFocused()
})

test('the upgrade check reports that code without findings needs no change', async ({ page, open }) => {
  await open('/playground')
  await check(page, '<template>\n  <p id="out">a</p>\n</template>\n')
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'yes')
  await expect(dialog(page).getByRole('button', { name: '应用到代码' })).toHaveCount(0)
})

test('axe finds no violations in the upgrade check of the playground', async ({ page, open }) => {
  await open('/playground')
  await check(page, oldCode)
  await expect(verdict(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})
