import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { D1Server } from '../e2e/start-d1.ts'
import { startD1 } from '../e2e/start-d1.ts'
import { report } from './reports/fakes.ts'
import { openD1Store } from './reports/d1.ts'
import { storeLimits } from './reports/quota.ts'

let d1: D1Server
beforeAll(async () => void (d1 = await startD1()))
afterAll(() => d1.stop())

const page = '<meta name="vxe-docs:serve-api" content=""><meta name="vxe-docs:host" content=""><script>a()</script>'
const ASSETS = {
  fetch: async (request: Request) =>
    new URL(request.url).pathname === '/index.html' ? new Response(page) : new Response('no', { status: 404 })
}

/** Starts another instance of the Worker, as the platform does. */
async function startWorker(bindings: Record<string, unknown>) {
  vi.resetModules()
  const { default: worker } = await import('./worker.ts')
  return (path: string, init?: RequestInit) =>
    worker.fetch(
      new Request(`https://docs.example.com/v3.8/${path}`, init),
      { ASSETS, UPSTREAM: 'http://127.0.0.1:9', ...bindings },
      { waitUntil: () => {} }
    )
}

const post = (client: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'cf-connecting-ip': client
  },
  body: JSON.stringify(report)
})

test('a Worker with a database accepts reports, limits each client across its instances, and lists known problems', async () => {
  const bindings = { REPORTS_DB: d1.binding }
  const [one, other] = [await startWorker(bindings), await startWorker(bindings)]
  expect(await (await one('')).text()).toContain('<meta name="vxe-docs:reports" content="on">')
  const statuses: number[] = []
  for (const ask of [one, other, one, other, one, other])
    statuses.push((await ask('api/reports', post('192.0.2.7'))).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect((await other('api/reports', post('192.0.2.8'))).status).toBe(201)
  await (await openD1Store(d1.binding, storeLimits)).set(1, 'known', { zh: '排序失效' })
  expect(await (await other('known-problems')).text()).toContain('排序失效')
})

test('a Worker serves the lists of its database', async () => {
  const ask = await startWorker({ REPORTS_DB: d1.binding, LISTS: 'database' })
  const item = { href: 'https://example.com', content: 'Product', isEnterprise: false }
  const store = await openD1Store(d1.binding, storeLimits)
  await store.writeList('system-list.json', JSON.stringify([item]), new Date())
  expect(await (await ask('component-api/system-list.json')).json()).toEqual([item])
})

test('a Worker serves the lists of its key-value store, and its own ones for missing keys', async () => {
  const item = { href: 'https://example.com', content: 'From KV', isEnterprise: true }
  const get = async (name: string) => (name === 'system-list.json' ? JSON.stringify([item]) : null)
  const ask = await startWorker({ LISTS_KV: { get } })
  expect(await (await ask('component-api/system-list.json')).json()).toEqual([item])
  expect((await (await ask('component-api/vxe-table-version.json')).json()) as unknown[]).not.toHaveLength(0)
  const without = await startWorker({})
  expect(await (await without('component-api/system-list.json')).text()).not.toContain('From KV')
})
