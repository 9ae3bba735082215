import { acknowledgeNotices, coldTest, expect, test } from './site.ts'

const answer = {
  sp: true,
  dp: false,
  ss: true,
  time: '2026-01-01 00:00:00',
  tags: {},
  v3StableList: [],
  v3BetaList: []
}

for (const [locale, label, states] of [
  [
    'zh_CN',
    '选择版本',
    [
      '最新',
      '2024-12 停止维护',
      '长期维护',
      '2024-12-01 停止维护',
      '2021-12 停止维护，已废弃',
      '2020-04 停止维护，已废弃'
    ]
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
    ]
  ]
] as const)
  test(`the version select says what became of each line (${locale})`, async ({ page, open }) => {
    await open(`/table/start/install?lang=${locale}`)
    const select = page.getByRole('banner').getByLabel(label, { exact: true })
    await expect(select).toHaveValue('3.8')
    await expect(select.locator('option')).toHaveText(['4.7+', '4.0–4.6', '3.9+', '3.8', '2', '1'])
    expect(
      await select.locator('optgroup').evaluateAll(groups => groups.map(group => group.getAttribute('label')))
    ).toEqual(states)
  })

coldTest(
  'another version opens on the same page where it has the route, else on its start page',
  async ({ page, open }) => {
    const line = { isDisabled: false, isStop: false, isAbandoned: false }
    const lines = [
      { ...line, version: '3.8', url: '/v3.8/' },
      { ...line, version: '2', url: '/v2/', routes: ['/table/base/'] }
    ]
    await page.route(/\/component-api\/vxe-table-version/, route => route.fulfill({ json: lines }))
    await page.route(/\/v2\//, route => route.fulfill({ contentType: 'text/html', body: '<h1>2</h1>' }))
    const select = page.getByRole('banner').getByLabel('Version', { exact: true })
    await open('/table/base/sort?lang=en_US')
    await select.selectOption('2')
    await expect(page).toHaveURL(/\/v2\/#\/table\/base\/sort\?lang=en_US$/)
    await page.goto('/v3.8/#/table/start/use?lang=en_US')
    await select.selectOption('2')
    await expect(page).toHaveURL(/\/v2\/#\/\?lang=en_US$/)
  }
)

coldTest(
  'the authorization of plugins stands beside their link, also while that is disabled and says why',
  async ({ page, open }) => {
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
    await open('/table/start/install')
    const plugins = page.getByRole('banner').getByRole('button', { name: '插件', exact: true })
    const authorization = page.getByRole('banner').getByRole('link', { name: '插件授权' })
    await expect(plugins).toHaveAttribute('aria-disabled', 'true')
    const answered = page.getByRole('dialog', { name: '维护中' })
    for (const key of ['Enter', 'Escape']) {
      await plugins.press('Enter')
      await expect(answered).toBeVisible()
      await page.keyboard.press(key)
      await expect(answered).toHaveCount(0)
      await expect(plugins).toBeFocused()
    }
    await expect(authorization).toHaveAttribute('href', /^https:\/\//)
    const [left, right] = await Promise.all([plugins.boundingBox(), authorization.boundingBox()])
    expect(right!.x - left!.x - left!.width).toBeLessThan(16)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(authorization).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: '资源' }).click()
    await expect(authorization).toBeVisible()
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: { ...answer, sp: false } }))
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: '捐赠' })).toBeVisible()
    await expect(authorization).toHaveCount(0)
  }
)

coldTest(
  'what the disabled link of plugins says is also said where its dialog does not arrive, and the next click tries again',
  async ({ page, open, trouble }) => {
    await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
    await page.route(/\/closed-shop\./, route => route.abort())
    await open('/table/start/install')
    const plugins = page.getByRole('banner').getByRole('button', { name: '插件', exact: true })
    await plugins.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '维护中' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    trouble.splice(0)
    await page.unroute(/\/closed-shop\./)
    await plugins.press('Enter')
    await expect(page.getByRole('dialog', { name: '维护中' })).toBeVisible()
  }
)

coldTest('on a phone the menu stays open behind what the disabled link of plugins says', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 780 })
  await page.route(/\/api\/npm\//, route => route.fulfill({ json: answer }))
  await open('/table/start/install')
  await page.getByRole('button', { name: '打开导航' }).click()
  const plugins = page.getByRole('dialog').getByRole('button', { name: '插件', exact: true })
  await plugins.press('Enter')
  await page.getByRole('dialog', { name: '维护中' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '维护中' })).toHaveCount(0)
  await expect(plugins).toBeFocused()
})

coldTest('a part of the navigation without pages says that it is being refactored', async ({ page, trouble }) => {
  void trouble
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
})

coldTest('without settings the versions and the lists are asked of the origin itself', async ({ page, open }) => {
  const asked: string[] = []
  page.on(
    'request',
    request => /\/(api|component-api)\//.test(request.url()) && asked.push(new URL(request.url()).pathname)
  )
  await open('/table/start/install')
  await expect
    .poll(() => asked.filter(path => !path.startsWith('/v3.8/static/')).sort())
    .toEqual([
      '/api/npm/versions/vxe-table',
      '/component-api/system-list.json',
      '/component-api/vxe-table-version.json'
    ])
})

for (const width of [768, 1000])
  test(`nothing in the bar covers anything else in a window ${width} wide, in English`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 700 })
    await open('/table/start/install?lang=en_US')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: 'Products' })).toBeVisible()
    const parts = bar.locator('a, button, select').filter({ visible: true })
    const boxes = await Promise.all((await parts.all()).map(part => part.boundingBox()))
    const inOrder = boxes.map(box => box!).sort((a, b) => a.x - b.x)
    for (const [index, { x, width }] of inOrder.entries())
      expect(inOrder[index + 1]?.x ?? page.viewportSize()!.width).toBeGreaterThanOrEqual(x + width)
  })
