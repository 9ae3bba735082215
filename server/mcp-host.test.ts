import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFolder } from './fake-builds.ts'
import { createMemoryLog } from './fakes.ts'
import { createMcpHost, type McpHostOptions } from './mcp-host.ts'

/** Answers with the number of the call and the text of a file. The body of a call can make it fail. */
const program = `
import { parentPort, threadId } from 'node:worker_threads'
let calls = 0
const waiting = []
parentPort.on('message', message => {
  if ('read' in message) return void waiting.shift()(message.text)
  const { id, body, site, url } = message
  if (body === 'hang') for (;;);
  if (body === 'grow') for (const all = [];;) all.push(new Array(1e5).fill({}))
  if (body === 'throw') throw new Error('broken')
  const answer = text => parentPort.postMessage({
    id, status: 200, headers: [['x-thread', String(threadId)]], body: JSON.stringify([++calls, text, site, url])
  })
  if (body === '') return answer('')
  waiting.push(answer)
  parentPort.postMessage({ read: id, name: body })
})
`

const log = createMemoryLog()
const file = pathToFileURL(join(await createFolder({ 'mcp.mjs': program }), 'mcp.mjs'))
const createHost = (limits: Partial<McpHostOptions['limits']> = {}) =>
  createMcpHost({
    file,
    readFile: async name => (name === 'missing' ? undefined : `text of ${name}`),
    siteOf: url => new URL(url).origin,
    log,
    limits: { call: 5000, idle: 60_000, memory: 50, ...limits }
  })
const send = async (host: ReturnType<typeof createHost>, body = '') => {
  const response = await host(new Request('http://a.example/mcp', { method: 'POST', body }))
  return { status: response.status, thread: response.headers.get('x-thread'), text: await response.text() }
}
afterEach(() => log.errors.splice(0))

test('calls are answered by one thread, which reads files through the server', async () => {
  const host = createHost()
  const answers = await Promise.all(['', 'a.md', 'missing'].map(body => send(host, body)))
  expect(answers.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    [1, '', 'http://a.example', 'http://a.example/mcp'],
    [2, 'text of a.md', 'http://a.example', 'http://a.example/mcp'],
    [3, null, 'http://a.example', 'http://a.example/mcp']
  ])
  expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1)
})

test.each(['hang', 'grow', 'throw'])(
  'a call that does "%s" gets 503 with those behind it, and the next one a new thread',
  async body => {
    const host = createHost({ call: body === 'hang' ? 500 : 20_000 })
    await send(host)
    const [first, second] = await Promise.all([send(host, body), send(host)])
    expect([first.status, second.status]).toEqual([503, 503])
    expect(log.errors).toHaveLength(1)
    expect(JSON.parse((await send(host)).text)).toEqual(expect.arrayContaining([1]))
  }
)

test('a thread without calls ends, and the next call starts another one', async () => {
  const host = createHost({ idle: 1 })
  const first = await send(host)
  await new Promise(resolve => setTimeout(resolve, 50))
  const second = await send(host)
  expect(second.thread).not.toBe(first.thread)
  expect(log.errors).toEqual([])
})
