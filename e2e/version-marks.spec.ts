import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { expectErrors } from './expect-errors.ts'
import { coldTest, expect, runningDemo, test } from './site.ts'

const later = `<template>
  <vxe-table height="200" show-overflow :data="rows" :virtual-y-config="{ enabled: true, gt: 0 }" :row-drag-config="{}">
    <vxe-column field="name" title="Name" />
  </vxe-table>
</template>
<script>
export default { data: () => ({ rows: [{ name: 'Ada' }] }) }
</script>
`
const marks = (page: Page) => page.locator('.cm-lintRange-warning')
const tooltip = (page: Page) => page.locator('.cm-tooltip .cm-diagnostic')
const code = (page: Page) => page.locator('.cm-content')
const editorText = async (page: Page) => (await code(page).locator('.cm-line').allTextContents()).join('\n')

test(
  'the editor underlines names that 3.8.6 lacks, and its tooltip explains and changes one of them',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/playground')
    await writeCode(page, later)
    await expect(marks(page)).toHaveText(['virtual-y-config', 'row-drag-config'])
    await marks(page).first().hover()
    await expect(tooltip(page)).toContainText('vxe-table 3.8.6 没有 virtual-y-config，不起作用。')
    await expect(tooltip(page).getByRole('link', { name: '说明' })).toHaveAttribute('target', '_blank')
    await tooltip(page).getByRole('button', { name: '改为 scroll-y' }).click()
    await expect(marks(page)).toHaveText(['row-drag-config'])
    expect(await editorText(page)).toBe(later.replace('virtual-y-config', 'scroll-y'))
    await expect(code(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(marks(page)).toHaveText(['virtual-y-config', 'row-drag-config'])
  }
)

const toggle = (page: Page, count: number) => page.getByRole('button', { name: `3.8.6：${count} 处需要检查` })
const list = (page: Page) => page.getByRole('region', { name: /处需要检查$/ })

test('the list below the code shows the lines, changes one name or all, and returns the focus', async ({
  page,
  open
}) => {
  await open('/playground')
  await writeCode(
    page,
    later.replace('<script>\n', "<script>\nimport { VxeUI } from 'vxe-table'\nVxeUI.setConfig({})\n")
  )
  await expect(toggle(page, 3)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page, 3).press('Enter')
  await expect(list(page).getByRole('listitem')).toHaveCount(3)
  await expect(list(page).getByRole('listitem').nth(2)).toContainText('第 7 行')
  await list(page).getByRole('button', { name: '改为 scroll-y' }).press('Enter')
  await expect(toggle(page, 2)).toBeFocused()
  await expect(code(page)).toContainText(':scroll-y="{ enabled: true, gt: 0 }"')
  await list(page).getByRole('button', { name: '改为 VXETable' }).click()
  await expect(toggle(page, 1)).toBeFocused()
  await expect(code(page)).toContainText("import { VXETable as VxeUI } from 'vxe-table'")
  await list(page).getByRole('button', { name: '第 2 行' }).click()
  await expect(code(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await list(page).getByRole('button', { name: '修改全部 2 处' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await toggle(page, 1).click()
  await expect(list(page)).toHaveCount(0)
})

test('marks of names stay with their code while errors come and go', async ({ page, open }) => {
  await open('/playground')
  await writeCode(page, later)
  await expect(marks(page)).toHaveCount(2)
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('<script>\n')
  await expect(page.locator('.cm-lintRange-error, .cm-lintPoint-error').first()).toBeAttached()
  await expect(marks(page)).toHaveText(['virtual-y-config', 'row-drag-config'])
  await page.keyboard.press('Control+z')
  await expect(page.locator('.cm-lintRange-error, .cm-lintPoint-error')).toHaveCount(0)
  await expect(marks(page)).toHaveText(['virtual-y-config', 'row-drag-config'])
})

test('a demo that is edited in place gets marks, and none without a change', async ({ page, open }) => {
  await open('/table/base/sort')
  await runningDemo(page, 'sort-by-header')
  const block = page.locator('[data-demo="sort-by-header"]')
  await block.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(block.locator('.cm-content')).toBeVisible()
  await block.getByText('"address"').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('<vxe-column title="新列" drag-sort></vxe-column>')
  // The only mark is that of the change.
  await expect(block.locator('.cm-lintRange-warning, .cm-lintRange-info')).toHaveText(['drag-sort'])
})

coldTest(
  'without the file of the releases the editor has no marks, and the preview runs',
  async ({ page, open, browserErrors }) => {
    await page.route(/\/releases[^/]*\.js/, route => route.abort())
    await open('/playground')
    const failed = page.waitForEvent('requestfailed', request => request.url().includes('/releases'))
    await writeCode(page, later)
    await failed
    await expect(page.frameLocator('iframe:not([inert])').locator('.vxe-body--row').first()).toBeVisible()
    await expect(marks(page)).toHaveCount(0)
    await expectErrors(browserErrors, /^request failed: .*\/releases/, /net::ERR_FAILED$/)
  }
)

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in marked code with its list, in ${theme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open('/playground')
    await writeCode(page, later)
    await toggle(page, 2).click()
    await expect(list(page)).toBeVisible()
    await expect(marks(page)).toHaveCount(2)
    expect(await violations(page)).toEqual([])
  })
