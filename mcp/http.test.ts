import type { Server } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmallTools } from './fixtures/small-tools.ts'
import { readSmallDocs } from './fixtures/small-docs.ts'
import { toolQuestions } from './fixtures/tool-questions.ts'
import { createSiteAnswers } from './site-answers.ts'
import { createResponder } from './responder.ts'
import { createFakeApp, createMemoryLog, shortTimeouts } from '../server/fakes.ts'
import { createHttpServer } from '../server/http-server.ts'
import { listen } from '../server/listen.ts'

const log = createMemoryLog()
const respond = createResponder(readSmallDocs, createSmallTools)
const createApp = (mcp = (request: Request) => respond(request, undefined)) => createFakeApp({ log, mcp })

let server: Server
let address = ''

beforeAll(async () => {
  const app = await createApp()
  server = createHttpServer(app.fetch, { maxConnections: 100 }, shortTimeouts)
  address = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}/v3.8/mcp`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Revisions that the SDK serves from one request, and with the handshake of before. */
const eras = [{}, { versionNegotiation: { mode: 'auto' as const } }]

async function connect(options: object = {}, transport = new StreamableHTTPClientTransport(new URL(address))) {
  const client = new Client({ name: 'test', version: '1.0.0' }, options)
  await client.connect(transport)
  return client
}

test.each(eras)('a client of the SDK lists and calls the tools over a port, with options %j', async options => {
  const client = await connect(options)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'check', 'upgrade'])
  for (const { annotations, description = '' } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })
    expect(description.length).toBeLessThan(400)
  }
  const own = createSmallTools({ getAnswers: createSiteAnswers(readSmallDocs) })
  for (const { tool, args } of Object.values(toolQuestions)) {
    const { content, isError } = await client.callTool({ name: tool, arguments: args })
    const direct = await own.find(({ name }) => name === tool)!.run(args as never)
    expect(content).toEqual(direct.texts.map(text => ({ type: 'text', text })))
    expect(isError ?? false).toBe(direct.isError ?? false)
  }
  await client.close()
})

test('a client works with the app without a port', async () => {
  const app = await createApp()
  const transport = new StreamableHTTPClientTransport(new URL('http://docs.example/v3.8/mcp'), {
    fetch: async (url, init) => app.request(String(url), init)
  })
  const client = await connect({}, transport)
  const { content } = await client.callTool({ name: 'read', arguments: { address: 'sort-config' } })
  expect(content).toMatchObject([{ text: expect.stringContaining('## sort-config') }])
  await client.close()
})

test('wrong arguments and unknown tools are errors with a sentence', async () => {
  const client = await connect()
  const wrong = [
    ['search', {}],
    ['search', { words: '' }],
    ['search', { words: 'x'.repeat(201) }],
    ['search', { words: 'sort', max: 1000 }],
    ['search', { words: 'sort', language: 'fr' }],
    ['search', { words: 'sort', other: 1 }],
    ['read', { address: 7 }],
    ['check', { files: [] }],
    ['check', { files: Array.from({ length: 51 }, (_, index) => ({ name: `${index}.vue`, text: '' })) }],
    ['check', { files: [{ name: 'a.vue', text: '' }], version: '4.0.0' }],
    ['upgrade', { files: [{ name: 'a.vue' }] }],
    ['upgrade', { files: [{ name: 'a.vue', text: '' }], answer: '__proto__' }]
  ] as const
  for (const [name, args] of wrong) {
    const { content, isError } = await client.callTool({ name, arguments: args })
    expect([isError, content], JSON.stringify(args).slice(0, 80)).toEqual([
      true,
      [{ type: 'text', text: expect.stringContaining(`Invalid arguments for tool ${name}`) }]
    ])
  }
  for (const name of ['write', 'constructor', '__proto__', 'toString', ''])
    await expect(client.callTool({ name, arguments: {} }), name).rejects.toThrow(/not found|disabled/)
  await client.close()
})

const call = (params: unknown = { name: 'search', arguments: { words: 'sort' } }) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

async function post(body: BodyInit, more: Record<string, string> = {}) {
  const response = await fetch(address, { method: 'POST', headers: { ...headers, ...more }, body })
  return { response, text: await response.text() }
}

test('a call is answered with JSON, without a session and without caching', async () => {
  const { response, text } = await post(call())
  expect([response.status, response.headers.get('mcp-session-id')]).toEqual([200, null])
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(JSON.parse(text)).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } })
})

test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'])(
  '%s is rejected with the allowed method',
  async method => {
    const response = await fetch(address, { method, headers: { accept: 'text/event-stream' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
)

test.each([
  ['https://evil.example', 403],
  ['http://127.0.0.1.evil.example', 403],
  ['null', 403],
  ['xn--', 403],
  ['http://localhost:6274', 200],
  ['http://127.0.0.1:8080', 200]
])('a page of %s gets %i', async (origin, status) => {
  expect((await post(call(), { origin })).response.status).toBe(status)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'the content type %s is rejected',
  async type => expect((await post(call(), { 'content-type': type })).response.status).toBe(415)
)

test.each([
  ['no JSON', 400],
  ['', 400],
  ['null', 400],
  ['1', 400],
  ['{}', 400],
  [`[${Array.from({ length: 1000 }, () => call()).join()}]`, 400],
  ['[]', 400],
  ['['.repeat(100_000), 400],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
  [call({ name: 'search', arguments: JSON.parse(`{"__proto__":{"words":"x"}}`) as unknown }), 200],
  [call({ name: 'search', arguments: '['.repeat(3) }), 200],
  [JSON.stringify({ jsonrpc: '2.0', id: 1, method: '__proto__' }), 200],
  [JSON.stringify({ jsonrpc: '1.0', id: 1, method: 'tools/list' }), 400],
  [JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }), 200],
  [call({ name: 'check', arguments: { files: [{ name: 'a.vue', text: 'x'.repeat(2_000_000) }] } }), 413]
])('the body %#, %.20j, gets %i', async (body, status) => {
  const { response, text } = await post(body)
  expect(response.status, text.slice(0, 200)).toBe(status)
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
  const parsed = JSON.parse(text) as { error?: unknown; result?: { isError?: boolean } }
  expect(Boolean(parsed.error) || parsed.result?.isError).toBe(true)
})

test('a flood of calls is rejected beyond the limit, and later calls are answered', async () => {
  const waiting: ((response: Response) => void)[] = []
  const app = await createApp(() => new Promise(resolve => waiting.push(resolve)))
  const send = () => app.request('/v3.8/mcp', { method: 'POST', headers, body: call() })
  const first = Array.from({ length: 20 }, send)
  await expect.poll(() => waiting.length).toBe(20)
  const rejected = await send()
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2'])
  for (const resolve of waiting) resolve(Response.json({}))
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  const next = send()
  await expect.poll(() => waiting.length).toBe(21)
  waiting.at(-1)!(Response.json({}))
  expect((await next).status).toBe(200)
})

test('without the tools the address is one that nothing is at', async () => {
  const app = await createFakeApp({ log })
  expect((await app.request('/v3.8/mcp', { method: 'POST', headers, body: call() })).status).toBe(405)
  expect((await app.request('/v3.8/mcp')).status).toBe(404)
})

test('nothing of the above was an error of the server', () => expect(log.errors).toEqual([]))
