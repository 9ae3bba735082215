import type { Page } from '@playwright/test'
import { connectionErrors, expectErrors } from './expect-errors.ts'
import { acknowledgeNotices, coldTest, expect, test } from './site.ts'

const lastCopied = (page: Page) => page.evaluate(() => (window as unknown as { copied?: string }).copied)

/** Replaces the clipboard, so that the tests leave the clipboard of the machine unchanged. */
function mockClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      write: async ([item]: ClipboardItem[]) => {
        Object.assign(window, { copied: await (await item!.getType('text/plain')).text() })
      }
    }
  })
}

coldTest('a page is copied as Markdown with the sources of its demos', { tag: '@quick' }, async ({ page, open }) => {
  await page.addInitScript(mockClipboard)
  await open('/table/base/sort?lang=en_US')
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const text = await lastCopied(page)
  expect(text).toMatch(/^# Sorting\n/)
  expect(text).toContain('<vxe-table')
  expect(text).toContain('## Sort on the server')
})

coldTest(
  'if the Markdown of a page fails to load, a message is shown, and the next click copies the Markdown',
  async ({ page, open, browserErrors }) => {
    await page.addInitScript(mockClipboard)
    await page.route('**/table/base/sort.md', route => route.abort('connectionfailed'))
    await open('/table/base/sort')
    const button = page.getByRole('button', { name: '复制为 Markdown' })
    await button.click()
    await expect(page.getByText('未能加载本页的 Markdown')).toBeVisible()
    expect(await lastCopied(page)).toBeUndefined()
    await expectErrors(browserErrors, ...connectionErrors)
    await page.unroute('**/table/base/sort.md')
    await button.click()
    await expect.poll(() => lastCopied(page)).toContain('# 排序')
  }
)

coldTest(
  'a printed page has light colors and its demos, without header, navigation and buttons',
  async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/table/base/sort')
    const demo = page.locator('[data-demo]').first()
    await expect(demo.locator('.vxe-body--row').first()).toBeVisible()
    await expect(demo.getByRole('button', { name: '编辑' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(page.getByRole('button', { name: '复制为 Markdown' })).toBeHidden()
    await expect(demo.getByRole('button', { name: '编辑' })).toBeHidden()
    await expect(demo.locator('.vxe-body--row').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
)

const stageStates = (page: Page) =>
  page.locator('[data-stage]').evaluateAll(stages => stages.map(({ dataset }) => (dataset as { state: string }).state))

coldTest('a printed page has all its demos, also those that were never near the window', async ({ page, open }) => {
  await open('/table/base/sort')
  const third = page.locator('[data-demo]').nth(2)
  expect(await stageStates(page)).toContain('waiting')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => new Set(await stageStates(page))).toEqual(new Set(['running']))
  await expect(third.locator('.vxe-body--row').first()).toBeVisible()
  // The last column is on the paper.
  await page.setViewportSize({ width: 720, height: 900 })
  const [table, last] = await Promise.all([
    third.boundingBox(),
    third.locator('.vxe-header--column').filter({ visible: true }).last().boundingBox()
  ])
  expect(last!.x + last!.width).toBeLessThanOrEqual(table!.x + table!.width)
  await page.emulateMedia({ media: 'screen' })
  await expect(third.locator('.vxe-body--row').first()).toBeVisible()
})

coldTest('the demos of a page are mounted within the event before printing', async ({ page, open }) => {
  await open('/table/base/sort')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/table-base-sort-sort-on-server-zh\.\w+\.js$/))
  await page.waitForLoadState('networkidle')
  const { states, widths } = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    // The browser runs microtasks, and nothing else, between the event and the layout of the paper.
    for (let index = 0; index < 100; index++) await undefined
    const stages = [...document.querySelectorAll<HTMLElement>('[data-stage]')]
    const states = stages.map(({ dataset }) => dataset.state)
    // The paper is 718 px wide, less than the columns have on the screen.
    const widths = stages.map(
      stage => [...stage.querySelectorAll('.vxe-table--header')].map(header => header.getBoundingClientRect().width)[0]!
    )
    dispatchEvent(new Event('afterprint'))
    return { states, widths }
  })
  expect(new Set(states)).toEqual(new Set(['running']))
  expect(Math.max(...widths)).toBeLessThan(680)
})

coldTest('Ctrl+P opens the print dialog after the demos have loaded', async ({ page, open }) => {
  await page.addInitScript(() => {
    // Nothing is preloaded with data saving.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    window.print = () =>
      Object.assign(window, {
        printed: [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset }) => dataset.state)
      })
  })
  await open('/table/base/sort')
  expect(await stageStates(page)).toContain('waiting')
  await page.keyboard.press('Control+p')
  const printed = () => page.evaluate(() => (window as unknown as { printed?: string[] }).printed)
  await expect.poll(async () => new Set(await printed())).toEqual(new Set(['running']))
})

coldTest(
  'a demo that fails to load before printing is printed as its title and its address',
  async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open('/table/base/sort')
    const last = page.locator('[data-demo]').last()
    await page.route('**/table-base-sort-*.js', () => {})
    await page.emulateMedia({ media: 'print' })
    await expect(last).toContainText('打印时此示例尚未加载')
    await expect(last.getByRole('link')).toHaveAttribute('href', /\/v3\.8\/#\/table\/base\/sort#/)
    const title = await last.evaluate(element => getComputedStyle(element, '::before').content)
    expect(title).toContain('服务端排序')
  }
)

coldTest('the opened source of a demo is printed to its last line', async ({ page, open }) => {
  await open('/table/base/full')
  const demo = page.locator('[data-demo]').first()
  await demo.getByRole('button', { name: '显示源码' }).click()
  const lastLine = demo.locator('pre code > *').last()
  await expect(lastLine).toContainText('/style')
  await page.emulateMedia({ media: 'print' })
  await expect(demo.getByText('.vue').first()).toBeVisible()
  const [code, line] = await Promise.all([demo.locator('pre').boundingBox(), lastLine.boundingBox()])
  expect(line!.y + line!.height).toBeLessThanOrEqual(code!.y + code!.height)
})

coldTest('printed rows of an API table have the whole name inside of the paper', async ({ page, open }) => {
  await open('/table/api?filterName=sortConfig.defaultSort')
  const row = page.locator('[data-row]').filter({ hasText: 'defaultSort' }).first()
  await expect(row).toBeVisible()
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  for (const name of await page.locator('[data-row] code').filter({ visible: true }).all())
    expect((await name.boundingBox())!.x).toBeGreaterThanOrEqual(0)
  const boxes = await Promise.all(
    ['rowheader', 'gridcell'].map(role => row.locator(`[role=${role}]`).first().boundingBox())
  )
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height)
})

/** Records the names of the requested page files. */
function recordRequestedPages(page: Page): string[] {
  const requests: string[] = []
  page.on('request', request => {
    const name = /\/static\/content\/[\w-]+\.\w+\/([\w-]+)\.js$/.exec(request.url())?.[1]
    if (name) requests.push(name)
  })
  return requests
}

coldTest('pages with a visible link in the sidebar are prefetched', async ({ page, open }) => {
  const requests = recordRequestedPages(page)
  await open('/table/base/sort')
  await expect.poll(() => requests, { timeout: 20_000 }).toContain('table-base-filter-zh')
  // Its link is in a closed group.
  expect(requests).not.toContain('table-tree-basic-zh')
  await page.locator('details[data-group]').filter({ hasText: '树形表格' }).locator('summary').click()
  await expect.poll(() => requests, { timeout: 20_000 }).toContain('table-tree-basic-zh')
})

coldTest('the first demo of a page is requested in parallel with the page', async ({ page, open }) => {
  const demos: string[] = []
  page.on('request', request => {
    const [name] = /table-tree-basic-[\w-]+-zh\.\w+\.js$/.exec(request.url()) ?? []
    if (name) demos.push(name)
  })
  const first = page.waitForResponse(/\/first-demos-zh\.\w+\.js$/)
  await open('/table/base/sort')
  await (await first).finished()
  let release = () => {}
  const released = new Promise<void>(done => (release = done))
  await page.route('**/table-tree-basic-zh.js', async route => {
    await released
    await route.continue()
  })
  const requests = page.waitForRequest('**/table-tree-basic-zh.js')
  await page.evaluate(() => (location.hash = '#/table/tree/basic'))
  await requests
  await expect.poll(() => demos).toHaveLength(1)
  await expect(page.locator('h1')).toHaveText('排序')
  release()
  await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
  await expect(page.locator('h1')).toHaveText('树形表格')
  expect(new Set(demos).size).toBe(demos.length)
})

test.describe('with the data saver on', () => {
  coldTest('a page is prefetched on hover only', async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requests = recordRequestedPages(page)
    await page.goto('/v3.8/#/table/base/sort')
    await expect(page.locator('[data-demo] .vxe-body--row').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual(['table-base-sort-zh'])
    await page.getByRole('link', { name: '筛选' }).first().hover()
    await expect.poll(() => requests).toContain('table-base-filter-zh')
  })
})
