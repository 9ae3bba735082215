import { addressOf } from './attack-run.ts'
import { takeNamed } from './named-trouble.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// What does not arrive must not have arrived before: each test has a browser context of its own.
test.use({ cold: true })

test('a page that does not arrive says so, and a retry brings it', async ({ page, open, trouble }) => {
  await open('/table/start/install')
  await page.route('**/static/content/table-base.*/table-base-filter-zh.js', route => route.abort('connectionfailed'))
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  const card = page.getByRole('alert')
  await expect(card).toContainText('页面加载失败')
  await expect(card).toContainText('Loading chunk table-base-filter-zh failed (error)')
  await page.unroute('**/static/content/table-base.*/table-base-filter-zh.js')
  await takeNamed(
    trouble,
    /^request failed: \S+\/table-base-filter-zh\S+$/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
})

test('a page of an older build offers a reload that stays on the page', async ({ page, open, trouble }) => {
  await open('/table/start/install')
  await page.route('**/static/content/table-base.*/table-base-filter-zh.js', route =>
    route.fulfill({ status: 404, body: '' })
  )
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(page.getByRole('alert')).toContainText('站点已更新')
  await page.unroute('**/static/content/table-base.*/table-base-filter-zh.js')
  await page.getByRole('alert').getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
  await takeNamed(
    trouble,
    /^console error: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/
  )
})

test('a library that does not arrive leaves the text and a retry', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/library*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/table/base/sort')
  const card = page.locator('[data-demo="sort-by-header"]').getByRole('alert')
  await expect(card).toContainText('示例加载失败')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await page.unroute('**/static/js/library*')
  await page.reload()
  await expect(page.locator('[data-demo="sort-by-header"] .vxe-body--row').first()).toBeVisible()
  // It is asked for more than once: by the page, by the app, and ahead of the next demo.
  await takeNamed(
    trouble,
    /^request failed: \S+\/library\.\S+$/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
})

test('nothing visible breaks when the API is out of reach or talks nonsense', async ({ page, open, trouble }) => {
  await page.route(/\/api\/npm\//, route =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"tags":"<script>"}' })
  )
  await page.route(/\/component-api\//, route => route.abort('connectionfailed'))
  await open('/table/start/install')
  await expect(page.getByText('稳定版')).toContainText('3.8.6')
  await expect(page.getByRole('link', { name: '捐赠' })).toBeVisible()
  await expect(page.getByText('产品', { exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  await takeNamed(
    trouble,
    /^request failed: \S+\/component-api\/\S+$/,
    /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
  )
})

test('the site works with storage switched off', async ({ page, trouble }) => {
  void trouble
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

test('a disabled plugin link says why, a hidden one is not there', async ({ page, open }) => {
  const answer = {
    sp: true,
    dp: false,
    ss: true,
    time: '2026-01-01 00:00:00',
    tags: {},
    v3StableList: ['3.8.6'],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
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
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...answer, sp: false } }))
  await page.reload()
  await expect(page.getByRole('button', { name: '产品' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('插件', { exact: true })).toHaveCount(0)
})

test('on a memorial day everything is grey, and the next visit is grey from its first paint', async ({
  page,
  open
}) => {
  const answer = {
    sp: true,
    dp: true,
    ss: true,
    time: '2025-04-04 08:00:00',
    tags: {},
    v3StableList: [],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
  await open('/table/start/install')
  await expect(page.locator('body')).toHaveClass(/memorial/)
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)')
  await page.unroute(/\/api\/npm\//)
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...answer, time: '2025-04-05 08:00:00' } }))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vxe-docs:memorial'))).toBeNull()
  await expect(page.locator('html')).toHaveCSS('filter', 'none')
  await expect(page.locator('body')).not.toHaveClass(/memorial/)
})

test('a newer 3.8 is announced once per version', async ({ page, open }) => {
  const answer = {
    sp: true,
    dp: true,
    ss: true,
    time: '2026-01-01 00:00:00',
    tags: {},
    v3StableList: ['3.9.1', '3.8.30', '3.8.6'],
    v3BetaList: []
  }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
  await open('/table/start/install')
  const notice = page.getByRole('complementary', { name: /3\.8\.30/ })
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:new-version'))).toBe('3.8.30')
})

test('a kept view that does not arrive shows a card, the other views stay, and a retry brings it', async ({
  page,
  demo,
  trouble
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
  // Coming back asks again, and is refused again: there is no card while that is on its way.
  await expect(card).toBeVisible()
  await page.unroute('**/static/content/*scroll-view-zh*')
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('scrollTop 0')).toBeVisible()
  await expect(card).toBeHidden()
  trouble.length = 0
})

test('kept views whose program does not arrive say so, and a retry brings them', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/kept-views*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/table/advanced/keepAlives')
  const frame = page.locator('[data-demo="edit-view"]')
  await expect(frame.getByRole('alert')).toContainText('示例加载失败')
  await page.unroute('**/static/js/kept-views*')
  await frame.getByRole('button', { name: '重试' }).click()
  await expect(frame.getByPlaceholder('输入一句话，再切换到其他视图')).toBeVisible()
  trouble.length = 0
})

test('copying a source that does not arrive says so, and the next click copies it', async ({
  page,
  demo,
  context,
  trouble
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
  trouble.length = 0
})

test('copying a source that does not exist says so and leaves the clipboard alone', async ({
  page,
  demo,
  context,
  trouble
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo('/table/base/sort', 'sort-by-header')
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await page.route('**/example/**', route => route.fulfill({ status: 404, body: '' }))
  await page.locator('[data-demo="sort-by-header"]').getByRole('button', { name: '复制', exact: true }).click()
  await expect(page.getByRole('status').getByText('暂无示例')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
  await takeNamed(trouble, /^console error: Failed to load resource: .* 404 \(Not Found\)$/)
})

for (const [language, show, sentence, retry] of [
  ['zh_CN', '显示源码', '服务端没有响应，请稍后重试。', '重试'],
  ['zh_TC', '顯示原始碼', '伺服器端沒有回應，請稍後重試。', '重試'],
  ['en_US', 'Show source', 'The server did not respond. Try again in a moment.', 'Retry']
] as const) {
  test(`a server in trouble is not told as an example that does not exist (${language})`, async ({
    page,
    demo,
    trouble
  }) => {
    await demo(`/table/base/sort?lang=${language}`, 'sort-by-header')
    const frame = page.locator('[data-demo="sort-by-header"]')
    await page.route('**/example/**', route => route.fulfill({ status: 500, body: 'broken' }))
    await frame.getByRole('button', { name: show }).click()
    await expect(frame.getByRole('alert')).toHaveText(sentence)
    await page.unroute('**/example/**')
    await frame.getByRole('button', { name: retry }).click()
    await expect(frame.locator('pre')).toContainText('<vxe-table')
    trouble.length = 0
  })
}

test('a shared program with an error says so where the preview would be, and leads to the line', async ({
  page,
  open
}) => {
  const preview = page.getByRole('region', { name: '预览' })
  await open(await addressOf('<template>\n  <div>\n    <p>{{ a b }}</p>\n  </div>\n</template>\n'))
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

test('a program that throws before it shows anything says so in the place of the preview', async ({
  page,
  open,
  trouble
}) => {
  await open(
    await addressOf(
      '<template>\n  <p id="out">a</p>\n</template>\n<script>\nexport default {\n  created () {\n    throw new Error(\'thrown at once\')\n  }\n}\n</script>\n'
    )
  )
  const card = page.getByRole('region', { name: '预览' }).getByRole('alert')
  await expect(card).toContainText('thrown at once')
  await expect(card.getByRole('button', { name: '转到 App.vue:7' })).toBeVisible()
  trouble.length = 0
})
