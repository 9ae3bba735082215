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

for (const path of ['/table/base/current', '/table/base/stripe', '/table/edit/cellValid', '/table/scroll/maxHeight'])
  test(`on a phone, the first demo of ${path} begins within 800 px`, async ({ page, open }) => {
    await open(path)
    const demo = page.locator('[data-demo]').first()
    await expect(demo).toBeVisible()
    expect(await demo.evaluate(element => element.getBoundingClientRect().top + scrollY)).toBeLessThan(800)
  })
