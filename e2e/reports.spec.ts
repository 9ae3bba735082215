import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Report } from '../shared/report.ts'
import { reportLimits } from '../shared/report.ts'
import { violations } from './axe.ts'
import { writeCode } from './code-editor.ts'
import { expectErrors } from './expect-errors.ts'
import { coldTest, expect, runningDemo, test as base } from './site.ts'
import { spawnNode } from './spawn-server.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Server that accepts reports, with the command line of its operator. */
interface ReportServer {
  origin: string
  command: (...args: string[]) => string
  stored: () => Report[]
}

const test = base.extend<{ reportServer: ReportServer }>({
  cold: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  reportServer: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
    const env = { REPORTS_FILE: path.join(folder, 'reports.sqlite') }
    const { child, origin } = await spawnNode(env)
    const command = (...args: string[]) =>
      execFileSync(process.execPath, ['dist/server/node.js', 'reports', ...args], { cwd: root, env, encoding: 'utf8' })
    await use({ origin, command, stored: () => JSON.parse(command('export')) as Report[] })
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ reportServer }, use) => use(reportServer.origin)
})

const route = '/table/base/sort'
const block = (page: Page, name = 'sort-by-header') => page.locator(`[data-demo="${name}"]`)
const dialog = (page: Page) => page.getByRole('dialog', { name: '报告错误' })
const textField = (page: Page) => dialog(page).getByRole('textbox', { name: '哪里有错？' })
const send = (page: Page) => dialog(page).getByRole('button', { name: '发送' }).click()
const reportLink = (page: Page, name?: string) => block(page, name).getByRole('link', { name: '报告此示例的错误' })

test(
  'a report on a demo stores the text and exactly the data that the form lists',
  { tag: '@quick' },
  async ({ page, demo, reportServer }) => {
    await demo(route, 'sort-by-header')
    await reportLink(page).click()
    await expect(textField(page)).toBeFocused()
    // A report without text is not sent.
    await send(page)
    await textField(page).fill('点击表头没有反应')
    await dialog(page).getByText('还会发送').click()
    const listedData = await dialog(page).locator('dd').allTextContents()
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText('已收到，编号 1。谢谢！')
    const [{ version, build }] = reportServer.stored() as [Report]
    expect(reportServer.stored()).toEqual([
      {
        id: 1,
        at: expect.any(String),
        state: 'new',
        page: route,
        language: 'zh',
        demo: 'sort-by-header',
        version,
        build,
        text: '点击表头没有反应'
      }
    ])
    expect(listedData).toEqual([`${route}#sort-by-header [zh]`, `vxe-table ${version}`, build])
    await dialog(page).getByRole('button', { name: '完成' }).click()
    await expect(reportLink(page)).toBeFocused()
  }
)

test('a report on an edited demo contains the diff and console lines, without the diff if unchecked', async ({
  page,
  open,
  reportServer,
  browserErrors
}) => {
  await open(route)
  await runningDemo(page, 'sort-by-header')
  await block(page).getByRole('button', { name: '编辑', exact: true }).click()
  await writeCode(
    page,
    "<template><p id=\"out\">a</p></template>\n<script>\nexport default {\n  mounted () {\n    console.log('第一行', { a: 1 })\n    console.warn('第二行')\n  }\n}\n</script>\n",
    block(page)
  )
  await expect(block(page).getByRole('log')).toContainText('第二行')
  await reportLink(page).click()
  await textField(page).fill('改过之后不对')
  const edit = dialog(page).getByRole('checkbox', { name: /^附上我对此示例的修改/ })
  const lines = dialog(page).getByRole('checkbox', { name: '附上控制台的最后 2 行' })
  await expect(edit).toBeChecked()
  await expect(lines).toBeChecked()
  const previews = dialog(page).locator('pre')
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  await dialog(page).getByRole('button', { name: '完成' }).click()
  const [report] = reportServer.stored() as [Report]
  expect(report.edit).toMatch(/^--- a\/sort-by-header\.vue\n\+\+\+ b\/sort-by-header\.vue\n@@ /)
  expect(report.edit).toContain('+<template><p id="out">a</p></template>\n')
  expect(report.console).toEqual(['log: 第一行 {a: 1}', expect.stringMatching(/^warn: 第二行/)])

  // The draft counts as an edit even while the original demo runs.
  await block(page).getByRole('button', { name: '完成' }).click()
  await reportLink(page).click()
  await textField(page).fill('不附上')
  await expect(edit).toBeChecked()
  expect(await previews.allTextContents()).toEqual([report.edit])
  await expect(lines).toHaveCount(0)
  await edit.uncheck()
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 2/)
  const { edit: sent } = reportServer.stored()[1]!
  expect(sent).toBeUndefined()
  await expectErrors(browserErrors, /^console warning: 第二行$/)
})

test('a report on a demo contains the error thrown by the demo', async ({ page, demo, reportServer }) => {
  await demo('/table/base/sort', 'sort-by-header')
  await page.locator('[data-demo="sort-by-header"] .vxe-table').evaluate(element => {
    const { $root } = (
      element as unknown as { __vue__: { $root: Record<'$once' | '$emit', (...of: unknown[]) => void> } }
    ).__vue__
    $root.$once('fail', () => {
      throw new Error('演示的错误')
    })
    $root.$emit('fail')
  })
  await expect(block(page).getByRole('log')).toContainText('演示的错误')
  await reportLink(page).click()
  await textField(page).fill('出错了')
  await expect(dialog(page).getByRole('checkbox', { name: '附上控制台的最后 1 行' })).toBeChecked()
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  expect(reportServer.stored()[0]!.console).toEqual([expect.stringContaining('演示的错误')])
})

test('a page can be reported from outline and footer with the keyboard, and an unsent text is kept', async ({
  page,
  open,
  reportServer
}) => {
  await open('/table/start/install')
  for (const [index, link] of [
    page.locator('aside').getByRole('link', { name: '报告文档错误' }),
    page.locator('main footer').getByRole('link', { name: '报告文档错误' })
  ].entries()) {
    await link.evaluate(element => (element as HTMLElement).focus())
    await page.keyboard.press('Enter')
    await expect(textField(page)).toBeFocused()
    await page.keyboard.type('写了一半')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(textField(page)).toHaveValue('写了一半')
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(`已收到，编号 ${index + 1}。谢谢！`)
    await expect(dialog(page).getByRole('button', { name: '完成' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeFocused()
  }
  expect(reportServer.stored().map(({ page, demo }) => [page, demo])).toEqual([
    ['/table/start/install', undefined],
    ['/table/start/install', undefined]
  ])
})

test('the lists of known problems show the notes of the operator, with markup as text', async ({
  page,
  demo,
  reportServer
}) => {
  const evil = '<img src=x onerror="document.title = 1"><script>document.title = 1</script>'
  await demo(route, 'sort-by-header')
  for (const text of [evil, '另一条']) {
    await reportLink(page).click()
    await textField(page).fill(text)
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(/已收到/)
    await dialog(page).getByRole('button', { name: '完成' }).click()
  }
  expect(reportServer.stored()[0]!.text).toBe(evil)
  reportServer.command('set', '1', 'known', '--note-zh', `排序失效 ${evil}`, '--note-en', 'Sorting fails')
  await reportLink(page).click()
  const known = dialog(page).getByRole('region', { name: '已知问题' })
  await expect(known.getByRole('listitem')).toHaveText([`未修复 排序失效 ${evil}`])
  await expect(known.getByRole('link')).toHaveAttribute('href', '/v3.8/known-problems')

  await page.goto('/v3.8/known-problems')
  await expect(page.getByRole('listitem')).toHaveText([`未修复 排序失效 ${evil} #1`])
  await expect(page).toHaveTitle('已知问题 · vxe-table 3.8')
  expect(await page.locator('main img, main script').count()).toBe(0)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('listitem')).toHaveText(['Open Sorting fails #1'])
  reportServer.command('set', '1', 'hidden')
  await page.reload()
  await expect(page.getByText('There are no known problems at the moment.')).toBeVisible()
  reportServer.command('set', '1', 'fixed')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Sorting')
  await page.getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).toHaveURL(/#\/table\/base\/sort#demo-sort-by-header$/)
})

test('without a network, the text of a report is kept and can be sent later', async ({
  page,
  demo,
  reportServer,
  browserErrors
}) => {
  await demo(route, 'sort-by-header')
  await reportLink(page).click()
  await textField(page).fill('离线时写的')
  await page.route(/\/api\/reports$/, route => route.abort('internetdisconnected'))
  await send(page)
  await expect(dialog(page).getByRole('status')).toContainText('没有发送，填写的内容已保留。')
  await expect(dialog(page).getByRole('status')).toContainText('服务端没有响应。请检查网络后再发送。')
  const issue = await dialog(page).getByRole('link', { name: '改为在 GitHub 上报告' }).getAttribute('href')
  expect(new URL(issue!).searchParams.get('body')).toContain('离线时写的')
  await expect(textField(page)).toHaveValue('离线时写的')
  await page.unroute(/\/api\/reports$/)
  await send(page)
  await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
  expect(reportServer.stored()).toHaveLength(1)
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/v3\.8\/api\/reports$/,
    /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/
  )
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in the report form with an error and in the known problems, in ${theme}`, async ({
    page,
    demo,
    reportServer,
    browserErrors
  }) => {
    await page.emulateMedia({ colorScheme: theme })
    await demo(route, 'sort-by-header')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const report = { page: route, language: 'zh', version: '3.8.6', build: 'dev', text: 'x' }
    await page.request.post('/v3.8/api/reports', { data: report, headers: { origin: reportServer.origin } })
    reportServer.command('set', '1', 'known', '--note-zh', '排序失效')
    await page.route(/\/api\/reports$/, route => route.abort('internetdisconnected'))
    await reportLink(page).click()
    await expect(dialog(page).getByRole('listitem')).toHaveText(['未修复 排序失效'])
    await dialog(page).getByText('还会发送').click()
    await textField(page).fill('没有反应')
    await send(page)
    await expect(dialog(page).getByRole('status')).toContainText('没有发送')
    expect(await violations(page)).toEqual([])
    await page.goto('/v3.8/known-problems')
    await expect(page.getByRole('listitem')).toHaveText(['未修复 排序失效 #1'])
    expect(await violations(page)).toEqual([])
    await expectErrors(
      browserErrors,
      /^request failed: \S+\/v3\.8\/api\/reports$/,
      /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/
    )
  })

test('beyond the limit of reports, the form shows when sending is possible again', async ({
  page,
  demo,
  reportServer,
  browserErrors
}) => {
  await demo(route, 'sort-by-header')
  const report = { page: route, language: 'zh', version: '3.8.6', build: 'dev', text: 'x' }
  for (let count = 0; count < 5; count += 1) {
    const headers = { origin: reportServer.origin }
    expect((await page.request.post('/v3.8/api/reports', { data: report, headers })).status()).toBe(201)
  }
  await reportLink(page).click()
  await textField(page).fill('第六条')
  await send(page)
  await expect(dialog(page).getByRole('status')).toContainText(
    '近期的报告太多，请稍后再发送。 约 10 分钟后可以再发送。'
  )
  await expect(textField(page)).toHaveValue('第六条')
  await expectErrors(
    browserErrors,
    /^console error: Failed to load resource: the server responded with a status of 429/
  )
})

test('if the report form fails to load, a message is shown, and the next click loads the form', async ({
  page,
  demo,
  browserErrors
}) => {
  await demo(route, 'sort-by-header')
  await page.route(/\/report-form\./, route => route.abort())
  await reportLink(page).click()
  await expect(page.getByText('这一部分加载失败。')).toBeVisible()
  await page.unroute(/\/report-form\./)
  await reportLink(page).click()
  await expect(textField(page)).toBeFocused()
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/report-form\.[\w-]+\.(js|css)$/,
    /^console error: Failed to load resource: net::ERR_FAILED$/
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })

  test('a report can be sent from the menu of a demo, and the page does not scroll horizontally', async ({
    page,
    demo,
    reportServer
  }) => {
    await demo(route, 'sort-by-header')
    await block(page).getByRole('button', { name: '更多操作' }).click()
    await reportLink(page).click()
    await textField(page).fill('x'.repeat(reportLimits.text + 10))
    await expect(textField(page)).toHaveValue('x'.repeat(reportLimits.text))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await send(page)
    await expect(dialog(page).getByRole('status')).toHaveText(/编号 1/)
    expect(reportServer.stored()).toHaveLength(1)
  })
})

coldTest(
  'on a server without reports, the report links open a GitHub issue with the location',
  async ({ page, demo }) => {
    await demo(route, 'sort-by-header')
    await page.evaluate(() =>
      addEventListener('click', event => {
        document.body.dataset.taken = String(event.defaultPrevented)
        event.preventDefault()
      })
    )
    const link = reportLink(page)
    await link.click()
    await expect(page.locator('body')).toHaveAttribute('data-taken', 'false')
    const address = new URL((await link.getAttribute('href'))!)
    expect(address.origin + address.pathname).toBe('https://github.com/x-extends/vxe-table/issues/new')
    expect(address.searchParams.get('body')).toMatch(
      /^\/table\/base\/sort \(sort-by-header\) \[zh\]\nvxe-table 3\.8\.6\n/
    )
    expect((await page.request.get('/v3.8/known-problems')).status()).toBe(404)
  }
)

base('the bundle of the Worker contains no driver of a database', () => {
  const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')
  for (const driver of ['node:sqlite', 'libsql', 'pg_advisory']) {
    expect(read('worker/worker.js')).not.toContain(driver)
    expect(read('server/node.js')).toContain(driver)
  }
})
