import { acknowledgeNotices, expect, test } from './site.ts'

test('a page that does not arrive says so, and a retry brings it', async ({ page, open, trouble }) => {
  await open('/table/start/install')
  await page.route('**/static/js/table-base-filter-page-zh*', route => route.abort('connectionfailed'))
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  const card = page.getByRole('alert')
  await expect(card).toContainText('页面加载失败')
  await expect(card).toContainText(/Loading chunk table-base-filter-page-zh\.\S+ failed/)
  await page.unroute('**/static/js/table-base-filter-page-zh*')
  trouble.length = 0
  await card.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
})

test('a page of an older build offers a reload that stays on the page', async ({ page, open, trouble }) => {
  await open('/table/start/install')
  await page.route('**/static/js/table-base-filter-page-zh*', route => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => (location.hash = '#/table/base/filter'))
  await expect(page.getByRole('alert')).toContainText('站点已更新')
  await page.unroute('**/static/js/table-base-filter-page-zh*')
  await page.getByRole('alert').getByRole('button', { name: '刷新' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '筛选' })).toBeVisible()
  trouble.length = 0
})

test('a library that does not arrive leaves the text and a retry', async ({ page, trouble }) => {
  await acknowledgeNotices(page)
  await page.route('**/static/js/library*', route => route.abort('connectionfailed'))
  await page.goto('/v3.8/#/table/base/sort')
  const card = page.locator('[data-demo="sort-by-header"]').getByRole('alert')
  await expect(card).toContainText('示例加载失败')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  trouble.length = 0
  await page.unroute('**/static/js/library*')
  await page.reload()
  await expect(page.locator('[data-demo="sort-by-header"] .vxe-body--row').first()).toBeVisible()
  trouble.length = 0
})

test('nothing visible breaks when the API is out of reach or talks nonsense', async ({ page, open, trouble }) => {
  await page.route(/\/api\/npm\//, route => route.fulfill({ status: 200, contentType: 'application/json', body: '{"tags":"<script>"}' }))
  await page.route(/\/component-api\//, route => route.abort('connectionfailed'))
  await open('/table/start/install')
  await expect(page.getByText('稳定版')).toContainText('3.8.6')
  await expect(page.getByRole('link', { name: '捐赠' })).toBeVisible()
  await expect(page.getByText('产品', { exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  trouble.length = 0
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
  const answer = { sp: true, dp: false, ss: true, time: '2026-01-01 00:00:00', tags: {}, v3StableList: ['3.8.6'], v3BetaList: [] }
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

test('on a memorial day everything is grey, and the next visit is grey from its first paint', async ({ page, open }) => {
  const answer = { sp: true, dp: true, ss: true, time: '2025-04-04 08:00:00', tags: {}, v3StableList: [], v3BetaList: [] }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
  await open('/table/start/install')
  await expect(page.locator('body')).toHaveClass(/memorial/)
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)')
  await page.unroute(/\/api\/npm\//)
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...answer, time: '2025-04-05 08:00:00' } }))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('body')).not.toHaveClass(/memorial/)
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:memorial'))).toBeNull()
})

test('a newer 3.8 is announced once per version', async ({ page, open }) => {
  const answer = { sp: true, dp: true, ss: true, time: '2026-01-01 00:00:00', tags: {}, v3StableList: ['3.9.1', '3.8.30', '3.8.6'], v3BetaList: [] }
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
  await open('/table/start/install')
  const notice = page.getByRole('complementary', { name: /3\.8\.30/ })
  await notice.getByRole('button', { name: '关闭' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:new-version'))).toBe('3.8.30')
})
