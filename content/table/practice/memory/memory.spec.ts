import type { CreateElement, MountWindow } from '../../../../e2e/mount-component.ts'
import { provideMount } from '../../../../e2e/mount-component.ts'
import { expect, test } from '../../../../e2e/site.ts'

const path = '/table/practice/memory'

test('a timer and an interceptor end with the destroyed table only if the demo removes them', async ({
  page,
  demo,
  open
}) => {
  await page.clock.install()
  const stage = await demo(path, 'clean-up')
  const interceptors = stage.getByRole('status')
  const tables = stage.getByRole('list', { name: '创建过的表格' }).getByRole('listitem')
  await expect(interceptors).toHaveText('event.clearEdit 拦截器的数量：1')
  await page.clock.runFor(3000)
  await expect(tables.first()).toHaveText(/^表格 1，使用中：刷新 ([3-9]|\d\d) 次/)

  await stage.getByRole('button', { name: '销毁表格' }).click()
  await expect(interceptors).toHaveText('event.clearEdit 拦截器的数量：0')
  const refreshed = await tables.first().innerText()
  await page.clock.runFor(5000)
  await expect(tables.first()).toHaveText(refreshed)

  await stage.getByText('在 beforeDestroy 中删除').click()
  await stage.getByRole('button', { name: '创建表格' }).click()
  await stage.getByRole('button', { name: '销毁表格' }).click()
  await expect(interceptors).toHaveText('event.clearEdit 拦截器的数量：1')
  await page.clock.runFor(4000)
  await expect(tables.nth(1)).toHaveText(/^表格 2，已销毁：刷新 ([4-9]|\d\d) 次，拦截器调用 0 次$/)

  await stage.getByRole('button', { name: '创建表格' }).click()
  await expect(interceptors).toHaveText('event.clearEdit 拦截器的数量：2')
  const cell = stage.locator('.vxe-body--row').first().locator('td').nth(1)
  await cell.click()
  await expect(cell.locator('input')).toBeVisible()
  await interceptors.click()
  await expect(cell.locator('input')).toHaveCount(0)
  await expect(tables.nth(0)).toContainText('拦截器调用 0 次')
  await expect(tables.nth(1)).toHaveText(/拦截器调用 [1-9] 次$/)
  await expect(tables.nth(2)).toHaveText(/拦截器调用 [1-9] 次$/)

  // The interceptor that the demo left is removed with it, so the next visit starts with one.
  await open('/table/base/basic')
  await demo(path, 'clean-up')
  await expect(interceptors).toHaveText('event.clearEdit 拦截器的数量：1')
})

test('a modal that is open when its page is destroyed stays in the library unless it is closed', async ({ demo }) => {
  const stage = await demo(path, 'open-modal')
  const status = stage.getByRole('status')
  const visit = async () => {
    await stage.getByRole('button', { name: '打开页面' }).click()
    await expect(stage.getByRole('cell', { name: '顾明澈' })).toBeVisible()
    await stage.getByRole('button', { name: '离开页面' }).click()
    await expect(stage.getByText('页面已销毁')).toBeVisible()
  }
  await visit()
  await expect(status).toHaveText('离开的次数：1；库中仍保存的弹窗：0')
  await stage.getByText('在 beforeDestroy 中关闭弹窗').click()
  await visit()
  await expect(status).toHaveText('离开的次数：2；库中仍保存的弹窗：1')
  await visit()
  await expect(status).toHaveText('离开的次数：3；库中仍保存的弹窗：2')
})

test('the elements of a table scrolled with the wheel are kept after it is destroyed, until the next wheel event', async ({
  page,
  demo
}) => {
  const stage = await demo(path, 'clean-up')
  await provideMount(stage)
  const devtools = await page.context().newCDPSession(page)
  const isAlive = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return page.evaluate(() => (window as unknown as { table: WeakRef<Element> }).table.deref() !== undefined)
  }
  const mountAndDestroy = (isScrolled: boolean) =>
    page.evaluate(async scrolled => {
      const component = (window as unknown as MountWindow).mountComponent({
        render: (h: CreateElement) =>
          h('div', [h('vxe-table', { props: { data: [{ id: 1 }] } }, [h('vxe-column', { props: { field: 'id' } })])])
      })
      await new Promise(resolve => setTimeout(resolve, 200))
      const table = component.$el.querySelector('.vxe-table')!
      Object.assign(window, { table: new WeakRef(table) })
      // Only an event shortly after another one is stored.
      for (let count = 0; count < (scrolled ? 2 : 0); count += 1)
        table.querySelector('td')!.dispatchEvent(new Event('mousewheel', { bubbles: true }))
      component.$destroy()
      component.$el.remove()
    }, isScrolled)
  await mountAndDestroy(false)
  await expect.poll(isAlive).toBe(false)
  await mountAndDestroy(true)
  for (let count = 0; count < 5; count += 1) expect(await isAlive()).toBe(true)
  await page.evaluate(() => document.body.dispatchEvent(new Event('mousewheel', { bubbles: true })))
  await expect.poll(isAlive).toBe(false)
})
