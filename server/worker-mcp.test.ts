import { expect, test, vi } from 'vitest'
import { smallDocs } from '../mcp/fixtures/small-docs.ts'

// A Worker is created by the first request, and another file may have sent it one.
vi.resetModules()
const { default: worker } = await import('./worker.ts')

const createEnv = () => ({
  ORIGIN: 'https://docs.example.com',
  UPSTREAM: 'http://127.0.0.1:9',
  ASSETS: {
    async fetch({ url }: Request) {
      const text = smallDocs[new URL(url).pathname.slice(1)]
      return text === undefined ? new Response('no', { status: 404 }) : new Response(text)
    }
  }
})

async function call(method: string, params: object = {}) {
  const request = new Request('https://docs.example.com/v3.8/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  })
  const response = await worker.fetch(request, createEnv(), { waitUntil: () => {} })
  return ((await response.json()) as { result: unknown }).result
}

test('a Worker answers from the documentation and offers no check of files', async () => {
  expect(await call('tools/list')).toMatchObject({ tools: [{ name: 'search' }, { name: 'read' }] })
  expect(await call('tools/call', { name: 'search', arguments: { words: 'sort' } })).toMatchObject({
    content: [{ text: expect.stringContaining('https://docs.example.com/v3.8/#/table/base/sort') }]
  })
})
