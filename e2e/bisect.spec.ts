import type { Page } from '@playwright/test'
import { otherRelease, serveOtherRelease } from './other-release.ts'
import { preview } from './run-attacks.ts'
import { expect, test } from './site.ts'

/** Each copy of the site has 3.8.6 and the newest release; the tests add an older one. */
const newest = '3.21.6'
const panel = (page: Page) => page.getByRole('region', { name: '从哪个版本开始不同？' })
const question = (page: Page) => panel(page).getByRole('status')
const release = (page: Page) => page.getByRole('combobox', { name: '运行代码的版本' })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()

test(
  'a bisection asks for one release after the other, and names the first one that differs',
  { tag: '@quick' },
  async ({ page, open }) => {
    await serveOtherRelease(page)
    await open('/playground')
    await page.getByRole('link', { name: '定位版本' }).click()
    await expect(question(page)).toContainText('3.8.6 的结果正确吗？')
    await press(page, '不正确')
    await expect(question(page)).toContainText(`${newest} 的结果正确吗？`)
    await expect(release(page)).toHaveValue(newest)
    await expect(preview(page).locator('.vxe-body--row').first()).toBeVisible()
    await press(page, '不正确')
    await expect(question(page)).toContainText(`${otherRelease} 的结果正确吗？`)
    await press(page, '正确')
    await expect(question(page)).toContainText(`${otherRelease} 正确，从 3.8.6 开始不正确。`)
    await expect(panel(page).getByRole('img')).toHaveAccessibleName('3 个版本中，1 个正确，2 个不正确，0 个跳过')

    await press(page, '上一步')
    await expect(question(page)).toContainText(`${otherRelease} 的结果正确吗？`)
    await press(page, '跳过')
    await expect(question(page)).toContainText(`从 3.8.6 到 ${newest}，试过的版本都不正确。`)

    await panel(page).getByRole('link', { name: '结束查找' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(release(page)).toHaveValue('3.8.6')
    await expect(page.getByRole('button', { name: '还原', exact: true })).toBeDisabled()
  }
)

test('the answers of a bisection are in the address, and its result can be compared', async ({ page, open }) => {
  await serveOtherRelease(page)
  await open(`/playground?demo=table/base/sort/sort-by-header&bisect=3.8.6w,${newest}b`)
  await expect(question(page)).toContainText(`3.8.6 正确，从 ${newest} 开始不正确。`)
  await expect(release(page)).toHaveValue(newest)
  const changes = panel(page).getByRole('group').filter({ hasText: '新增' })
  await changes.click()
  await expect(changes.getByRole('listitem').first()).toBeVisible()
  await press(page, '并排对比')
  await expect(page.getByRole('region', { name: 'vxe-table 3.8.6' })).toBeVisible()
  await expect(page.getByRole('region', { name: `vxe-table ${newest}` })).toBeVisible()
})

test('with assertions, a bisection goes on without clicks', async ({ page, open }) => {
  await serveOtherRelease(page)
  await open('/playground?defect=form/basics/readonly-form&bisect=on')
  await press(page, '根据断言继续')
  await expect(question(page)).toContainText(`3.8.6 不正确，从 ${newest} 开始正确。`)
  await expect(page).toHaveURL(new RegExp(`bisect=3\\.8\\.6b(,|%2C)${newest.replaceAll('.', '\\.')}w`))
})

test('a site with two releases says that those in between did not run', async ({ page, open }) => {
  await page.route('**/sandbox/releases.json', route => route.fulfill({ json: {} }))
  await open(`/playground?bisect=3.8.6b,${newest}w`)
  await expect(question(page)).toContainText(`3.8.6 不正确，从 ${newest} 开始正确。`)
  await expect(panel(page)).toContainText('它们之间的版本没有运行。')
})

test('answers for unknown releases in an address are ignored', async ({ page, open }) => {
  await open('/playground?bisect=9.9.9w,<img>b,3.8.6x')
  await expect(question(page)).toContainText('3.8.6 的结果正确吗？')
})
