import { playgroundRoute } from './run-attacks.ts'
import { expectErrors, ignoreErrors } from './expect-errors.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// A file that fails to load must not be cached already, so each test has its own browser context.
test.use({ cold: true })

test(
  'if a page fails to load, an error card is shown, and a retry loads the page',
  { tag: '@quick' },
  async ({ page, open, browserErrors }) => {
    await open('/table/start/install')
    await page.route('**/static/content/table-base.*/table-base-filter-zh.js', route => route.abort('connectionfailed'))
    await page.evaluate(() => (location.hash = '#/table/base/filter'))
    const card = page.getByRole('alert')
    await expect(card).toContainText('页面加载失败')
    await expect(card).toContainText('Loading chunk table-base-filter-zh failed (error)')
    await page.unroute('**/static/content/table-base.*/table-base-filter-zh.js')
    await expectErrors(
      browserErrors,
      /^request failed: \S+\/table-base-filter-zh\S+$/,
      /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
    )
    await card.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
  }
)

test('if a page of an older build is missing, an error card offers a reload, which opens the page', async ({
  page,
  open,
  browserErrors
}) => {
  await open('/table/start/install')
  await page.route('**/static/content/table-base.*/table-base-filter-zh.js', route =>
    route.fulfill({ status: 404, body: '' })
  )
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(page.getByRole('alert')).toContainText('站点已更新')
  await page.unroute('**/static/content/table-base.*/table-base-filter-zh.js')
  await page.getByRole('alert').getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
  await expectErrors(
    browserErrors,
    /^console error: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/
  )
})

test('if the library fails to load, the demo shows an error card and the text of the page stays', async ({
  page,
  browserErrors
}) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/library*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/table/base/sort')
  const card = page.locator('[data-demo="sort-by-header"]').getByRole('alert')
  await expect(card).toContainText('示例加载失败')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await page.unroute('**/static/js/library*')
  await page.reload()
  await expect(page.locator('[data-demo="sort-by-header"] .vxe-body--row').first()).toBeVisible()
  // The library is requested several times: by the page, by the app, and as a preload of the next demo.
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/library\.\S+$/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
})

test('if the API is unreachable or returns invalid data, the header shows the bundled version and no products', async ({
  page,
  open,
  browserErrors
}) => {
  await page.route(/\/api\/npm\//, route =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"tags":"<script>"}' })
  )
  await page.route(/\/component-api\//, route => route.abort('connectionfailed'))
  await open('/table/start/install')
  await expect(page.getByText('稳定版')).toContainText('3.8.6')
  await expect(page.getByRole('banner').getByRole('link', { name: '演练场' })).toBeVisible()
  await expect(page.getByText('产品', { exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  await expectErrors(
    browserErrors,
    /^request failed: \S+\/component-api\/\S+$/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
})

test('the site works without local storage', { tag: '@quick' }, async ({ page, browserErrors }) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await page.goto('/v3.8/#/table/base/sort')
  await page.getByRole('dialog').getByRole('button').click()
  await page.getByRole('button', { name: /主题/ }).click()
  await page.getByLabel('选择语言').selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
  await expect(page.locator('[data-demo="sort-by-header"] .vxe-body--row').first()).toBeVisible()
})

test('the plugin link shows a reason if the API disables the link, and is missing if the API hides the link', async ({
  page,
  open
}) => {
  const versionsResponse = {
    sp: true,
    dp: false,
    ss: true,
    time: '2026-01-01 00:00:00',
    tags: {},
    v3StableList: ['3.8.6'],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
  await open('/table/start/install')
  const link = page.getByRole('button', { name: '插件' })
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '维护中' })
  await expect(dialog).toContainText('维护中...')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.unroute(/\/api\/npm\//)
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...versionsResponse, sp: false } }))
  await page.reload()
  await expect(page.getByRole('button', { name: '产品' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('插件', { exact: true })).toHaveCount(0)
})

test('the page is gray on a memorial day and colored on the next day', async ({ page, open }) => {
  const versionsResponse = {
    sp: true,
    dp: true,
    ss: true,
    time: '2025-04-04 08:00:00',
    tags: {},
    v3StableList: [],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
  await open('/table/start/install')
  await expect(page.locator('body')).toHaveClass(/memorial/)
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)')
  await page.unroute(/\/api\/npm\//)
  await page.route(/\/api\/npm\//, route =>
    route.fulfill({ json: { ...versionsResponse, time: '2025-04-05 08:00:00' } })
  )
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vxe-docs:memorial'))).toBeNull()
  await expect(page.locator('html')).toHaveCSS('filter', 'none')
  await expect(page.locator('body')).not.toHaveClass(/memorial/)
})

test('closing the notice of a newer 3.8 release hides the notice and stores the version', async ({ page, open }) => {
  const versionsResponse = {
    sp: true,
    dp: true,
    ss: true,
    time: '2026-01-01 00:00:00',
    tags: {},
    v3StableList: ['3.9.1', '3.8.30', '3.8.6'],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
  await open('/table/start/install')
  const notice = page.getByRole('complementary', { name: /3\.8\.30/ })
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:new-version'))).toBe('3.8.30')
})

test('if a kept-alive view fails to load, an error card is shown, other views keep their state, and a retry loads it', async ({
  page,
  demo,
  browserErrors
}) => {
  const edit = await demo('/table/advanced/keepAlives', 'edit-view')
  const note = edit.getByPlaceholder('输入一句话，再切换到其他视图')
  await note.fill('明天继续')
  const tab = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).first()
  await page.route('**/static/content/*scroll-view-zh*', route => route.abort('connectionfailed'))
  await tab('滚动').click()
  const card = page.locator('[data-demo="scroll-view"]').getByRole('alert')
  await expect(card).toContainText('示例加载失败')
  await expect(note).toBeHidden()
  await tab('编辑').click()
  await expect(note).toHaveValue('明天继续')
  await tab('滚动').click()
  // Returning to the view requests the file again, which fails again; there is no card while the request is pending.
  await expect(card).toBeVisible()
  await page.unroute('**/static/content/*scroll-view-zh*')
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('scrollTop 0')).toBeVisible()
  await expect(card).toBeHidden()
  ignoreErrors(browserErrors)
})

test('if the script of kept-alive views fails to load, an error card is shown, and a retry loads the views', async ({
  page,
  browserErrors
}) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/keep-alive-views*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/table/advanced/keepAlives')
  const frame = page.locator('[data-demo="edit-view"]')
  await expect(frame.getByRole('alert')).toContainText('示例加载失败')
  await page.unroute('**/static/js/keep-alive-views*')
  await frame.getByRole('button', { name: '重试' }).click()
  await expect(frame.getByPlaceholder('输入一句话，再切换到其他视图')).toBeVisible()
  ignoreErrors(browserErrors)
})

test('if a source fails to load, the copy button shows a message, and the next click copies the source', async ({
  page,
  demo,
  context,
  browserErrors
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-by-header')
  const copy = page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: '复制', exact: true })
  await page.route('**/example/**', route => route.abort('connectionfailed'))
  await copy.click()
  await expect(page.getByText('源码加载失败，请检查网络后重试。')).toBeVisible()
  await page.unroute('**/example/**')
  await copy.click()
  await expect(page.getByText('已复制到剪贴板！')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<vxe-table')
  ignoreErrors(browserErrors)
})

test('if a source does not exist, the copy button shows a message and leaves the clipboard unchanged', async ({
  page,
  demo,
  context,
  browserErrors
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-by-header')
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await page.route('**/example/**', route => route.fulfill({ status: 404, body: '' }))
  await page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('status').getByText('暂无示例')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
  await expectErrors(browserErrors, /^console error: Failed to load resource: .* 404 \(Not Found\)$/)
})

const zh = ['zh_CN', '显示源码', '暂无示例', '服务端返回状态码 %s。', '重试'] as const
const tw = ['zh_TC', '顯示原始碼', '暫無範例', '伺服器端回傳狀態碼 %s。', '重試'] as const
const en = ['en_US', 'Show source', 'No example yet', 'The server responded with status %s.', 'Retry'] as const

for (const [status, [language, show, noExample, reason, retry]] of [
  [403, zh],
  [404, en],
  [500, zh],
  [503, tw],
  [599, en]
] as const)
  test(`if a source has the status ${status}, "no example" is shown first, then the status and a retry (${language})`, async ({
    page,
    demo,
    browserErrors
  }) => {
    await demo(`/table/base/sort?lang=${language}`, 'sort-by-header')
    const frame = page.locator('[data-demo="sort-by-header"]')
    await page.route('**/example/**', route => route.fulfill({ status, body: 'broken' }))
    await frame.getByRole('button', { name: show }).click()
    await expect(frame.getByRole('alert')).toHaveText(noExample + reason.replace('%s', `${status}`))
    await page.unroute('**/example/**')
    await frame.getByRole('button', { name: retry }).click()
    await expect(frame.locator('pre')).toContainText('<vxe-table')
    ignoreErrors(browserErrors)
  })

test('a source is shown as the text of its own address if its pack is no JSON', async ({
  page,
  demo,
  browserErrors
}) => {
  await demo('/table/base/sort', 'sort-by-header')
  const frame = page.locator('[data-demo="sort-by-header"]')
  await page.route('**/example/pack/**', route => route.fulfill({ status: 203, body: 'no pack' }))
  await frame.getByRole('button', { name: '显示源码' }).click()
  await expect(frame.locator('pre')).toContainText('<vxe-table')
  await page.route('**/example/ts/**', route => route.fulfill({ status: 203, body: 'any text' }))
  await page.route('**/example/js/**', route => route.fulfill({ status: 404, body: 'nothing' }))
  await frame.getByRole('button', { name: 'JS', exact: true }).click()
  await expect(frame).toContainText('暂无示例')
  ignoreErrors(browserErrors)
})

test('a missing module of a demo is shown as an empty text', async ({ page, demo, browserErrors }) => {
  await demo('/table/renderer/api', 'one-name')
  const frame = page.locator('[data-demo="one-name"]')
  await page.route('**/example/pack/**', route => route.fulfill({ status: 200, body: 'no pack' }))
  await page.route('**/*.ts?v=*', route => route.fulfill({ status: 404, body: 'nothing' }))
  await frame.getByRole('button', { name: '显示源码' }).click()
  await expect(frame.locator('pre')).toContainText('<vxe-table')
  await frame.getByRole('button', { name: 'priority-renderer.ts' }).click()
  await expect(frame.locator('pre')).toHaveText(/^1?$/)
  ignoreErrors(browserErrors)
})

test('shared code with a syntax error shows an error card instead of the preview, with a link to the line', async ({
  page,
  open
}) => {
  const preview = page.getByRole('region', { name: '预览' })
  await open(await playgroundRoute('<template>\n  <div>\n    <p>{{ a b }}</p>\n  </div>\n</template>\n'))
  const card = preview.getByRole('alert')
  await expect(card).toContainText('代码有错误')
  await expect(page.getByText('有错误，暂时没有预览')).toBeVisible()
  await card.getByRole('button', { name: '转到 App.vue:3' }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.getByText('第 3 行，第 1 列')).toBeVisible()
  await page.keyboard.press('Shift+End')
  await page.keyboard.insertText('    <p id="out">改好了</p>')
  await expect(page.frameLocator('iframe:not([inert])').locator('#out')).toHaveText('改好了')
  await expect(card).toBeHidden()
})

test('shared code that throws before rendering shows an error card instead of the preview', async ({
  page,
  open,
  browserErrors
}) => {
  await open(
    await playgroundRoute(
      '<template>\n  <p id="out">a</p>\n</template>\n<script>\nexport default {\n  created () {\n    throw new Error(\'thrown at once\')\n  }\n}\n</script>\n'
    )
  )
  const card = page.getByRole('region', { name: '预览' }).getByRole('alert')
  await expect(card).toContainText('thrown at once')
  await expect(card.getByRole('button', { name: '转到 App.vue:7' })).toBeVisible()
  ignoreErrors(browserErrors)
})
