import type { Page } from '@playwright/test'
import { expect, runningDemo, test } from './site.ts'

const route = '/table/base/sort'
const widths = Array.from({ length: 86 }, (_, index) => 320 + 8 * index).concat([1024, 1200, 1280, 1366, 1440, 1920])

const actions = {
  zh: ['与新版本对比', '全屏', '复制', '复制此示例的链接', '在演练场打开', '报告此示例的错误', '显示源码', '编辑'],
  en: [
    'Compare with the newest version',
    'Continue editing',
    'Copy',
    'Copy link to this demo',
    'Full screen',
    'Open in playground',
    'Report an error in this demo',
    'Show source'
  ]
}

test(
  'at any width, the bar of a demo has one row, equal gaps, and each action in the bar or in its menu',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open(route)
    await runningDemo(page, 'sort-by-header')
    expect(await findDefects(page, actions.zh)).toEqual([])
  }
)

test('the bar of a demo fits its longest labels, which are English', async ({ page, open }) => {
  await open(route)
  await page.evaluate(() => localStorage.setItem('vxe-docs:draft:table/base/sort/sort-by-header', '{}'))
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
  await runningDemo(page, 'sort-by-header')
  expect(await findDefects(page, actions.en)).toEqual([])
})

async function findDefects(page: Page, expected: string[]): Promise<string[]> {
  const defects: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const bar = await page.evaluate(measureBar)
    if (bar.rows > 1) defects.push(`${width} px: ${bar.rows} rows`)
    if (bar.gaps.length > 1) defects.push(`${width} px: gaps of ${bar.gaps.join(', ')} px`)
    if (bar.actions.join() !== expected.toSorted().join()) defects.push(`${width} px: ${bar.actions.join()}`)
  }
  return defects
}

/** Runs in the page. */
async function measureBar() {
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  const bar = document.querySelector('[data-demo="sort-by-header"] [data-controls]')!.lastElementChild!
  const menu = bar.querySelector('[popover]')!
  const controls = [...bar.querySelectorAll('button, a, [role="group"]')].filter(
    control => !menu.contains(control) && !control.parentElement!.matches('[role="group"]') && control.checkVisibility()
  )
  const boxes = controls.map(control => control.getBoundingClientRect())
  // The space between the left and the right end of the bar is the third gap.
  const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - boxes[index]!.right))
  gaps.splice(1, 1)
  const isShown = (item: Element) => getComputedStyle(item.closest('li')!).display !== 'none'
  const names = [
    ...controls.filter(control => !control.matches('[role="group"], [popovertarget]')),
    ...(menu.parentElement!.checkVisibility() ? [...menu.querySelectorAll('a, button')].filter(isShown) : [])
  ].map(element => element.getAttribute('aria-label') ?? element.textContent)
  return {
    rows: new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size,
    gaps: [...new Set(gaps)],
    actions: names.toSorted()
  }
}
