import type { Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/start/changes'

/** Without the git history the build has no feed, and its pages say so. */
const hasHistory = async (page: Page): Promise<boolean> => (await page.request.get('/v3.8/feed.xml')).ok()
const expectNoHistory = async (page: Page): Promise<void> => {
  await expect(page.getByText('此构建没有文档的历史记录。')).toBeVisible()
  await expect(page.getByRole('link', { name: /^最后更新/ })).toHaveCount(0)
}

test('the date of the last change of a page links to the list of changes', async ({ page, open }) => {
  if (!(await hasHistory(page))) {
    await open(path)
    return expectNoHistory(page)
  }
  await open('/table/base/sort')
  const updated = page.getByRole('link', { name: /^最后更新 \d{4}-\d\d-\d\d$/ })
  await updated.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文档更新记录')
})

test('days with changes are sorted newest first, and a changed page is a link', async ({ page, open }) => {
  await open(path)
  if (!(await hasHistory(page))) return expectNoHistory(page)
  const days = await page.locator('main section h2 time').allTextContents()
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted().toReversed())
  await page.locator('main section summary').last().click()
  await page.locator('main section').last().getByRole('link', { name: '排序', exact: true }).click()
  await expect(page.locator('[data-page]')).toHaveAttribute('data-page', '/table/base/sort')
})

test('the feed is XML with an entry for each day', async ({ page, open }) => {
  await open(`${path}?lang=en_US`)
  if (!(await hasHistory(page))) return void (await expect(page.getByText('This build has no history')).toBeVisible())
  const link = page.getByRole('link', { name: 'Subscribe (Atom)' })
  await expect(link).toHaveAttribute('href', '/v3.8/en/feed.xml')
  const answer = await page.request.get('/v3.8/en/feed.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const entries = await page.evaluate(
    text => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      return feed.querySelector('parsererror') ? -1 : feed.querySelectorAll('entry').length
    },
    await answer.text()
  )
  expect(entries).toBe(await page.locator('main section').count())
})
