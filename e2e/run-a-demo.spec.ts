import { acknowledgeNotices, expect, runningDemo, test } from './site.ts'

const chunk = '**/static/content/table-base-sort-sort-by-header-zh.*.js'
const moduleOf = (code: string) => ({ contentType: 'text/javascript', body: code })

test('a demo is mounted when it comes near the window, in the space kept for it', async ({ page, open }) => {
  await open('/table/base/sort')
  await runningDemo(page, 'sort-by-header')
  const last = page.locator('[data-demo="sort-on-server"] [data-stage]')
  await expect(last).toHaveAttribute('data-state', 'waiting')
  const kept = await last.evaluate(element => element.getBoundingClientRect().height)
  await runningDemo(page, 'sort-on-server')
  expect(Math.abs((await last.evaluate(element => element.getBoundingClientRect().height)) - kept)).toBeLessThanOrEqual(
    24
  )
})

test('the first demo of a page runs though it stands below the window', async ({ page, open }) => {
  await open('/table/advanced/mergeCell')
  const stage = page.locator('main [data-stage]').first()
  await expect(stage).toHaveAttribute('data-state', 'running')
  await expect(stage).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a table that is made does not style the whole page anew', async ({ demo, page }) => {
  const stage = await demo('/table/base/basic', 'first-table')
  await expect(stage.locator('.vxe-body--row').first()).toBeVisible()
  const written = page.locator('#z-index-style')
  await expect(written).toHaveCount(1)
  // The library has written it, and it changes nothing: every element would inherit it.
  expect(await written.textContent()).toMatch(/--dom-main-z-index:\d+/)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--dom-main-z-index'))
  ).toBe('')
})

test('a demo that cannot be rendered shows a card, the page goes on, and a retry mounts it', async ({
  page,
  trouble
}) => {
  void trouble
  await acknowledgeNotices(page)
  await page.addInitScript(() => Object.assign(window, { failing: true }))
  await page.route(chunk, route =>
    route.fulfill(
      moduleOf(`export default { render (h) { if (window.failing) throw new Error('boom'); return h('p', 'mended') } }`)
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
})

test('an error in a handler or a promise goes to the demo’s console strip and leaves the demo alone', async ({
  page,
  trouble
}) => {
  void trouble
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

test('leaving a page takes the library’s popups along', async ({ page, demo }) => {
  const stage = await demo('/table/base/filter', await firstDemo())
  await stage.locator('.vxe-filter--btn').first().click()
  await expect(
    page.locator('body > .vxe-table--filter-wrapper, .vxe-table--filter-wrapper.is--active').first()
  ).toBeVisible()
  await page.evaluate(() => (location.hash = '#/table/start/install'))
  await expect(page.getByRole('heading', { level: 1, name: '安装' })).toBeVisible()
  await expect(page.locator('[class*="vxe-table--filter"]')).toHaveCount(0)
})

test('the page’s own styles stop at the stage', async ({ demo }) => {
  const stage = await demo('/table/base/sort', 'sort-by-header')
  const looks = await stage.evaluate(element => {
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
  expect(looks).toEqual(['disc', 'none', true, 'underline', '0px', 'outset'])
})

test('the playground says when there is no such demo', async ({ page, open }) => {
  await open('/playground?demo=table/base/sort/no-such-demo')
  await expect(page.getByText('没有这个示例。')).toBeVisible()
})

const firstDemo = async (): Promise<string> => {
  const { readFileSync } = await import('node:fs')
  return (
    /src="\.\/([\w-]+)\.vue"/.exec(
      readFileSync(new URL('../content/table/base/filter/page.zh.mdx', import.meta.url), 'utf8')
    )?.[1] ?? ''
  )
}
