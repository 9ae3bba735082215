import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'

const rows = (page: Page) => page.locator('[data-stage] .vxe-table--main-wrapper .vxe-body--row')
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Text of the first rendered cell in the column with this title. */
const firstCell = (page: Page, column: number) => rows(page).first().locator('td').nth(column)

async function openTable(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/home')
  await expect(rows(page).first()).toBeVisible()
}

test('the actions of the first screen scroll, sort, edit and select in 100,000 rows', async ({ page, open }) => {
  await openTable(page, open)
  await act(page, '滚动 5,000 行')
  await expect.poll(async () => Number(await firstCell(page, 0).textContent())).toBeGreaterThan(4000)
  await expect(page.getByText(/渲染 \d{1,2} 行/)).toBeVisible()
  await act(page, '按年龄排序')
  await expect(firstCell(page, 6)).toHaveText('41')
  await act(page, '编辑单元格')
  await expect(page.locator('[data-stage] input:focus')).toHaveValue(/../)
  await page.keyboard.press('Escape')
  await act(page, '用键盘移动')
  await expect(page.locator('[data-stage] .col--selected').first()).toBeVisible()
})

test('the actions of the first screen group headers and fix a column', async ({ page, open }) => {
  await openTable(page, open)
  await act(page, '分组表头')
  await expect(page.locator('[data-stage] .vxe-header--row')).not.toHaveCount(1)
  await act(page, '固定一列')
  await expect(page.locator('[data-stage] .vxe-table--fixed-left-wrapper .vxe-body--row').first()).toBeVisible()
})

test('each action of the first screen links to a demo with its code', async ({ page, open }) => {
  await openTable(page, open)
  const targets: string[] = []
  for (const name of ['滚动 5,000 行', '编辑单元格', '按年龄排序', '分组表头', '固定一列', '用键盘移动']) {
    await act(page, name)
    targets.push((await page.getByRole('link', { name: '代码', exact: true }).getAttribute('href'))!)
  }
  expect(new Set(targets).size).toBe(6)
  for (const target of targets) {
    await open(target.slice(1))
    await expect(page.locator(`#${target.split('#')[2]}`)).toBeVisible()
  }
})

test('the brand links to the first screen', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByRole('link', { name: 'vxe-table', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('vxe-table 3.8')
})

test('a folder that is chosen on the first screen is checked for the upgrade', async ({ page, open }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'))
  await mkdir(path.join(folder, 'src'))
  await writeFile(path.join(folder, 'src/a.vue'), '<template>\n  <vxe-grid row-id="id" />\n</template>\n')
  await writeFile(path.join(folder, 'src/b.vue'), '<template>\n  <vxe-grid :context-menu="{}" />\n</template>\n')
  await open('/home')
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('region', { name: /^把项目文件夹拖到这里/ })
    .getByRole('button', { name: '选择文件夹' })
    .click()
  await (await chooser).setFiles(folder)
  await expect(page).toHaveURL(/#\/upgrade\/check/)
  await expect(page.locator('[data-verdict]')).toContainText('检查了 2 个文件')
  await expect(page.locator('[data-file]')).toHaveCount(2)
  await rm(folder, { recursive: true, force: true })
})

test('a project that is dropped on the first screen is checked, and the page is empty at the next visit', async ({
  page,
  open
}) => {
  await open('/home')
  const zone = page.getByRole('region', { name: /^把项目文件夹拖到这里/ })
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['<template>\n  <vxe-grid row-id="id" />\n</template>\n'], 'a.vue'))
    return transfer
  })
  await zone.dispatchEvent('dragover', { dataTransfer: data })
  await expect(zone).toHaveAttribute('data-over', 'true')
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.locator('[data-verdict]')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/home'))
  await expect(zone).toBeVisible()
  await page.evaluate(() => (location.hash = '#/upgrade/check'))
  await expect(page.getByRole('textbox', { name: '粘贴代码' })).toBeVisible()
  await expect(page.locator('[data-verdict]')).toHaveCount(0)
})
