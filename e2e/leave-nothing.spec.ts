import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Sixty times to a page with demos and away again: what a visit leaves behind would add up. */
test('sixty visits leave no node, no listener and no heap behind', async ({ page, open }) => {
  test.setTimeout(400_000)
  await open('/table/start/install')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const visit = async () => {
    await go(page, '/table/base/sort')
    await page.waitForFunction(() => document.querySelectorAll('[data-state="running"] .vxe-body--row').length > 6)
    await go(page, '/table/start/install')
  }
  for (let turn = 0; turn < 10; turn += 1) await visit()
  const before = await measure(session)
  for (let turn = 0; turn < 60; turn += 1) await visit()
  const after = await measure(session)
  expect(await page.locator('body > [class^="vxe-"]').count()).toBeLessThanOrEqual(1)
  expect(after.nodes - before.nodes, `nodes ${before.nodes} -> ${after.nodes}`).toBeLessThan(600)
  expect(after.listeners - before.listeners, `listeners ${before.listeners} -> ${after.listeners}`).toBeLessThan(60)
  expect(after.heap - before.heap, `heap ${before.heap} -> ${after.heap}`).toBeLessThan(4_000_000)
})

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    location.hash = `#${to}`
  }, path)
  await page.waitForFunction(to => document.querySelector('[data-page]')?.getAttribute('data-page') === to, path)
}

async function measure(session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') }
}
