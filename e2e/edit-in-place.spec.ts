import type { Page } from '@playwright/test'
import { writeCode } from './code-editor.ts'
import { expectErrors } from './expect-errors.ts'
import { recordTexts } from './record-texts.ts'
import { coldTest, expect, runningDemo, test } from './site.ts'

const route = '/table/base/sort'
const block = (page: Page, name = 'sort-by-header') => page.locator(`[data-demo="${name}"]`)
const preview = (page: Page, name?: string) => block(page, name).frameLocator('iframe:not([inert])')
const component = (body: string) => `<template>\n  <p id="out">${body}</p>\n</template>\n`

async function startEditing(page: Page, name = 'sort-by-header'): Promise<void> {
  await runningDemo(page, name)
  await block(page, name).getByRole('button', { name: '编辑', exact: true }).click()
  await expect(block(page, name).locator('.cm-content')).toBeVisible()
}

const write = (page: Page, text: string, name?: string): Promise<void> => writeCode(page, text, block(page, name))

test(
  'an edit of a demo on its page survives a reload and can be reverted',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(route)
    await startEditing(page)
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await expect(block(page).locator('.cm-content')).toBeFocused()
    await expect(block(page).locator('[data-stage]')).toBeHidden()
    await write(page, component('就地改过'))
    await expect(preview(page).locator('#out')).toHaveText('就地改过')
    await block(page).getByRole('button', { name: '完成' }).click()
    const continueButton = block(page).getByRole('button', { name: '继续编辑', exact: true })
    await expect(continueButton).toBeFocused()
    await expect(block(page).locator('[data-stage] .vxe-body--row').first()).toBeVisible()
    await page.reload()
    await runningDemo(page, 'sort-by-header')
    await continueButton.click()
    await expect(preview(page).locator('#out')).toHaveText('就地改过')
    await block(page).getByRole('button', { name: '还原' }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await block(page).getByRole('button', { name: '撤销还原' }).click()
    await expect(preview(page).locator('#out')).toHaveText('就地改过')
  }
)

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [820, 900],
  [820, 700]
] as const) {
  test(`at ${width} x ${height} px, the bar, the code and the result of an edited demo are in the window together`, async ({
    page,
    open
  }) => {
    await page.setViewportSize({ width, height })
    await open(route)
    await startEditing(page)
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await expectInWindow(page, false)
  })
}

test('an edited demo in full screen has its code and its result beside each other', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await block(page).getByRole('button', { name: '全屏' }).click()
  const code = block(page).locator('.cm-editor')
  const result = block(page).locator('iframe:not([inert])')
  await expect.poll(async () => (await result.boundingBox())!.x >= (await code.boundingBox())!.x + 600).toBe(true)
  await page.keyboard.press('Escape')
})

test('a column added to an edited demo is visible, and typing its tag shows no error', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  const marks = ['.cm-lintRange-error', '.cm-lintPoint-error', '.cm-nonmatchingBracket', 'footer > [data-first-error]']
  const errors = await recordTexts(block(page), `:is(${marks.join()})`)
  await block(page).getByText('"address"').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  // Slower than the delay of a run, so that each key is compiled.
  await page.keyboard.type('<vxe-column title="新列">', { delay: 250 })
  await page.keyboard.insertText('</vxe-column>')
  const cell = preview(page).locator('.vxe-header--column', { hasText: '新列' })
  await expect(cell).toBeVisible()
  expect((await cell.boundingBox())!.width).toBeGreaterThan(60)
  expect(await errors()).toEqual([null])
})

/** Asserts that the parts are in the window below the header, and code and result beside or below each other. */
async function expectInWindow(page: Page, beside: boolean): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const { height } = page.viewportSize()!
  const boxes = []
  for (const part of [
    block(page).getByRole('button', { name: '完成' }),
    block(page).locator('.cm-editor'),
    block(page).locator('iframe:not([inert])')
  ]) {
    const box = (await part.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(header!.y + header!.height)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    boxes.push(box)
  }
  const [, code, result] = boxes
  expect(code!.height).toBeGreaterThan(80)
  expect(result!.height).toBeGreaterThan(140)
  if (beside) expect(result!.x).toBeGreaterThanOrEqual(code!.x + code!.width)
  else expect(result!.y).toBeGreaterThanOrEqual(code!.y + code!.height)
}

test('Escape ends the edit of a demo on its page and moves the focus to the edit button', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await page.keyboard.press('Control+f')
  await expect(block(page).locator('.cm-search')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(block(page).locator('.cm-search')).toHaveCount(0)
  await expect(block(page).locator('.cm-content')).toBeFocused()
  await block(page).getByRole('button', { name: '分享' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(block(page).locator('.cm-content')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(block(page).locator('.cm-content')).toHaveCount(0)
  await expect(block(page).locator('[data-stage] .vxe-body--row').first()).toBeVisible()
  await expect(block(page).getByRole('button', { name: '编辑', exact: true })).toBeFocused()
})

coldTest(
  'a demo edited on its page is shared as a playground link, with a part that loads on use',
  async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(route)
    await startEditing(page)
    await write(page, component('就地分享'))
    await expect(preview(page).locator('#out')).toHaveText('就地分享')
    const requestedUrls: string[] = []
    page.on('request', request => requestedUrls.push(request.url()))
    await block(page).getByRole('button', { name: '分享' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '复制' }).click()
    expect(requestedUrls.filter(address => /\/share-dialog\.[\w-]+\.js$/.test(address))).toHaveLength(1)
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/v3\.8\/#\/playground\?code=[\w-]+$/)
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('就地分享')
  }
)

test('an edit on the page opens in the playground, and is offered on the page after returning', async ({
  page,
  open
}) => {
  await open(route)
  await startEditing(page)
  await write(page, component('带走'))
  await expect(preview(page).locator('#out')).toHaveText('带走')
  await block(page).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('带走')
  await page.getByRole('link', { name: '返回文档' }).click()
  await runningDemo(page, 'sort-by-header')
  await expect(block(page).getByRole('button', { name: '继续编辑' })).toBeVisible()
})

test('without local storage, an edit on the page opens in the playground through its link', async ({ page, open }) => {
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
  await write(page, component('没有存储'))
  await expect(preview(page).locator('#out')).toHaveText('没有存储')
  await block(page).getByRole('link', { name: '在演练场打开' }).click()
  await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('没有存储')
  // Requested for its check of browser errors.
  void open
})

test('two demos edited on one page have separate previews and errors', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await startEditing(page, 'sort-on-title')
  await write(page, component('甲'))
  await write(page, '<template>\n  <p>{{ a b }}</p>\n</template>\n', 'sort-on-title')
  await expect(preview(page).locator('#out')).toHaveText('甲')
  await expect(block(page, 'sort-on-title').getByText(/^sort-on-title\.vue:2/)).toBeVisible()
  await expect(preview(page, 'sort-on-title').locator('.vxe-body--row').first()).toBeVisible()
  await expect(block(page).getByText(/^sort-by-header\.vue:/)).toHaveCount(0)
})

test('logs of a demo edited on its page appear below the editor', async ({ page, open }) => {
  await open(route)
  await startEditing(page)
  await write(
    page,
    '<template><p id="out">a</p></template>\n<script>\nexport default {\n  mounted () {\n    console.log(\'就地的日志\')\n  }\n}\n</script>\n'
  )
  const line = block(page).getByRole('log').getByRole('listitem')
  await expect(line).toContainText('就地的日志')
  // Text of a page has bullets.
  expect(await line.evaluate(element => getComputedStyle(element, '::before').content)).toBe('none')
})

test('the editor on a page shows the JavaScript version, and the translated code after a language switch', async ({
  page,
  open
}) => {
  await open(route)
  await startEditing(page)
  await block(page).getByRole('group', { name: '源码语言' }).getByRole('button', { name: 'JS' }).click()
  await expect(block(page).locator('.cm-content')).toContainText('<script>')
  await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(block(page).locator('.cm-content')).toContainText('title="Name"')
  await expect(preview(page).getByText('Name').first()).toBeVisible()
})

coldTest(
  'if the editor of a demo fails to load, an error is shown and the demo keeps running',
  async ({ page, open, browserErrors }) => {
    await open(route)
    const stage = await runningDemo(page, 'sort-by-header')
    await page.route(/demo-editor/, route => route.abort())
    await block(page).getByRole('button', { name: '编辑', exact: true }).click()
    await expect(page.getByRole('alert').getByText('编辑器加载失败。')).toBeVisible()
    await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
    await expectErrors(
      browserErrors,
      /^request failed: \S+\/demo-editor\.[\w-]+\.(js|css)$/,
      /^console error: Failed to load resource: net::ERR_FAILED$/
    )
  }
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('a demo can be edited from its menu, and the page does not scroll horizontally', async ({ page, open }) => {
    await open(route)
    await runningDemo(page, 'sort-by-header')
    await block(page).getByRole('button', { name: '更多操作' }).click()
    await block(page).getByRole('button', { name: '编辑', exact: true }).click()
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await expectInWindow(page, false)
    await block(page).getByRole('button', { name: '更多操作' }).click()
    await expect(block(page).getByRole('button', { name: '重新运行' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(block(page).locator('.cm-content')).toBeVisible()
    await block(page).getByRole('button', { name: '完成' }).click()
    await expect(block(page).locator('[data-stage] .vxe-body--row').first()).toBeVisible()
    await expect(block(page).getByRole('button', { name: '更多操作' })).toBeFocused()
  })
})

test('a kept-alive view edited on its page has its previous state after the edit', async ({ page, open }) => {
  await open('/table/advanced/keepAlives')
  const stage = await runningDemo(page, 'edit-view')
  const note = stage.getByPlaceholder('输入一句话，再切换到其他视图')
  await note.fill('明天继续')
  await startEditing(page, 'edit-view')
  await expect(note).toBeHidden()
  await write(page, component('改过的视图'), 'edit-view')
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

test('a kept-alive view that loads data on activation loads the data in the editor', async ({ page, open }) => {
  await open('/table/advanced/keepAlives/table3')
  await startEditing(page, 'tree-view')
  await expect(preview(page, 'tree-view').locator('.vxe-body--row').first()).toBeVisible()
})
