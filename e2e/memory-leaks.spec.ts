import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './site.ts'

// Other visits must not count, so each test has its own browser context.
test.use({ cold: true })

/**
 * Visits a page with demos sixty times, so that leaks add up. The browser sometimes keeps the listeners of the last few
 * visits over a garbage collection: therefore the minimum of several visits is the baseline, and further visits may
 * lower the final number. A leak never goes down.
 */
test('sixty visits of a demo page leak no DOM nodes, listeners or heap', async ({ page, open }) => {
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
  const least = (name: keyof Measurement) => Math.min(...first.map(measured => measured[name]))
  let after = await visits(60)
  for (let turn = 0; turn < 30 && after.listeners - least('listeners') >= 60; turn += 1) after = await visits(1)
  expect(await page.locator('body > [class^="vxe-"]').count()).toBeLessThanOrEqual(1)
  expect(after.nodes - least('nodes'), 'nodes').toBeLessThan(600)
  expect(after.listeners - least('listeners'), 'listeners').toBeLessThan(60)
  expect(after.heap - least('heap'), 'heap').toBeLessThan(4_000_000)
})

/** React may mount and unmount a demo within one task, before the library has finished mounting. */
test('a demo that is unmounted right after mounting causes no error', { tag: '@quick' }, async ({ page, demo }) => {
  await demo('/table/grid/proxy', 'proxy-pager')
  const result = await page.evaluate(async () => {
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
    const errors: unknown[] = []
    const addError = (error: unknown) => void errors.push(String(error))
    const mounted = mountDemo(host, component, { language: 'zh_CN', onFailure: addError, onError: addError })
    const wasThere = host.querySelector('.vxe-grid') !== null
    mounted.unmount()
    await new Promise(done => setTimeout(done, 500))
    const { childElementCount } = host
    host.remove()
    return { wasThere, childElementCount, wrong: errors }
  })
  expect(result).toEqual({ wasThere: true, childElementCount: 0, wrong: [] })
})

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    location.hash = `#${to}`
  }, path)
  await page.waitForFunction(to => document.querySelector('[data-page]')?.getAttribute('data-page') === to, path)
}

interface Measurement {
  nodes: number
  listeners: number
  heap: number
}

async function measure(session: CDPSession): Promise<Measurement> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') }
}
