import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportLimits } from '../../shared/report.ts'
import { fakeApp, memoryLog } from '../fakes.ts'
import { createDesk } from './desk.ts'
import { report, sqlite, tidyFolder } from './fakes.ts'
import { createRate } from './rate.ts'
import { createReports } from './routes.ts'
import type { StoreLimits } from './store.ts'

let place: ReturnType<typeof tidyFolder>
beforeEach(() => void (place = tidyFolder()))
afterEach(() => place.remove())

async function siteWith({ limits, clientHeader = '' }: { limits?: StoreLimits; clientHeader?: string } = {}) {
  const log = memoryLog()
  const desk = createDesk({ file: place.file, findSqlite: () => sqlite, log, now: () => 0, limits })
  const reports = createReports({
    desk,
    rate: createRate(() => 0),
    clock: () => new Date('2026-03-01T08:00:00Z'),
    settings: { origins: ['https://docs.example.com'], clientHeader, basePath: '/v3.8/' },
    namesOf: async (page, language) =>
      page === report.page ? { page: `${language} page`, demo: name => `demo ${name}` } : { demo: () => undefined }
  })
  return { app: await fakeApp({ reports, log }), desk, log }
}

const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const posted = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, ...more },
  body: typeof body === 'string' ? body : JSON.stringify(body)
})
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const address = '/v3.8/api/reports'

test.each([address, '/api/reports'])('a report to %s is stored, and nothing of who sent it', async address => {
  const { app, desk } = await siteWith()
  const more = { 'user-agent': 'Browser/1', cookie: 'a=b', referer: 'http://localhost/secret' }
  const answer = await app.request(address, posted({ ...report, ip: '192.0.2.7', userAgent: 'Browser/1' }, more))
  expect([answer.status, await answer.json()]).toEqual([201, { id: 1 }])
  expect(desk.use(store => store.list())).toEqual([{ ...report, id: 1, at: '2026-03-01T08:00:00.000Z', state: 'new' }])
})

const largest = {
  ...report,
  text: '报'.repeat(reportLimits.text),
  edit: '错'.repeat(reportLimits.edit),
  console: Array.from({ length: reportLimits.lines }, () => '行'.repeat(reportLimits.line))
}

test.each<[string, number, string | undefined, unknown, Record<string, string>?]>([
  ['the largest', 201, undefined, largest],
  ['one letter too many', 413, 'large', { ...report, text: 'x'.repeat(reportLimits.text + 1) }],
  ['a line too many', 413, 'large', { ...report, console: Array<string>(reportLimits.lines + 1).fill('') }],
  ['a body that is too large', 413, 'large', 'x'.repeat(reportLimits.body + 1)],
  ['half of a body', 400, 'form', '{"page":'],
  ['no object', 400, 'form', 'null'],
  ['a list', 400, 'form', []],
  ['nests', 400, 'form', '['.repeat(50_000)],
  ['no words', 400, 'form', { ...report, text: ' \n' }],
  ['words of another type', 400, 'form', { ...report, text: { length: 1 } }],
  ['an address of elsewhere', 400, 'form', { ...report, page: 'https://example.com' }],
  ['a demo with markup', 400, 'form', { ...report, demo: '<b>' }],
  ['an unknown language', 400, 'form', { ...report, language: 'toString' }],
  ['console that is no list', 400, 'form', { ...report, console: 'line' }],
  ['a form', 415, 'form', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 415, 'form', report, { 'content-type': 'text/plain' }],
  ['another site', 403, 'foreign', report, { 'sec-fetch-site': 'cross-site' }],
  ['a sibling', 403, 'foreign', report, { 'sec-fetch-site': 'same-site' }]
])('%s is answered with %i', async (_, status, problem, body, more) => {
  const { app, log } = await siteWith()
  const answer = await app.request(address, posted(body, more))
  expect([answer.status, ((await answer.json()) as { problem?: string }).problem]).toEqual([status, problem])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(log.errors).toEqual([])
})

test.each([
  [{ origin: 'http://localhost' }, 201],
  [{ origin: 'https://docs.example.com' }, 201],
  [{ origin: 'https://other.example.com' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 403]
])('without a word where it comes from, %j decides: %i', async (more, status) => {
  const { app } = await siteWith()
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(report)
  }
  expect((await app.request(address, init)).status).toBe(status)
})

test('who sends many waits, others do not, and a header says nothing unless the operator trusts it', async () => {
  const { app } = await siteWith()
  const send = async (client: string, forwarded = '') =>
    app.request(address, posted(report, { 'x-forwarded-for': forwarded }), from(client))
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

test('behind a proxy the last address in its header is the client', async () => {
  const { app } = await siteWith({ clientHeader: 'x-forwarded-for' })
  const statuses = []
  for (let count = 0; count < 6; count += 1)
    statuses.push(
      (await app.request(address, posted(report, { 'x-forwarded-for': `${count}.1.1.1, 192.0.2.9` }), from('::1')))
        .status
    )
  expect(statuses.at(-1)).toBe(429)
  const other = await app.request(address, posted(report, { 'x-forwarded-for': '192.0.2.9, 192.0.2.10' }), from('::1'))
  expect(other.status).toBe(201)
})

test('a full file and one that fails are clear answers, and the site goes on', async () => {
  const full = await siteWith({ limits: { rows: 0, bytes: 1_000_000 } })
  const fullAnswer = await full.app.request(address, posted(report))
  expect([fullAnswer.status, ((await fullAnswer.json()) as { problem: string }).problem]).toEqual([507, 'full'])
  writeFileSync(place.file, 'words, '.repeat(2000))
  const { app, log } = await siteWith()
  const answer = await app.request(address, posted(report))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).not.toContain(place.folder)
  const known = await app.request('/v3.8/known-problems')
  expect([known.status, await known.text()]).toEqual([503, expect.stringContaining('暂时无法读取')])
  expect((await app.request(`${address}?page=/table/base/sort`)).status).toBe(503)
  expect((await app.request('/v3.8/')).status).toBe(200)
  expect(log.errors).toHaveLength(1)
})

test('what is known is listed in the operator’s words alone, and no words are markup', async () => {
  const { app, desk } = await siteWith()
  const evil = '<img src=x onerror=alert(1)>"\''
  await app.request(address, posted({ ...report, text: evil, edit: evil, console: [evil] }))
  await app.request(address, posted(report))
  desk.use(store => store.set(1, 'known', { zh: `排序 ${evil}`, en: `Sorting ${evil}` }))
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

test('where no reports are taken there is nothing at their addresses', async () => {
  const app = await fakeApp()
  expect((await app.request(address, posted(report))).status).toBe(405)
  expect((await app.request('/v3.8/known-problems')).status).toBe(404)
  const { app: taking } = await siteWith()
  expect((await taking.request('/v3.8/', posted(report))).status).toBe(405)
})
