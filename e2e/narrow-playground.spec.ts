import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { expect, test } from './site.ts'

const demo = '/playground?demo=table/base/sort/sort-by-header'
const preview = (page: Page) => page.frameLocator('iframe:not([inert])')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const panes = [
  ['预览', '预览'],
  ['控制台', '控制台'],
  ['代码', 'sort-by-header.vue 的代码']
] as const

for (const [width, height] of [
  [375, 667],
  [320, 256]
] as const) {
  test.describe(`at ${width} x ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test(
      `at ${width} x ${height} px, the playground shows code, preview and console as tabs`,
      { tag: '@quick' },
      async ({ page, open }) => {
        await open(demo)
        for (const [name, region] of panes) {
          await tab(page, name).click()
          await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
          await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
          const box = (await page.getByRole('region', { name: region, exact: true }).boundingBox())!
          expect(box.height).toBeGreaterThan(240)
          expect(box.width).toBe(width)
          for (const [, other] of panes.filter(each => each[0] !== name))
            await expect(page.getByRole('region', { name: other, exact: true })).toBeHidden()
        }
        await expect(page.locator('.cm-content')).toBeVisible()
        await tab(page, '预览').click()
        await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
      }
    )

    test(`at ${width} x ${height} px, each action of the playground is in the window and large enough`, async ({
      page,
      open
    }) => {
      await open(demo)
      for (const [name] of panes) {
        await tab(page, name).click()
        expect(await page.evaluate(findUnreachable)).toEqual([])
        expect(await violations(page)).toEqual([])
      }
      await page.getByRole('button', { name: '更多操作' }).click()
      const menu = page.getByRole('region', { name: '项目' }).locator('[popover]:popover-open')
      expect(await menu.getByRole('button').allTextContents()).toEqual([
        '还原',
        '检查 3.9+',
        '打开项目文件',
        expect.stringContaining('HTML，包含组件库'),
        expect.stringContaining('HTML，组件库来自 CDN'),
        expect.stringContaining('Vite 项目'),
        expect.stringContaining('项目文件'),
        expect.stringContaining('复制代码')
      ])
      const download = page.waitForEvent('download')
      await menu.getByRole('button', { name: /^项目文件/ }).click()
      expect((await download).suggestedFilename()).toBe('sort-by-header.playground.json')
      await page.getByRole('button', { name: '更多操作' }).click()
      await menu.getByLabel('选择语言').selectOption('en_US')
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
      expect(await page.evaluate(findUnreachable)).toEqual([])
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
    })
  })
}

/** Runs in the page. Returns the controls that are beyond the left or right edge, or smaller than 24 px. */
function findUnreachable(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, select, [role="separator"]')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[role="tablist"]'))
    .filter(element => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth || width < 24 || height < 24
    })
    .map(element => element.getAttribute('aria-label') ?? element.textContent)
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('arrow keys move between the tabs of a narrow playground, and an error in the console opens its code', async ({
    page,
    open
  }) => {
    await open(demo)
    await tab(page, '代码').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, '预览')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(page, '控制台')).toHaveAttribute('aria-selected', 'true')
    await tab(page, '代码').click()
    await writeCode(
      page,
      '<template><p>a</p></template>\n<script>\nexport default {\n  mounted () {\n    throw new Error("thrown")\n  }\n}\n</script>\n'
    )
    const console = page.getByRole('tab', { name: /^控制台/ })
    await expect(console).toHaveText('控制台1')
    await console.click()
    await page
      .getByRole('log')
      .getByRole('button', { name: /sort-by-header\.vue/ })
      .click()
    await expect(page.getByRole('tab', { name: '代码', exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('.cm-content')).toBeFocused()
  })

  test('a link to a comparison opens its result, a link to a demo its code', async ({ page, open }) => {
    await open(demo)
    await expect(tab(page, '代码')).toHaveAttribute('aria-selected', 'true')
    await open('/table/base/sort')
    await open(`${demo}&compare=3.21.6&view=slider`)
    await expect(tab(page, '预览')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('slider')).toBeVisible()
  })

  test('the preview keeps running while tabs are switched and the window is widened', async ({ page, open }) => {
    await open(demo)
    await writeCode(
      page,
      '<template><input id="note" /></template>\n<script>\nexport default {\n  mounted () {\n    console.log(1)\n  }\n}\n</script>\n'
    )
    await expect(page.getByRole('tab', { name: /^控制台/ })).toHaveText('控制台1')
    await tab(page, '预览').click()
    // The sandbox stops code that takes the focus without a click.
    await preview(page).locator('#note').click()
    await page.keyboard.insertText('仍在')
    await expect(preview(page).locator('#note')).toHaveValue('仍在')
    await page.getByRole('tab', { name: /^控制台/ }).click()
    await tab(page, '预览').click()
    await expect(preview(page).locator('#note')).toHaveValue('仍在')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('tab', { name: /^控制台/ })).toHaveCount(0)
    await expect(page.locator('.cm-content')).toBeVisible()
    await expect(preview(page).locator('#note')).toHaveValue('仍在')
  })
})

test('in the playground, one label says the version of the docs, a list the release that runs', async ({
  page,
  open
}) => {
  await open(demo)
  await expect(page.getByRole('banner').getByRole('group', { name: '文档版本' })).toContainText(/^文档.*3\.8/)
  await expect(page.getByRole('region', { name: '预览', exact: true }).getByRole('combobox')).toHaveValue('3.8.6')
  await expect(page.getByRole('region', { name: '项目' })).not.toContainText('vxe-table')
})

for (const [language, actions] of [
  ['zh_CN', ['检查 3.9+', '打开项目文件', '导出', '分享', '还原']],
  ['en_US', ['Check for 3.9+', 'Open project file', 'Export', 'Share', 'Reset']]
] as const) {
  test(`in ${language}, the bar of the playground has one row and each action at any width`, async ({ page, open }) => {
    await open(demo)
    await page.getByRole('banner').getByLabel('选择语言').selectOption(language)
    await expect(page.getByRole('button', { name: actions[3] })).toBeVisible()
    const defects: string[] = []
    for (let width = 320; width <= 1100; width += 12) {
      await page.setViewportSize({ width, height: 900 })
      const { height, overflow, text } = await page.evaluate(measureBar)
      if (height > 49 || overflow > 0) defects.push(`${width} px: ${height} px high, ${overflow} px too wide`)
      for (const action of actions) if (!text.includes(action)) defects.push(`${width} px: no ${action}`)
    }
    expect(defects).toEqual([])
  })
}

/** Runs in the page. The text includes the menu, if there is one. */
async function measureBar() {
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const bar = document.querySelector<HTMLElement>('section:has(> [role="status"])')!
  const isShown = (element: Element) => getComputedStyle(element).display !== 'none'
  return {
    height: bar.offsetHeight,
    overflow: bar.scrollWidth - bar.clientWidth,
    text: [...bar.children]
      .filter(isShown)
      .map(each => each.textContent)
      .join(' ')
  }
}
