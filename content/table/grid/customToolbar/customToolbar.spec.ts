import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

// The demos open editors or validate, and the library ignores clicks shortly after: each click waits first.
test.use({ slowClicks: true })

const route = '/table/grid/customToolbar'

const rows = (stage: Locator) => stage.locator('.vxe-body--row')

test('toolbar slots show a search field and a count, and a button exports the checked rows', async ({ demo, page }) => {
  const stage = await demo(route, 'toolbar-slots')
  await expect(stage.locator('.count')).toHaveText('14 / 14')
  await stage.getByPlaceholder('姓名或职务').fill('设计师')
  await expect(stage.locator('.count')).toHaveText('4 / 14')
  const exportButton = stage.getByRole('button', { name: /导出勾选的/ })
  await expect(exportButton).toBeDisabled()
  await rows(stage).first().locator('.vxe-cell--checkbox').click()
  await expect(exportButton).toHaveText('导出勾选的 1 行')
  const [file] = await Promise.all([page.waitForEvent('download'), exportButton.click()])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)
  await stage.getByPlaceholder('姓名或职务').fill('测试')
  await expect(exportButton).toHaveText('导出勾选的 0 行')
  await stage.getByTitle('列设置').click()
  await expect(page.locator('.vxe-table-custom--option').first()).toBeVisible()
  // Closes the panel.
  await page.locator('h1').click()
})

test('a custom toolbar starts editing, and its tools are connected to the grid', async ({ demo, page }) => {
  const stage = await demo(route, 'own-toolbar')
  await expect(stage.locator('h3')).toHaveText('员工名单')
  await rows(stage).first().locator('td').first().click()
  await expect(stage.locator('td input')).toHaveCount(0)
  await stage.getByRole('button', { name: /编辑$/ }).click()
  await stage.getByRole('button', { name: '插入一行' }).click()
  await expect(rows(stage)).toHaveCount(6)
  await rows(stage).first().locator('input').first().fill('何新')
  await stage.getByRole('button', { name: '完成' }).click()
  await expect(stage.locator('td input')).toHaveCount(0)
  await expect(rows(stage).first()).toContainText('何新')
  await stage.getByTitle('列设置').click()
  await expect(page.locator('.vxe-table-custom--option').nth(1)).toContainText('姓名')
  // Closes the panel.
  await page.locator('h1').click()
  await stage.getByTitle('全屏').click()
  await expect(stage.locator('.vxe-grid')).toHaveClass(/is--maximize/)
  await page.keyboard.press('Escape')
  await expect(stage.locator('.vxe-grid')).not.toHaveClass(/is--maximize/)
})
