import { expect, test } from './site.ts'

test('the filter waits, opens the groups that match and marks the match', async ({ page, open }) => {
  await open('/table/start/install')
  const nav = page.getByRole('navigation', { name: '导航' })
  await page.getByLabel('筛选导航').fill('排序')
  await expect(nav.getByRole('link', { name: '排序', exact: true })).toBeVisible()
  await expect(nav.locator('mark').first()).toHaveText('排序')
  await expect(nav.getByRole('link', { name: '安装' })).toBeHidden()
})

test('a filter without a hit says so with the keyword marked, and takes signs as signs', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByLabel('筛选导航').fill('(\\*')
  const message = page.getByRole('status').filter({ hasText: '没有找到' })
  await expect(message.locator('mark')).toHaveText('(\\*')
})

test('keywords find a page whose title says something else', async ({ page, open }) => {
  await open('/table/start/install?lang=en_US')
  await page.getByLabel('Filter navigation').fill('sort-config')
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Sorting', exact: true })
  ).toBeVisible()
})

test('groups open and close on a click, and the current page’s group is open from the start', async ({
  page,
  open
}) => {
  await open('/table/base/sort')
  const nav = page.getByRole('navigation', { name: '导航' })
  const current = nav.locator('[href="#/table/base/sort"]')
  await expect(current).toHaveAttribute('aria-current', 'page')
  await nav.locator('summary', { hasText: '基础表格' }).click()
  await expect(current).toBeHidden()
  await nav.locator('summary', { hasText: '基础表格' }).click()
  await expect(current).toBeVisible()
})

test('no entry stands half under the title of its group, whatever was open and in which language', async ({
  page,
  open
}) => {
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

test('the sidebar’s button stands on the start pages and hides the sidebar', async ({ page, open }) => {
  await open('/table/start/install')
  await page.getByRole('button', { name: '隐藏侧栏' }).click()
  await expect(page.getByRole('navigation', { name: '导航' })).toBeHidden()
  await page.getByRole('button', { name: '显示侧栏' }).click()
  await expect(page.getByRole('navigation', { name: '导航' })).toBeVisible()
  await page.goto('/v3.8/#/table/base/sort')
  await expect(page.getByRole('heading', { level: 1, name: '排序' })).toBeVisible()
  await expect(page.getByRole('button', { name: '隐藏侧栏' })).toBeHidden()
})
