import { expect, test } from './site.ts'

test(
  'the sidebar filter shows and marks matching pages and hides others',
  { tag: '@quick' },
  async ({ page, open }) => {
    await open('/table/start/install')
    const nav = page.getByRole('navigation', { name: '导航' })
    await page.getByLabel('筛选导航').fill('排序')
    await expect(nav.getByRole('link', { name: '排序', exact: true })).toBeVisible()
    await expect(nav.locator('mark').first()).toHaveText('排序')
    await expect(nav.getByRole('link', { name: '安装' })).toBeHidden()
  }
)

test('a sidebar filter without a match shows the keyword, with special characters taken literally', async ({
  page,
  open
}) => {
  await open('/table/start/install')
  await page.getByLabel('筛选导航').fill('(\\*')
  const message = page.getByRole('status').filter({ hasText: '没有找到' })
  await expect(message.locator('mark')).toHaveText('(\\*')
})

test('the sidebar filter finds a page by a keyword that is not in its title, and shows the keyword', async ({
  page,
  open
}) => {
  await open('/table/start/install?lang=en_US')
  await page.getByLabel('Filter navigation').fill('sort-config')
  const link = page.getByRole('navigation', { name: 'Navigation' }).locator('[href="#/table/base/sort"]')
  await expect(link).toHaveText('Sortingsort-config')
  await expect(link.locator('small mark')).toHaveText('sort-config')
})

test('the sidebar group of the current page is open, and closes and opens on a click', async ({ page, open }) => {
  await open('/table/base/sort')
  const nav = page.getByRole('navigation', { name: '导航' })
  const current = nav.locator('[href="#/table/base/sort"]')
  await expect(current).toHaveAttribute('aria-current', 'page')
  await nav.locator('summary', { hasText: '基础表格' }).click()
  await expect(current).toBeHidden()
  await nav.locator('summary', { hasText: '基础表格' }).click()
  await expect(current).toBeVisible()
})

test('after navigation, no sidebar entry is half covered by the title of its group', async ({ page, open }) => {
  const nav = page.getByRole('navigation', { name: /导航|導覽|導航|Navigation/ })
  for (const path of [
    '/table/advanced/customFooter',
    '/switch/api?lang=en_US',
    '/table/advanced/custom?lang=en_US',
    '/table/scroll/footer?lang=zh_CN',
    '/table/scroll/fullPartialLoad?lang=zh_TC',
    '/table/scroll/footer?lang=en_US'
  ]) {
    await open(path)
    await expect(nav.locator(`[aria-current][href$="#${path.replace(/\?.*/, '')}"]`)).toBeVisible()
    await expect
      .poll(() =>
        nav.evaluate(nav => {
          const { bottom } = nav.querySelector('details[open] > summary')!.getBoundingClientRect()
          return [...nav.querySelectorAll('details[open] li a')]
            .filter(row => {
              const box = row.getBoundingClientRect()
              return box.top < bottom - 1 && box.bottom > bottom + 1
            })
            .map(row => row.textContent)
        })
      )
      .toEqual([])
  }
})

test('a button on start pages hides and shows the sidebar, and is missing on demo pages', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByRole('button', { name: '隐藏侧栏' }).click()
  await expect(page.getByRole('navigation', { name: '导航' })).toBeHidden()
  await page.getByRole('button', { name: '显示侧栏' }).click()
  await expect(page.getByRole('navigation', { name: '导航' })).toBeVisible()
  await page.goto('/v3.8/#/table/base/sort')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await expect(page.getByRole('button', { name: '隐藏侧栏' })).toBeHidden()
})
