import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './site.ts'

// Nothing of other visits is counted: each test has a browser context of its own.
test.use({ cold: true })

/**
 * Sixty times to a page with demos and away again: what a visit leaves behind would add up. The browser sometimes keeps
 * the listeners of the last few visits over a collection, so one number says little: before, the least of some visits
 * counts, and afterwards further visits may bring it down again. What is left behind never goes down.
 */
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
  const visits = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await visit()
    return measure(session)
  }
  const first = [await visits(10), await visits(1), await visits(1), await visits(1)]
  const least = (name: keyof Measured) => Math.min(...first.map(measured => measured[name]))
  let after = await visits(60)
  for (let turn = 0; turn < 30 && after.listeners - least('listeners') >= 60; turn += 1) after = await visits(1)
  expect(await page.locator('body > [class^="vxe-"]').count()).toBeLessThanOrEqual(1)
  expect(after.nodes - least('nodes'), 'nodes').toBeLessThan(600)
  expect(after.listeners - least('listeners'), 'listeners').toBeLessThan(60)
  expect(after.heap - least('heap'), 'heap').toBeLessThan(4_000_000)
})

/** React may mount a demo and take it away within one task, before the library has done the rest of its mounting. */
test('a demo that is taken away as soon as it is mounted ends without an error', async ({ page, demo }) => {
  await demo('/table/grid/proxy', 'proxy-pager')
  const left = await page.evaluate(async () => {
    const address = (part: string) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find(name => name.includes(part) && name.endsWith('.js'))!
    const { mountDemo } = (await import(address('/static/js/mount-vue.'))) as {
      mountDemo: (host: Element, component: unknown, options: object) => { unmount: () => void }
    }
    const { default: component } = (await import(address('table-grid-proxy-proxy-pager'))) as { default: unknown }
    const host = document.querySelector('main')!.appendChild(document.createElement('div'))
    const wrong: unknown[] = []
    const note = (error: unknown) => void wrong.push(String(error))
    const mounted = mountDemo(host, component, { language: 'zh_CN', onFailure: note, onError: note })
    const wasThere = host.querySelector('.vxe-grid') !== null
    mounted.unmount()
    await new Promise(done => setTimeout(done, 500))
    const { childElementCount } = host
    host.remove()
    return { wasThere, childElementCount, wrong }
  })
  expect(left).toEqual({ wasThere: true, childElementCount: 0, wrong: [] })
})

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    location.hash = `#${to}`
  }, path)
  await page.waitForFunction(to => document.querySelector('[data-page]')?.getAttribute('data-page') === to, path)
}

interface Measured {
  nodes: number
  listeners: number
  heap: number
}

async function measure(session: CDPSession): Promise<Measured> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') }
}
