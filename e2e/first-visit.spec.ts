import { expect, test } from './site.ts'

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

test('the maintenance banner is gone for good once closed', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.getItem('test') || (localStorage.removeItem('vxe-docs:banner'), localStorage.setItem('test', '1')))
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

test('the first page is readable before any script has run', async ({ browser, baseURL }) => {
  for (const [locale, heading] of [['zh-CN', '安装'], ['en-US', 'Install']] as const) {
    const context = await browser.newContext({ locale, baseURL })
    const page = await context.newPage()
    await page.route('**/static/js/*', route => route.abort())
    await page.goto('/v3.8/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await context.close()
  }
})

test('the root and unknown addresses lead to the install page, with the query kept', async ({ page, open }) => {
  await open('/no/such/page?lang=en_US')
  await expect(page).toHaveURL(/#\/table\/start\/install\?lang=en_US$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install')
  await page.goto('/v3.8/#/')
  await expect(page).toHaveURL(/#\/table\/start\/install/)
})
