import { openSearch, searchBox } from './search-box.ts'
import { expect, runningDemo, test } from './site.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

test(
  'on a phone, a link in the drawer opens its page and closes the drawer',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/start/install')
    await page.getByRole('button', { name: '打开导航' }).click()
    const drawer = page.getByRole('dialog', { name: '导航' })
    await drawer.getByText('基础表格').click()
    await drawer.getByRole('link', { name: '排序', exact: true }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  }
)

test('on a phone, Escape closes the drawer and moves the focus to its button', async ({ page, open }) => {
  await open('/table/start/install')
  const button = page.getByRole('button', { name: '打开导航' })
  await button.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '导航' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('on a phone, the language can be changed in the drawer', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByRole('button', { name: '打开导航' }).click()
  await page.getByRole('dialog', { name: '导航' }).getByLabel('选择语言').selectOption('en_US')
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Install')
})

test('on a phone, the menu of a demo has the link to the playground', async ({ page, open }) => {
  await open('/table/base/sort')
  await runningDemo(page, 'sort-by-header')
  const block = page.locator('[data-demo="sort-by-header"]')
  await block.getByRole('button', { name: '更多操作' }).click()
  await expect(block.getByRole('link', { name: '在演练场打开' }).filter({ visible: true })).toBeVisible()
})

test('on a phone, touch targets are at least 40 px high', async ({ page, open }) => {
  await open('/table/base/sort')
  await runningDemo(page, 'sort-by-header')
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header :is(a, button, select), [data-demo="sort-by-header"] > div:not([data-stage]) :is(a, button), footer nav a'
      )
    ]
      .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 40)
      .map(element => `${element.textContent} ${element.getBoundingClientRect().height}`)
  )
  expect(small).toEqual([])
})

for (const path of [
  '/table/base/current',
  '/table/base/stripe',
  '/table/edit/cellValid',
  '/table/scroll/maxHeight',
  '/table/tree/menu',
  '/table/edit/status',
  '/table/grid/formProxy'
])
  test(`on a phone, the first demo of ${path} begins within 900 px`, async ({ page, open }) => {
    await open(path)
    const demo = page.locator('[data-demo]').first()
    await expect(demo).toBeVisible()
    expect(await demo.evaluate(element => element.getBoundingClientRect().top + scrollY)).toBeLessThan(900)
  })

for (const [lang, query] of [
  ['zh_CN', '排序'],
  ['en_US', 'sort']
] as const)
  test(`on a phone, the search shows all scopes and no key hints, in ${lang}`, async ({ page, open }) => {
    await open(`/table/start/install?lang=${lang}`)
    await openSearch(page)
    await searchBox(page).fill(query)
    const dialog = page.getByRole('dialog')
    const scopes = dialog.getByRole('group', { name: /^(切换范围|scope)$/ }).getByRole('button')
    await expect(scopes).toHaveCount(5)
    for (const scope of await scopes.all()) await expect(scope).toBeInViewport({ ratio: 1 })
    expect(new Set(await scopes.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))).size).toBe(1)
    await expect(dialog.locator('kbd').filter({ visible: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: /^(关闭|Close)$/ }).tap()
    await expect(dialog).toBeHidden()
  })

test('on a phone, the foot of the drawer is one line, and the pages have half of the window', async ({
  page,
  open
}) => {
  await open('/table/start/install')
  for (const language of ['zh_CN', 'en_US']) {
    await page.getByRole('button', { name: /^(打开导航|Open navigation)$/ }).click()
    const drawer = page.getByRole('dialog')
    const [changelog, offline] = [
      await drawer
        .getByRole('link', { name: /^(更新日志|Changelog)$/ })
        .first()
        .boundingBox(),
      await drawer.getByRole('button', { name: /^(离线使用…|Use offline…)$/ }).boundingBox()
    ]
    expect(offline!.y).toBe(changelog!.y)
    expect(offline!.x).toBeGreaterThan(changelog!.x + changelog!.width)
    expect(offline!.x + offline!.width).toBeLessThanOrEqual((await drawer.boundingBox())!.width - 12)
    if (language === 'zh_CN') await drawer.getByLabel('选择语言').selectOption('en_US')
    await page.keyboard.press('Escape')
  }
})
