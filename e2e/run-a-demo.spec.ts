import { isAppReady } from './boot.ts'
import { acknowledgeNotices, coldTest, expect, runningDemo, test } from './site.ts'

const chunk = '**/static/content/table-base-sort-sort-by-header-zh.*.js'
const moduleOf = (code: string) => ({ contentType: 'text/javascript', body: code })

test(
  'a demo is mounted near the window, and has about the reserved height',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/base/sort')
    await runningDemo(page, 'sort-by-header')
    const last = page.locator('[data-demo="sort-on-server"] [data-stage]')
    await expect(last).toHaveAttribute('data-state', 'waiting')
    const reservedHeight = await last.evaluate(element => element.getBoundingClientRect().height)
    await runningDemo(page, 'sort-on-server')
    expect(
      Math.abs((await last.evaluate(element => element.getBoundingClientRect().height)) - reservedHeight)
    ).toBeLessThanOrEqual(24)
  }
)

coldTest(
  'while a demo loads slowly, its stage shows bars before the app has started',
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    let respond = () => {}
    const response = new Promise<void>(resolve => (respond = resolve))
    await page.route(chunk, async route => {
      await response
      await route.continue()
    })
    await page.goto('/v3.8/#/table/base/sort')
    const stage = page.locator('[data-demo="sort-by-header"] [data-stage]')
    const space = stage.locator('> div').first()
    await expect(stage).toBeVisible()
    expect(await page.evaluate(isAppReady)).toBe(false)
    await expect(stage).toHaveAttribute('data-state', 'waiting')
    await expect(space).toHaveCSS('background-image', /^repeating-linear-gradient/)
    expect((await space.boundingBox())!.height).toBeGreaterThan(200)
    respond()
    await expect(stage).toHaveAttribute('data-state', 'running')
    await expect(space).toHaveCSS('background-image', 'none')
  }
)

test('the first demo of a page is mounted although the demo is below the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open('/table/advanced/mergeCell')
  const stage = page.locator('main [data-stage]').first()
  await expect(stage).toHaveAttribute('data-state', 'running')
  await expect(stage).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a new table does not set the variable --dom-main-z-index on the root element', async ({ demo, page }) => {
  const stage = await demo('/table/base/basic', 'first-table')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  const written = page.locator('#z-index-style')
  await expect(written).toHaveCount(1)
  // The library writes the variable, but not on the root element, from which every element would inherit it.
  expect(await written.textContent()).toMatch(/--dom-main-z-index:\d+/)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dom-main-z-index'))
  ).toBe('')
})

test(
  'if a demo fails to render, an error card is shown, other demos run, and a retry mounts the demo',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    await page.addInitScript(() => Object.assign(window, { failing: true }))
    await page.route(chunk, route =>
      route.fulfill(
        moduleOf(
          `export default { render (h) { if (window.failing) throw new Error('boom'); return h('p', 'mended') } }`
        )
      )
    )
    await page.goto('/v3.8/#/table/base/sort')
    const stage = page.locator('[data-demo="sort-by-header"] [data-stage]')
    await expect(stage.getByRole('alert')).toContainText('示例渲染失败')
    await expect(stage.getByRole('alert')).toContainText('Error: boom')
    await runningDemo(page, 'sort-on-title')
    await page.evaluate(() => Object.assign(window, { failing: false }))
    await stage.getByRole('button', { name: '重试' }).click()
    await expect(stage).toContainText('mended')
  }
)

test('an error in a handler or a promise of a demo appears below the demo, which keeps running', async ({
  page,
  browserErrors
}) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await acknowledgeNotices(page)
  const code = `export default { methods: { now () { throw new Error('at once') }, async later () { throw new Error('a bit later') } },
    render (h) { return h('div', [h('button', { on: { click: this.now } }, 'now'), h('button', { on: { click: this.later } }, 'later')]) } }`
  await page.route(chunk, route => route.fulfill(moduleOf(code)))
  await page.goto('/v3.8/#/table/base/sort')
  const stage = await runningDemo(page, 'sort-by-header')
  await stage.getByRole('button', { name: 'now' }).click()
  await stage.getByRole('button', { name: 'later' }).click()
  const log = page.locator('[data-demo="sort-by-header"]').getByRole('log')
  await expect(log).toContainText('Error: at once')
  await expect(log).toContainText('Error: a bit later')
  await expect(stage.getByRole('button', { name: 'now' })).toBeVisible()
  await log.getByRole('button', { name: '清空' }).click()
  await expect(log).toBeHidden()
})

test('leaving a page removes the pop-ups of the library', async ({ page, demo }) => {
  const stage = await demo('/table/base/filter', await firstDemo())
  await stage.locator('.vxe-filter--btn').first().click()
  await expect(
    page.locator('body > .vxe-table--filter-wrapper, .vxe-table--filter-wrapper.is--active').first()
  ).toBeVisible()
  await page.evaluate(() => (location.hash = '#/table/start/install'))
  await expect(page.getByRole('heading', { level: 1, name: '安装' })).toBeVisible()
  await expect(page.locator('[class*="vxe-table--filter"]')).toHaveCount(0)
})

test('the styles of the page do not apply inside a demo', async ({ demo }) => {
  const stage = await demo('/table/base/sort', 'sort-by-header')
  const styles = await stage.evaluate(element => {
    const text = (parent: Element) => {
      const box = document.createElement('div')
      box.innerHTML = '<ul><li>a</li></ul><h2>b</h2><p><a href="#/x">c</a> <code>d</code></p><button>e</button>'
      parent.append(box)
      const style = (query: string, pseudo?: string) => getComputedStyle(box.querySelector(query)!, pseudo)
      const values = [
        style('ul').listStyleType,
        style('li', '::before').content,
        style('h2').marginTop !== '44px',
        style('a').textDecorationLine,
        style('code').borderTopWidth,
        style('button').borderTopStyle
      ]
      box.remove()
      return values
    }
    return text(element)
  })
  expect(styles).toEqual(['disc', 'none', true, 'underline', '0px', 'outset'])
})

for (const demo of ['table/base/sort/no-such-demo', 'table/base/no-such-page/demo', 'nothing'])
  test(`the playground shows a message and the error code for the unknown demo ${demo}`, async ({ page, open }) => {
    await open(`/playground?demo=${demo}`)
    await expect(page.getByText('没有这个示例。')).toBeVisible()
    await expect(page.getByText(`Error: Cannot find module '${demo}' (MODULE_NOT_FOUND)`)).toBeVisible()
  })

const firstDemo = async (): Promise<string> => {
  const { readFileSync } = await import('node:fs')
  return (
    /<Demo src="\.\/([\w-]+)\.vue"/.exec(
      readFileSync(new URL('../content/table/base/filter/page.zh.mdx', import.meta.url), 'utf8')
    )?.[1] ?? ''
  )
}
