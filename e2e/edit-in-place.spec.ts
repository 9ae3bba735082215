import type { Page } from '@playwright/test'
import { writeCode } from './code-editor.ts'
import { takeNamed } from './named-trouble.ts'
import { coldTest, expect, runningDemo, test } from './site.ts'

const route = '/table/base/sort'
const block = (page: Page, name = 'sort-by-header') => page.locator(`[data-demo="${name}"]`)
const preview = (page: Page, name?: string) => block(page, name).frameLocator('iframe:not([inert])')
const shown = (body: string) => `<template>\n  <p id="out">${body}</p>\n</template>\n`

async function startEditing(page: Page, name = 'sort-by-header'): Promise<void> {
  await runningDemo(page, name)
  await block(page, name).getByRole('button', { name: '编辑', exact: true }).click()
  await expect(block(page, name).locator('.cm-content')).toBeVisible()
}

const write = (page: Page, text: string, name?: string): Promise<void> => writeCode(page, text, block(page, name))

test('a demo is edited where it stands, the edit outlasts a reload and is taken back', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await expect(block(page).locator('.cm-content')).toBeFocused()
  await expect(block(page).locator('[data-stage]')).toBeHidden()
  await write(page, shown('就地改过'))
  await expect(preview(page).locator('#out')).toHaveText('就地改过')
  await block(page).getByRole('button', { name: '完成' }).click()
  const goOn = block(page).getByRole('button', { name: '继续编辑', exact: true })
  await expect(goOn).toBeFocused()
  await expect(block(page).locator('[data-stage] .vxe-body--row').first()).toBeVisible()
  await page.reload()
  await runningDemo(page, 'sort-by-header')
  await goOn.click()
  await expect(preview(page).locator('#out')).toHaveText('就地改过')
  await block(page).getByRole('button', { name: '还原' }).click()
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await block(page).getByRole('button', { name: '撤销还原' }).click()
  await expect(preview(page).locator('#out')).toHaveText('就地改过')
})

test('the edit goes along to the playground and comes back', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await write(page, shown('带走'))
  await expect(preview(page).locator('#out')).toHaveText('带走')
  await block(page).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('带走')
  await page.getByRole('link', { name: '返回文档' }).click()
  await runningDemo(page, 'sort-by-header')
  await expect(block(page).getByRole('button', { name: '继续编辑' })).toBeVisible()
})

test('where storage is switched off the edit travels in the address', async ({ page, open }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  )
  await page.goto(`/v3.8/#${route}`)
  await page.getByRole('dialog').getByRole('button').first().click()
  await startEditing(page)
  await write(page, shown('没有存储'))
  await expect(preview(page).locator('#out')).toHaveText('没有存储')
  await block(page).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('没有存储')
  void open
})

test('two demos are edited side by side, each with its own preview and errors', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await startEditing(page, 'sort-on-title')
  await write(page, shown('甲'))
  await write(page, '<template>\n  <p>{{ a b }}</p>\n</template>\n', 'sort-on-title')
  await expect(preview(page).locator('#out')).toHaveText('甲')
  await expect(block(page, 'sort-on-title').getByText(/^sort-on-title\.vue:2/)).toBeVisible()
  await expect(preview(page, 'sort-on-title').locator('.vxe-body--row').first()).toBeVisible()
  await expect(block(page).getByText(/^sort-by-header\.vue:/)).toHaveCount(0)
})

test('what the code logs is shown below it', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await write(
    page,
    '<template><p id="out">a</p></template>\n<script>\nexport default {\n  mounted () {\n    console.log(\'就地的日志\')\n  }\n}\n</script>\n'
  )
  await expect(block(page).getByRole('log')).toContainText('就地的日志')
})

test('JavaScript is another draft, and another language starts from its own words', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await block(page).getByRole('group', { name: '源码语言' }).getByRole('button', { name: 'JS' }).click()
  await expect(block(page).locator('.cm-content')).toContainText('<script>')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(block(page).locator('.cm-content')).toContainText('title="Name"')
  await expect(preview(page).getByText('Name').first()).toBeVisible()
})

coldTest('an editor that does not arrive leaves the demo running and says so', async ({ page, open, trouble }) => {
  await open(route)
  const stage = await runningDemo(page, 'sort-by-header')
  await page.route(/demo-editor/, route => route.abort())
  await block(page).getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByRole('alert').getByText('编辑器加载失败。')).toBeVisible()
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  await takeNamed(
    trouble,
    /^request failed: \S+\/demo-editor\.[\w-]+\.(js|css)$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a demo is edited from its menu, and nothing makes the page scroll sideways', async ({ page, open }) => {
    await open(route)
    await runningDemo(page, 'sort-by-header')
    await block(page).getByRole('button', { name: '更多操作' }).click()
    await block(page).getByRole('button', { name: '编辑', exact: true }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await block(page).getByRole('button', { name: '完成' }).click()
    await expect(block(page).locator('[data-stage] .vxe-body--row').first()).toBeVisible()
  })
})

test('a kept view is edited where it stands, and what was kept is there again', async ({ page, open }) => {
  await open('/table/advanced/keepAlives')
  const stage = await runningDemo(page, 'edit-view')
  const note = stage.getByPlaceholder('输入一句话，再切换到其他视图')
  await note.fill('明天继续')
  await startEditing(page, 'edit-view')
  await expect(note).toBeHidden()
  await write(page, shown('改过的视图'), 'edit-view')
  await expect(preview(page, 'edit-view').locator('#out')).toHaveText('改过的视图')
  const tab = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()
  await tab('勾选与展开').click()
  await runningDemo(page, 'tree-view')
  await expect(block(page, 'tree-view').locator('.cm-content')).toHaveCount(0)
  await tab('编辑').click()
  await block(page, 'edit-view').getByRole('button', { name: '完成' }).click()
  await expect(note).toHaveValue('明天继续')
  await expect(block(page, 'edit-view').getByRole('button', { name: '继续编辑', exact: true })).toBeVisible()
})

test('a view that fetches when it is activated fetches in the editor too', async ({ page, open }) => {
  await open('/table/advanced/keepAlives/table3')
  await startEditing(page, 'tree-view')
  await expect(preview(page, 'tree-view').locator('.vxe-body--row').first()).toBeVisible()
})
