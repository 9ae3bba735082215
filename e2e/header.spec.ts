import { acknowledgeNotices, coldTest, expect, test } from './site.ts'

const versionsResponse = {
  sp: true,
  dp: false,
  ss: true,
  time: '2026-01-01 00:00:00',
  tags: {},
  v3StableList: [],
  v3BetaList: []
}

for (const [locale, label, states, other] of [
  [
    'zh_CN',
    '文档版本',
    [
      '最新',
      '2024-12 停止维护',
      '长期维护',
      '2024-12-01 停止维护',
      '2021-12 停止维护，已废弃',
      '2020-04 停止维护，已废弃'
    ],
    '另一个站点'
  ],
  [
    'en_US',
    'Version',
    [
      'Latest',
      'Not maintained since 2024-12',
      'Long-term support',
      'Not maintained since 2024-12-01',
      'Not maintained since 2021-12, abandoned',
      'Not maintained since 2020-04, abandoned'
    ],
    'other site'
  ]
] as const)
  test(
    `the menu of versions has the support states, marks links to other sites and the current version (${locale})`,
    { tag: locale === 'zh_CN' ? '@quick' : [] },
    async ({ page, open }) => {
      await open(`/table/start/install?lang=${locale}`)
      const bar = page.getByRole('banner')
      await bar.getByRole('button', { name: `${label} 3.8`, exact: true }).click()
      const links = bar.getByRole('listitem').filter({ visible: true }).getByRole('link')
      await expect(links.locator('b')).toHaveText(['4.7+', '4.0–4.6', '3.9+', '3.8', '2', '1'])
      await expect(links.locator('small')).toHaveText([...states])
      await expect(links.filter({ hasText: other })).toHaveCount(5)
      const current = bar.locator('a[aria-current="true"]')
      await expect(current).toHaveCount(1)
      await expect(current).toContainText('3.8')
      await expect(current).not.toContainText(other)
      await current.click()
      await expect(page).toHaveURL(/#\/table\/start\/install/)
    }
  )

/** Versions of the menu; the site of version 2 has some of the pages of this site. */
const line = { isDisabled: false, isStop: false, isAbandoned: false }
const lines = [
  { ...line, version: '3.9+', url: '/v3/', isDisabled: true },
  { ...line, version: '3.8', url: '/v3.8/' },
  { ...line, version: '2', url: '/v2/', routes: ['/table/base/'] }
]

coldTest(
  'selecting another version opens the same page if the version has the route, otherwise its start page',
  async ({ page, open }) => {
    await page.route(/\/component-api\/vxe-table-version/, route => route.fulfill({ json: lines }))
    await page.route(/\/v2\//, route => route.fulfill({ contentType: 'text/html', body: '<h1>2</h1>' }))
    const menu = page.getByRole('banner').getByRole('button', { name: 'Version 3.8' })
    const second = page.getByRole('banner').getByRole('link', { name: /^2\b/ })
    await open('/table/base/sort?lang=en_US')
    await menu.click()
    const current = page.getByRole('banner').getByRole('link', { name: /^3\.8\b/ })
    await expect(current).toHaveAttribute('href', '#/table/base/sort?lang=en_US')
    await second.click()
    await expect(page).toHaveURL(/\/v2\/#\/table\/base\/sort\?lang=en_US$/)
    await page.goto('/v3.8/#/table/start/use?lang=en_US')
    await menu.click()
    await second.click()
    await expect(page).toHaveURL(/\/v2\/#\/\?lang=en_US$/)
  }
)

coldTest(
  'arrow keys move through the versions without leaving the page, disabled versions are no links',
  async ({ page, open }) => {
    await page.route(/\/component-api\/vxe-table-version/, route => route.fulfill({ json: lines }))
    await page.route(/\/v2\//, route => route.fulfill({ contentType: 'text/html', body: '<h1>2</h1>' }))
    await open('/table/base/sort?lang=en_US')
    const bar = page.getByRole('banner')
    const menu = bar.getByRole('button', { name: 'Version 3.8' })
    await expect(bar.getByText('3.9+', { exact: true })).toHaveCount(1)
    await menu.focus()
    for (const version of ['3.8', '2', '3.8', '2']) {
      await page.keyboard.press('ArrowDown')
      await expect(bar.getByRole('link', { name: new RegExp(`^${version.replace('.', '\\.')}\\b`) })).toBeFocused()
    }
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', '2']) await page.keyboard.press(key)
    await expect(page).toHaveURL(/\/v3\.8\/#\/table\/base\/sort/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting')
  }
)

test('the playground and the offline copy are found without opening a menu', async ({ page, open }) => {
  await open('/table/start/install')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: '演练场' })).toHaveAttribute('href', '#/playground')
  const navigation = page.getByRole('navigation', { name: '导航' })
  await expect(navigation.getByRole('button', { name: '离线使用…' })).toBeInViewport()
  await navigation.locator('summary', { hasText: '工具' }).click()
  await expect(navigation.getByRole('link', { name: '演练场' })).toHaveAttribute('href', '#/playground')
  await navigation.getByRole('button', { name: '离线使用…' }).click()
  await expect(page.getByRole('dialog', { name: '离线使用' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 768, height: 700 })
  await expect(bar.getByRole('link', { name: '演练场' })).toBeInViewport()
})

for (const [locale, gallery, resources] of [
  ['zh_CN', '图库', '资源'],
  ['en_US', 'Gallery', 'Resources']
] as const)
  test(`the gallery is in the bar, in narrow windows in the menu of resources (${locale})`, async ({ page, open }) => {
    await open(`/table/start/install?lang=${locale}`)
    const links = page.getByRole('banner').getByRole('link', { name: gallery, exact: true }).filter({ visible: true })
    for (const width of [840, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(links).toHaveCount(1)
    }
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(links).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: resources }).click()
    await links.click()
    await expect(page).toHaveURL(/#\/gallery/)
    await page.setViewportSize({ width: 375, height: 700 })
    await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
    await expect(page.getByRole('dialog').getByRole('link', { name: gallery, exact: true })).toBeVisible()
  })

test('the foot of the sidebar names the line of the stable version', async ({ page, open }) => {
  await open('/table/start/install')
  const navigation = page.getByRole('navigation', { name: '导航' })
  await expect(navigation.getByText('稳定版')).toHaveText(/^3\.9\+ 稳定版 3\.\d+\.\d+/)
})

coldTest(
  'the authorization link is beside the plugin link, also if the plugin link is disabled',
  async ({ page, open }) => {
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
    await open('/table/start/install')
    const plugins = page.getByRole('banner').getByRole('button', { name: '插件', exact: true })
    const authorization = page.getByRole('banner').getByRole('link', { name: '插件授权' })
    await expect(plugins).toHaveAttribute('aria-disabled', 'true')
    const dialog = page.getByRole('dialog', { name: '维护中' })
    for (const key of ['Enter', 'Escape']) {
      await plugins.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press(key)
      await expect(dialog).toHaveCount(0)
      await expect(plugins).toBeFocused()
    }
    await expect(authorization).toHaveAttribute('href', /^https:\/\//)
    const [left, right] = await Promise.all([plugins.boundingBox(), authorization.boundingBox()])
    expect(right!.x - left!.x - left!.width).toBeLessThan(16)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(authorization).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: '资源' }).click()
    await expect(authorization).toBeVisible()
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...versionsResponse, sp: false } }))
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: '资源' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: '捐赠' })).toBeVisible()
    await expect(authorization).toHaveCount(0)
  }
)

coldTest(
  'if the dialog of the disabled plugin link fails to load, a status shows the reason, and a retry opens the dialog',
  async ({ page, open, browserErrors }) => {
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
    await page.route(/\/closed-shop\./, route => route.abort())
    await open('/table/start/install')
    const plugins = page.getByRole('banner').getByRole('button', { name: '插件', exact: true })
    await plugins.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '维护中' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    browserErrors.splice(0)
    await page.unroute(/\/closed-shop\./)
    await plugins.press('Enter')
    await expect(page.getByRole('dialog', { name: '维护中' })).toBeVisible()
  }
)

coldTest('on a phone, the menu stays open behind the dialog of the disabled plugin link', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 780 })
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: versionsResponse }))
  await open('/table/start/install')
  await page.getByRole('button', { name: '打开导航' }).click()
  const plugins = page.getByRole('dialog').getByRole('button', { name: '插件', exact: true })
  await plugins.press('Enter')
  await page.getByRole('dialog', { name: '维护中' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '维护中' })).toHaveCount(0)
  await expect(plugins).toBeFocused()
})

coldTest(
  'a sidebar group without pages is disabled and has the text "Being refactored"',
  async ({ page, browserErrors }) => {
    // Requested for its check at the end of the test.
    void browserErrors
    await acknowledgeNotices(page)
    await page.route('**/static/content/nav-en.*', async route => {
      const body = await (await route.fetch()).text()
      const empty = '{"key":"flow","title":"Flow charts","pages":[],"links":[]}'
      await route.fulfill({ contentType: 'text/javascript', body: body.replace('export const nav = [', `$&${empty},`) })
    })
    await page.goto('/v3.8/#/table/base/sort')
    await page.getByLabel('选择语言').selectOption('en_US')
    const group = page.getByRole('navigation', { name: 'Navigation' }).locator('[aria-disabled]')
    await expect(group).toContainText('Flow charts')
    await expect(group).toContainText('Being refactored, stay tuned')
    await group.click()
    await expect(group).toBeVisible()
    await expect(page).toHaveURL(/\/table\/base\/sort/)
  }
)

coldTest('without settings, the versions and the lists are requested from the own origin', async ({ page, open }) => {
  const requestedPaths: string[] = []
  page.on(
    'request',
    request => /\/(api|component-api)\//.test(request.url()) && requestedPaths.push(new URL(request.url()).pathname)
  )
  await open('/table/start/install')
  await expect
    .poll(() => requestedPaths.filter(path => !path.startsWith('/v3.8/static/')).sort())
    .toEqual([
      '/api/npm/versions/vxe-table',
      '/component-api/system-list.json',
      '/component-api/vxe-table-version.json'
    ])
})

test('the bar has the link to the enterprise edition', async ({ page, open }) => {
  await open('/table/start/install')
  const link = page.getByRole('banner').getByRole('link', { name: '企业版', exact: true })
  await expect(link).toHaveAttribute('href', 'https://vxeui.com')
  // In a wide window it is in the header only, in a narrow one in the menu only.
  await page.getByRole('banner').getByRole('button', { name: '资源' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: '企业版', exact: true }).filter({ visible: true })
  ).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.getByRole('banner').getByRole('button', { name: '资源' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '企业版' }).filter({ visible: true })).toHaveCount(1)
})

for (const width of [768, 840, 1000, 1120, 1280, 1440, 1600])
  test(`the English header has no overlapping controls in a window ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 700 })
    await open('/table/start/install?lang=en_US')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: 'Products' })).toBeVisible()
    // The last link that the response of the API adds.
    await expect(bar.getByText('Plugins', { exact: true })).toBeVisible()
    const parts = bar.locator('a, button, select').filter({ visible: true })
    const boxes = await Promise.all((await parts.all()).map(part => part.boundingBox()))
    const inOrder = boxes.map(box => box!).sort((a, b) => a.x - b.x)
    for (const [index, { x, width }] of inOrder.entries())
      expect(inOrder[index + 1]?.x ?? page.viewportSize()!.width).toBeGreaterThanOrEqual(x + width)
  })
