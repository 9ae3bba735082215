import { takeNamed } from './named-trouble.ts'
import { expect, runningDemo, test } from './site.ts'

// A source is fetched once in the life of the app: each test has a browser context of its own.
test.use({ cold: true })

const block = '[data-demo="sort-by-header"]'

test('the source is hidden at first, loads on first show and copies', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-by-header')
  const frame = page.locator(block)
  await expect(frame.locator('pre')).toHaveCount(0)
  const request = page.waitForRequest(/example\/pack\/table\/base\/sort\.zh\.json\?v=/)
  await frame.getByRole('button', { name: '显示源码' }).click()
  await request
  await expect(frame.locator('pre')).toContainText('<script lang="ts">')
  await frame.getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已复制到剪贴板！' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('<vxe-table')
  expect(copied).toContain('lang="ts"')
  await frame.getByRole('button', { name: '隐藏源码' }).click()
  await expect(frame.locator('pre')).toHaveCount(0)
})

test('the choice of JavaScript is remembered and holds for every demo', async ({ page, demo }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.locator(block).getByRole('button', { name: 'JS' }).click()
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  await expect(page.locator(`${block} pre`)).toContainText('<script>')
  await page.reload()
  await runningDemo(page, 'sort-two-columns')
  await expect(page.locator('[data-demo="sort-two-columns"]').getByRole('button', { name: 'JS' })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
})

test('what a demo imports is shown as a tab', async ({ page, demo }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  await page.locator(block).getByRole('button', { name: '_shared/people.ts' }).click()
  await expect(page.locator(`${block} pre`)).toContainText('samplePeople')
})

test('English readers get English source from the same demo', async ({ page, open }) => {
  await open('/table/base/sort?lang=en_US')
  await page.locator(block).scrollIntoViewIfNeeded()
  await page.locator(block).getByRole('button', { name: 'Show source' }).click()
  await expect(page.locator(`${block} pre`)).toContainText('title="Name"')
  expect(await page.locator(`${block} pre`).textContent()).not.toMatch(/\p{Script=Han}/u)
})

test('a source that is not there is an example that does not exist yet', async ({ page, demo, trouble }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.route('**/example/**', route => route.fulfill({ status: 404, body: 'nothing' }))
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  await expect(page.locator(block)).toContainText('暂无示例')
  await takeNamed(
    trouble,
    /^console error: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/
  )
})

test('a network failure stops the spinner, shows no error and can be tried again', async ({ page, demo, trouble }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.route('**/example/**', route => route.abort('connectionfailed'))
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  const retry = page.locator(block).getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await takeNamed(
    trouble,
    /^request failed: \S+\/example\/\S+sort\.zh\.json/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
  await page.unroute('**/example/**')
  await retry.click()
  await expect(page.locator(`${block} pre`)).toContainText('vxe-table')
})

test('the link of a demo leads to the demo', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-two-columns')
  await page.locator('[data-demo="sort-two-columns"]').getByRole('button', { name: '复制此示例的链接' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#\/table\/base\/sort#demo-sort-two-columns$/
  )
})

test('the block of a demo fills the screen and gives it back', async ({ page, demo }) => {
  await demo('/table/base/sort', 'sort-by-header')
  const frame = page.locator(block)
  await frame.getByRole('button', { name: '全屏' }).click()
  const box = () => frame.evaluate(block => block.getBoundingClientRect().toJSON() as DOMRect)
  const window = await page.evaluate(() => ({ left: 0, top: 0, width: innerWidth, height: innerHeight }))
  await expect.poll(box).toMatchObject(window)
  await frame.getByRole('button', { name: '退出全屏' }).click()
  await expect(frame).toHaveCSS('position', 'static')
})
