import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expectErrors } from './expect-errors.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// Each test is a first visit in its own browser context.
test.use({ cold: true })

test(
  'the upgrade notice is shown on the first visit, and not after an acknowledgment',
  { tag: '@quick' },
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await page.goto('/v3.8/')
    const alert = page.getByRole('dialog', { name: '重要公告：v3.0.x ~ v3.8.x 停止维护' })
    await expect(alert).toContainText('2024 年 12 月 1 日')
    await alert.getByRole('button', { name: '我已知晓' }).click()
    await expect(alert).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alert).toBeHidden()
  }
)

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds no violations in the upgrade notice, in ${colorScheme}`, async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await page.emulateMedia({ colorScheme })
    await page.goto('/v3.8/')
    const alert = page.getByRole('dialog', { name: '重要公告：v3.0.x ~ v3.8.x 停止维护' })
    await expect(alert.getByRole('link')).toHaveCSS('text-decoration-line', 'underline')
    expect(await violations(page)).toEqual([])
  })

test('the upgrade notice closed with Escape appears again after a reload', async ({ page, browserErrors }) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await page.goto('/v3.8/')
  const alert = page.getByRole('dialog', { name: '重要公告：v3.0.x ~ v3.8.x 停止维护' })
  await expect(alert).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:upgrade-notice'))).toBeNull()
  await page.reload()
  await expect(alert).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  await expect(page).toHaveURL(/\/v3\.8\/#\/table\/start\/install/)
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:upgrade-notice'))).toBe('read')
})

test('the upgrade notice does not cover the check that it recommends, and is shown on the next page', async ({
  page,
  browserErrors
}) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await page.goto('/v3.8/#/upgrade/check')
  await page.getByRole('textbox', { name: '粘贴代码' }).fill('<template><vxe-grid row-id="id" /></template>')
  await expect(page.locator('[data-verdict]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#/table/base/sort'))
  const alert = page.getByRole('dialog', { name: '重要公告：v3.0.x ~ v3.8.x 停止维护' })
  await expect(alert).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (location.hash = '#/upgrade/check'))
  await expect(page.getByRole('textbox', { name: '粘贴代码' })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/table/base/sort'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('排序')
  await expect(alert).toBeHidden()
})

for (const [lang, name, link] of [
  ['zh_CN', '重要公告：v3.0.x ~ v3.8.x 停止维护', '检查能否升级'],
  ['en_US', 'Important: v3.0.x – v3.8.x are no longer maintained', 'Can I upgrade?']
] as const)
  test(`the first visit says once that the version is not maintained, with a link to the check of code (${lang})`, async ({
    page,
    browserErrors
  }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await page.goto(`/v3.8/#/table/base/sort?lang=${lang}`)
    const alert = page.getByRole('dialog', { name })
    await expect(alert).toBeVisible()
    expect(await page.locator('#app > aside').count()).toBe(0)
    await alert.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/#\/upgrade\/check/)
    await expect(alert).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('vxe-docs:upgrade-notice'))).toBe('read')
  })

for (const [locale, heading] of [
  ['zh-CN', '安装'],
  ['en-US', 'Install']
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the first page can be read if its scripts fail to load', async ({ page, browserErrors }) => {
      await page.route('**/static/js/*', route => route.abort())
      await page.goto('/v3.8/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await expectErrors(
        browserErrors,
        /^request failed: \S+\/static\/js\/[\w.-]+\.js$/,
        /^console error: Failed to load resource: net::ERR_FAILED$/
      )
    })
  })
}

const earlyActions: {
  action: string
  before: (page: Page) => Promise<unknown>
  after: (page: Page) => Promise<unknown>
}[] = [
  {
    action: 'filter the navigation',
    before: page => page.getByLabel('筛选导航').fill('sort-config'),
    after: page => expect(page.getByRole('link', { name: /^排序\s*sort-config$/ })).toBeVisible()
  },
  {
    action: 'press a menu button three times',
    before: page => page.getByRole('banner').getByRole('button', { name: '资源' }).click({ clickCount: 3 }),
    after: page => expect(page.getByRole('link', { name: 'Gitee' })).toBeVisible()
  },
  {
    action: 'open a sidebar group',
    before: page => page.locator('summary', { hasText: '基础表格' }).click(),
    after: page => expect(page.getByRole('link', { name: '排序', exact: true })).toBeVisible()
  },
  {
    action: 'open the search',
    before: page => page.keyboard.press('Control+k'),
    after: page => expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
  },
  {
    action: 'choose a language',
    before: page => page.getByRole('banner').getByLabel('选择语言').selectOption('en_US'),
    after: page => expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  }
]

for (const { action, before, after } of earlyActions) {
  test(`a reader can ${action} before the app has loaded`, async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route('**/static/js/*', async route => {
      await arrived
      await route.continue()
    })
    await page.goto('/v3.8/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: '安装' })).toBeVisible()
    await before(page)
    arrive()
    await after(page)
  })
}

test('a redirect of an unknown address does not undo a navigation made before the app has loaded', async ({
  page,
  browserErrors
}) => {
  // Requested for its check at the end of the test.
  void browserErrors
  await acknowledgeNotices(page)
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  // The app has loaded and waits for its messages.
  await page.route('**/static/js/texts-zh.*', async route => {
    await arrived
    await route.continue()
  })
  const requested = page.waitForRequest('**/static/js/texts-zh.*')
  await page.goto('/v3.8/#/no/such/page', { waitUntil: 'commit' })
  await requested
  await page.waitForTimeout(500)
  await page.evaluate(() => (location.hash = '#/table/base/stripe'))
  arrive()
  await expect(page.locator('[data-page="/table/base/stripe"]')).toBeVisible()
  await expect(page).toHaveURL(/#\/table\/base\/stripe$/)
})

test(
  'the root and an unknown address with a query redirect to the install page',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/no/such/page?lang=en_US')
    await expect(page).toHaveURL(/#\/table\/start\/install\?lang=en_US$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
    await page.goto('/v3.8/#/')
    await expect(page).toHaveURL(/#\/table\/start\/install/)
  }
)

test('an unknown address shows a message with similar pages and a search for the words of the address', async ({
  page,
  open
}) => {
  await open('/component/table/base/rowFilter?lang=en_US')
  const line = page.getByRole('status', { name: 'This page does not exist' })
  await expect(line).toContainText('There is no page /component/table/base/rowFilter.')
  await line.getByRole('link', { name: 'Search for “row filter”' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('row filter')
  await page.keyboard.press('Escape')
  await line.getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/table\/base\/filter/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('the root address shows no message about an unknown address', async ({ page, open }) => {
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  await expect(page.getByRole('status', { name: '页面不存在' })).toHaveCount(0)
})

test('the search of the server page for an unknown address opens the search of the site', async ({
  page,
  open,
  browserErrors
}) => {
  await open('/')
  const response = await page.goto('/v3.8/table/base/rowFilter')
  expect(response!.status()).toBe(404)
  await expectErrors(browserErrors, /status of 404/)
  await expect(page.getByRole('link', { name: '筛选', exact: true })).toHaveAttribute(
    'href',
    /table\/base\/filter\.html$/
  )
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('combobox', { name: '搜索' })).toHaveValue('row filter')
  await expect(page).toHaveURL(/\/v3\.8\/#/)
})
