import { expect, test } from 'vitest'
import { readRegistry } from './registry.ts'

const packument = (extra: object = {}) => ({
  name: 'vxe-table',
  'dist-tags': { latest: '3.8.6' },
  versions: { '3.8.6': {}, '3.8.10': {} },
  ...extra
})
const ask = (fetch: (input: string, init: RequestInit) => Promise<Response>, options = {}) =>
  readRegistry({
    upstream: 'https://registry.example/npm',
    fetch: fetch as unknown as typeof globalThis.fetch,
    ...options
  })

test('the abbreviated package document is requested from the npm registry', async () => {
  const seen: unknown[] = []
  const releases = await ask(async (input, { headers }) => {
    seen.push(input, headers)
    return Response.json(packument())
  })
  expect(seen).toEqual(['https://registry.example/npm/vxe-table', { accept: 'application/vnd.npm.install-v1+json' }])
  expect(releases).toEqual({ tags: { latest: '3.8.6' }, versions: ['3.8.10', '3.8.6'] })
})

test.each([
  ['an error status', () => new Response('sorry', { status: 503 }), 'status 503'],
  ['an HTML page', () => new Response('<html>Log in</html>'), 'not JSON'],
  ['truncated JSON', () => new Response('{"name":"vxe-table","vers'), 'not JSON'],
  ['an empty body', () => new Response(''), 'not JSON'],
  ['null', () => Response.json(null), 'not a packument'],
  ['a list', () => Response.json([]), 'not a packument'],
  ['another package', () => Response.json(packument({ name: 'vue' })), 'not a packument'],
  ['a package without 3.x versions', () => Response.json(packument({ versions: { '4.0.0': {} } })), 'not a packument'],
  ['tags that are no object', () => Response.json(packument({ 'dist-tags': 'latest' })), 'not a packument']
])('a registry response with %s is rejected', async (_, answer, sentence) => {
  await expect(ask(async () => answer())).rejects.toThrow(sentence)
})

test('an endless registry response is aborted at the size limit', async () => {
  let isCancelled = false
  const endless = new ReadableStream({
    pull: controller => controller.enqueue(new Uint8Array(1000)),
    cancel: () => void (isCancelled = true)
  })
  await expect(ask(async () => new Response(endless), { maxBytes: 5000 })).rejects.toThrow('longer than 5000 bytes')
  expect(isCancelled).toBe(true)
})

test('a request to a registry that never responds times out', async () => {
  const hanging = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
  // The signal's timer alone doesn't keep a process alive.
  const alive = setInterval(() => {}, 10)
  await expect(ask(hanging, { timeout: 20 })).rejects.toThrow(/timeout/)
  clearInterval(alive)
})
