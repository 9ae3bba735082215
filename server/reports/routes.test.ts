import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportLimits } from '../../shared/report.ts'
import { createFakeApp, createMemoryLog } from '../fakes.ts'
import { createReportsAccess } from './reports-access.ts'
import { report, sqlite, createTempFolder } from './fakes.ts'
import { openStore } from './open-store.ts'
import type { StoreLimits } from './quota.ts'
import { storeLimits } from './quota.ts'
import { createReportsApi } from './routes.ts'

let tempFolder: ReturnType<typeof createTempFolder>
beforeEach(() => void (tempFolder = createTempFolder()))
afterEach(() => tempFolder.remove())

interface Site {
  limits?: Partial<StoreLimits>
  clientHeader?: string
  origins?: string[]
}

async function siteWith({ limits, clientHeader = '', origins = [] }: Site = {}) {
  const log = createMemoryLog()
  const open = () => openStore(tempFolder.file, { findSqlite: () => sqlite, limits: { ...storeLimits, ...limits } })
  const reportsAccess = createReportsAccess({ open, log, now: () => 0 })
  const reports = createReportsApi({
    reportsAccess,
    clock: () => new Date('2026-03-01T08:00:00Z'),
    settings: { origins, clientHeader, basePath: '/v3.8/' },
    readTitles: async language => page =>
      page === report.page ? { page: `${language} page`, demo: name => `demo ${name}` } : { demo: () => undefined }
  })
  return { app: await createFakeApp({ reports, log }), reportsAccess, log }
}

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const postRequest = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, ...more },
  body: typeof body === 'string' ? body : JSON.stringify(body)
})
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const address = '/v3.8/api/reports'

test.each([address, '/api/reports'])('a report to %s is stored without data about its sender', async address => {
  const { app, reportsAccess } = await siteWith()
  const more = { 'user-agent': 'Browser/1', cookie: 'a=b', referer: 'http://localhost/secret' }
  const answer = await app.request(address, postRequest({ ...report, ip: '192.0.2.7', userAgent: 'Browser/1' }, more))
  expect([answer.status, await answer.json()]).toEqual([201, { id: 1 }])
  expect(await reportsAccess.use(store => store.list())).toEqual([
    { ...report, id: 1, at: '2026-03-01T08:00:00.000Z', state: 'new' }
  ])
})

const largest = {
  ...report,
  text: '报'.repeat(reportLimits.text),
  edit: '错'.repeat(reportLimits.edit),
  console: Array.from({ length: reportLimits.lines }, () => '行'.repeat(reportLimits.line))
}

test.each<[string, number, string | undefined, unknown, Record<string, string>?]>([
  ['a report of maximum size', 201, undefined, largest],
  ['a text over the limit', 413, 'large', { ...report, text: 'x'.repeat(reportLimits.text + 1) }],
  [
    'a console over the line limit',
    413,
    'large',
    { ...report, console: Array<string>(reportLimits.lines + 1).fill('') }
  ],
  ['a body over the limit', 413, 'large', 'x'.repeat(reportLimits.body + 1)],
  ['truncated JSON', 400, 'form', '{"page":'],
  ['JSON null', 400, 'form', 'null'],
  ['an array', 400, 'form', []],
  ['deeply nested JSON', 400, 'form', '['.repeat(50_000)],
  ['an empty text', 400, 'form', { ...report, text: ' \n' }],
  ['a text that is an object', 400, 'form', { ...report, text: { length: 1 } }],
  ['a page on another site', 400, 'form', { ...report, page: 'https://example.com' }],
  ['a demo with markup', 400, 'form', { ...report, demo: '<b>' }],
  ['an unknown language', 400, 'form', { ...report, language: 'toString' }],
  ['a console that is no array', 400, 'form', { ...report, console: 'line' }],
  ['a form submission', 415, 'form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a text/plain body', 415, 'form', report, { 'content-type': 'text/plain' }],
  ['a cross-site request', 403, 'foreign', report, { 'sec-fetch-site': 'cross-site' }],
  ['a same-site request from another origin', 403, 'foreign', report, { 'sec-fetch-site': 'same-site' }]
])('posting %s as a report gets %i', async (_, status, problem, body, more) => {
  const { app, log } = await siteWith()
  const answer = await app.request(address, postRequest(body, more))
  expect([answer.status, ((await answer.json()) as { problem?: string }).problem]).toEqual([status, problem])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(log.errors).toEqual([])
})

const own = ['https://docs.example.com']
const site = 'sec-fetch-site'

test.each<[Record<string, string>, string[], number]>([
  [{ origin: 'http://localhost' }, [], 201],
  [{ origin: 'https://other.example.com' }, [], 403],
  [{ origin: 'null' }, [], 403],
  [{}, [], 403],
  [{ origin: 'https://docs.example.com' }, own, 201],
  [{ origin: 'https://docs.example.com', [site]: 'same-origin' }, own, 201],
  [{ origin: 'https://docs.example.com', [site]: 'cross-site' }, own, 403],
  // Another name that points at this server.
  [{ origin: 'http://localhost', [site]: 'same-origin' }, own, 403],
  [{ [site]: 'same-origin' }, own, 403]
])('posting a report with the headers %j to a server with the origins %j gets %i', async (more, origins, status) => {
  const { app } = await siteWith({ origins })
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(report)
  }
  expect((await app.request(address, init)).status).toBe(status)
})

test('a report with a key that is sent again gets the same id', async () => {
  const { app, reportsAccess } = await siteWith()
  const send = async () => (await app.request(address, postRequest({ ...report, key: 'a'.repeat(32) }))).json()
  expect([await send(), await send()]).toEqual([{ id: 1 }, { id: 1 }])
  expect(await reportsAccess.use(store => store.list())).toHaveLength(1)
})

test.each(['', 'short', '<b>'.repeat(10), 'x'.repeat(65), 7, null])('the key %j of a report is ignored', async key => {
  const { app } = await siteWith()
  const send = async () => (await app.request(address, postRequest({ ...report, key }))).json()
  expect([await send(), await send()]).toEqual([{ id: 1 }, { id: 2 }])
})

test('a client with too many reports gets 429, another client does not, and X-Forwarded-For is ignored', async () => {
  const { app } = await siteWith()
  const send = async (client: string, forwarded = '') =>
    app.request(address, postRequest(report, { 'x-forwarded-for': forwarded }), from(client))
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await send('192.0.2.7', `10.0.0.${count}`)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const late = await send('192.0.2.7')
  expect([late.headers.get('retry-after'), ((await late.json()) as { problem: string }).problem]).toEqual([
    '600',
    'many'
  ])
  expect((await send('192.0.2.8')).status).toBe(201)
})

test('behind a configured proxy, reports are limited by the last address in the header, without its port', async () => {
  const { app } = await siteWith({ clientHeader: 'x-forwarded-for' })
  const statuses = []
  for (let count = 0; count < 6; count += 1)
    statuses.push(
      (
        await app.request(
          address,
          postRequest(report, { 'x-forwarded-for': `${count}.1.1.1, 192.0.2.9:${4000 + count}` }),
          from('::1')
        )
      ).status
    )
  expect(statuses.at(-1)).toBe(429)
  const other = await app.request(
    address,
    postRequest(report, { 'x-forwarded-for': '192.0.2.9, 192.0.2.10' }),
    from('::1')
  )
  expect(other.status).toBe(201)
})

test('a report gets 507 if the file is full and 503 if the file is invalid, and the site is served', async () => {
  const full = await siteWith({ limits: { reports: 0 } })
  const fullAnswer = await full.app.request(address, postRequest(report))
  expect([fullAnswer.status, ((await fullAnswer.json()) as { problem: string }).problem]).toEqual([507, 'full'])
  writeFileSync(tempFolder.file, 'words, '.repeat(2000))
  const { app, log } = await siteWith()
  const answer = await app.request(address, postRequest(report))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).not.toContain(tempFolder.folder)
  const known = await app.request('/v3.8/known-problems')
  expect([known.status, await known.text()]).toEqual([503, expect.stringContaining('暂时无法读取')])
  expect((await app.request(`${address}?page=/table/base/sort`)).status).toBe(503)
  expect((await app.request('/v3.8/')).status).toBe(200)
  expect(log.errors).toHaveLength(1)
})

test('the page of known problems shows only the operator’s note, with markup escaped', async () => {
  const { app, reportsAccess } = await siteWith()
  const evil = '<img src=x onerror=alert(1)>"\''
  await app.request(address, postRequest({ ...report, text: evil, edit: evil, console: [evil] }))
  await app.request(address, postRequest(report))
  await reportsAccess.use(store => store.set(1, 'known', { zh: `排序 ${evil}`, en: `Sorting ${evil}` }))
  for (const [path, words] of [
    ['/v3.8/known-problems', '排序'],
    ['/v3.8/en/known-problems', 'Sorting'],
    ['/v3.8/tw/known-problems', '排序']
  ] as const) {
    const answer = await app.request(path)
    const html = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain(`${words} &lt;img src=x onerror=alert(1)&gt;&quot;&#39;`)
    expect(html).toMatch(/<h2><a href="\/v3\.8\/#\/table\/base\/sort">(zh|en|tw) page<\/a>/)
    expect(html).toContain('<a href="/v3.8/#/table/base/sort#demo-sort-by-header">demo sort-by-header</a>')
    expect(html).not.toContain('<img')
    expect(html.match(/<li>/g)).toHaveLength(1)
  }
  const list = await app.request(`${address}?language=en&page=/table/base/sort`)
  expect(await list.json()).toEqual({
    known: [{ id: 1, page: report.page, demo: report.demo, state: 'known', note: `Sorting ${evil}` }]
  })
})

test('without a reports file, posting a report gets 405 and the page of known problems 404', async () => {
  const app = await createFakeApp()
  expect((await app.request(address, postRequest(report))).status).toBe(405)
  expect((await app.request('/v3.8/known-problems')).status).toBe(404)
  const { app: taking } = await siteWith()
  expect((await taking.request('/v3.8/', postRequest(report))).status).toBe(405)
})
