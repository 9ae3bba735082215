import type { Page } from '@playwright/test'
import { takeNamed } from './named-trouble.ts'
import { acknowledgeNotices, expect, test } from './site.ts'

// A first visit: each test has a browser context of its own.
test.use({ cold: true })

test('the upgrade notice is shown until it is acknowledged, once', async ({ page, trouble }) => {
  void trouble
  await page.goto('/v3.8/')
  const alert = page.getByRole('dialog', { name: '重要公告：v3.0.x ~ v3.8.x 停止维护' })
  await expect(alert).toContainText('2024 年 12 月 1 日')
  await alert.getByRole('button', { name: '我已知晓' }).click()
  await expect(alert).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('the upgrade notice closed with Escape comes again, it was not acknowledged', async ({ page, trouble }) => {
  void trouble
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
  expect(await page.evaluate(() => localStorage.getItem('vxe-docs:upgrade-notice'))).toBe('read')
})

test('the maintenance banner is gone for good once closed', async ({ page, open }) => {
  await page.addInitScript(
    () =>
      localStorage.getItem('test') || (localStorage.removeItem('vxe-docs:banner'), localStorage.setItem('test', '1'))
  )
  await open('/table/start/install')
  const banner = page.getByRole('complementary', { name: '停止维护' })
  await page.evaluate(() => {
    localStorage.removeItem('vxe-docs:banner')
    delete document.documentElement.dataset.banner
  })
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: '关闭' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

for (const [locale, heading] of [
  ['zh-CN', '安装'],
  ['en-US', 'Install']
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the first page is readable before any script has run', async ({ page, trouble }) => {
      await page.route('**/static/js/*', route => route.abort())
      await page.goto('/v3.8/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await takeNamed(
        trouble,
        /^request failed: \S+\/static\/js\/[\w.-]+\.js$/,
        /^console error: Failed to load resource: net::ERR_FAILED$/
      )
    })
  })
}

const early: { act: string; before: (page: Page) => Promise<unknown>; after: (page: Page) => Promise<unknown> }[] = [
  {
    act: 'filter the navigation',
    before: page => page.getByLabel('筛选导航').fill('sort-config'),
    after: page => expect(page.getByRole('link', { name: '排序', exact: true })).toBeVisible()
  },
  {
    act: 'press a button, thrice',
    before: page => page.getByRole('banner').getByRole('button', { name: '资源' }).click({ clickCount: 3 }),
    after: page => expect(page.getByRole('link', { name: 'Gitee' })).toBeVisible()
  },
  {
    act: 'open a group',
    before: page => page.locator('summary', { hasText: '基础表格' }).click(),
    after: page => expect(page.getByRole('link', { name: '排序', exact: true })).toBeVisible()
  },
  {
    act: 'open the search',
    before: page => page.keyboard.press('Control+k'),
    after: page => expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
  },
  {
    act: 'choose a language',
    before: page => page.getByRole('banner').getByLabel('选择语言').selectOption('en_US'),
    after: page => expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  }
]

for (const { act, before, after } of early) {
  test(`a reader may ${act} before the app has arrived`, async ({ page, trouble }) => {
    void trouble
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

test('who goes on before the app has arrived is not taken back to where an unknown address leads', async ({
  page,
  trouble
}) => {
  void trouble
  await acknowledgeNotices(page)
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  // The app is there and waits for its words.
  await page.route('**/static/js/texts-zh.*', async route => {
    await arrived
    await route.continue()
  })
  const asked = page.waitForRequest('**/static/js/texts-zh.*')
  await page.goto('/v3.8/#/no/such/page', { waitUntil: 'commit' })
  await asked
  await page.waitForTimeout(500)
  await page.evaluate(() => (location.hash = '#/table/base/stripe'))
  arrive()
  await expect(page.locator('[data-page="/table/base/stripe"]')).toBeVisible()
  await expect(page).toHaveURL(/#\/table\/base\/stripe$/)
})

test('the root and unknown addresses lead to the install page, with the query kept', async ({ page, open }) => {
  await open('/no/such/page?lang=en_US')
  await expect(page).toHaveURL(/#\/table\/start\/install\?lang=en_US$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
  await page.goto('/v3.8/#/')
  await expect(page).toHaveURL(/#\/table\/start\/install/)
})

test('an unknown address is named, with similar pages and the search for its words', async ({ page, open }) => {
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

test('the root says nothing of the kind', async ({ page, open }) => {
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安装')
  await expect(page.getByRole('status', { name: '页面不存在' })).toHaveCount(0)
})
