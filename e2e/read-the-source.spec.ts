import { expectErrors } from './expect-errors.ts'
import { expect, runningDemo, test } from './site.ts'

// The app fetches a source once, so each test has its own browser context.
test.use({ cold: true })

const block = '[data-demo="sort-by-header"]'

test(
  'the source of a demo is hidden at first, loads when first shown, and can be copied',
  { tag: '@quick' },
  async ({ page, demo, context }) => {
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
  }
)

test('a copied demo is one file with its sample data and helpers, in the chosen language', async ({
  page,
  open,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = page.locator('[data-demo="simple-filter"]')
  const copy = async (kind: string, label: string, message: string) => {
    await frame.scrollIntoViewIfNeeded()
    await frame.getByRole('button', { name: kind, exact: true }).click()
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await frame.getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("return h('div', { class: 'filter-simple' }, [")
    expect(copied).not.toMatch(/from '(?:@\/|\.)/)
    return copied
  }
  await open('/table/renderer/filter')
  const chinese = await copy('TS', '复制', '已复制到剪贴板！')
  expect(chinese).toContain('<script lang="ts">')
  expect(chinese).toContain('function samplePeople (count = 7): Person[] {')
  expect(chinese).toContain("'顾明澈'")
  await open('/table/renderer/filter?lang=en_US')
  const english = await copy('JS', 'Copy', 'Copied to clipboard')
  expect(english).toContain('function samplePeople (count = 7) {')
  expect(english).toContain("'Gu Mingche'")
  expect(english).not.toMatch(/\p{Script=Han}/u)
})

test('the source of a demo says that copies are complete, and offers the files of several components', async ({
  page,
  demo
}) => {
  await demo('/table/renderer/filter', 'simple-filter')
  const frame = page.locator('[data-demo="simple-filter"]')
  await frame.getByRole('button', { name: '显示源码' }).click()
  await expect(frame).toContainText('复制得到一个完整的文件')
  const download = page.waitForEvent('download')
  await frame.getByRole('button', { name: '下载 zip' }).click()
  expect((await download).suggestedFilename()).toBe('simple-filter.zip')
  await expect(page.getByRole('status').filter({ hasText: '已保存 simple-filter.zip' })).toBeVisible()
})

test('the packages that a demo needs are named in its source and when it is copied', async ({
  page,
  demo,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/integration/sortable', 'drag-rows')
  const frame = page.locator('[data-demo="drag-rows"]')
  await frame.getByRole('button', { name: '复制', exact: true }).click()
  const command = 'npm install sortablejs @types/sortablejs'
  await expect(page.getByRole('status').filter({ hasText: `已复制到剪贴板！还需要执行 ${command}` })).toBeVisible()
  await frame.getByRole('button', { name: '显示源码' }).click()
  await expect(frame.locator('code', { hasText: command }).first()).toBeVisible()
})

test('choosing JavaScript for the source of a demo is stored and applies to other demos', async ({ page, demo }) => {
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

test('the source of a demo has a tab for an imported file', async ({ page, demo }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  await page.locator(block).getByRole('button', { name: '_shared/people.ts' }).click()
  await expect(page.locator(`${block} pre`)).toContainText('samplePeople')
})

test('the source of a demo is translated on an English page', async ({ page, open }) => {
  await open('/table/base/sort?lang=en_US')
  await page.locator(block).scrollIntoViewIfNeeded()
  await page.locator(block).getByRole('button', { name: 'Show source' }).click()
  await expect(page.locator(`${block} pre`)).toContainText('title="Name"')
  expect(await page.locator(`${block} pre`).textContent()).not.toMatch(/\p{Script=Han}/u)
})

test('if the source of a demo does not exist, the text "no example yet" is shown', async ({
  page,
  demo,
  browserErrors
}) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.route('**/example/**', route => route.fulfill({ status: 404, body: 'nothing' }))
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  await expect(page.locator(block)).toContainText('暂无示例')
  await expectErrors(
    browserErrors,
    /^console error: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/
  )
})

test('if the source of a demo fails to load, a retry is offered and loads the source', async ({
  page,
  demo,
  browserErrors
}) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.route('**/example/**', route => route.abort('connectionfailed'))
  await page.locator(block).getByRole('button', { name: '显示源码' }).click()
  const retry = page.locator(block).getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/example\/\S+sort\.zh\.json/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
  await page.unroute('**/example/**')
  await retry.click()
  await expect(page.locator(`${block} pre`)).toContainText('vxe-table')
})

test('the link button of a demo copies the address of the demo', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-two-columns')
  await page.locator('[data-demo="sort-two-columns"]').getByRole('button', { name: '复制此示例的链接' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#\/table\/base\/sort#demo-sort-two-columns$/
  )
})

test('a demo can be expanded to the whole window and back', async ({ page, demo }) => {
  await demo('/table/base/sort', 'sort-by-header')
  const frame = page.locator(block)
  await frame.getByRole('button', { name: '全屏' }).click()
  const box = () => frame.evaluate(block => block.getBoundingClientRect().toJSON() as DOMRect)
  const window = await page.evaluate(() => ({ left: 0, top: 0, width: innerWidth, height: innerHeight }))
  await expect.poll(box).toMatchObject(window)
  await frame.getByRole('button', { name: '退出全屏' }).click()
  await expect(frame).toHaveCSS('position', 'static')
})
