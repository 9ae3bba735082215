import { expect, test } from 'vitest'
import { createWorkerAssets } from './worker-assets.ts'

const settings = { basePath: '/v3.8/', serveApi: '', componentHost: '', origins: [] }

test('the Worker caches the pages that were requested last, up to a number of bytes', async () => {
  const fetched: string[] = []
  const binding = {
    async fetch({ url }: Request) {
      fetched.push(new URL(url).pathname)
      return new Response('x'.repeat(100))
    }
  }
  const assets = createWorkerAssets(binding, settings, 250)
  const get = (path: string) => assets.respond(new Request(`http://localhost/v3.8/${path}`), path)
  for (const path of ['a.html', 'b.html', 'a.html', 'c.html', 'a.html', 'b.html']) await get(path)
  expect(fetched).toEqual(['/a.html', '/b.html', '/c.html', '/b.html'])
})

test('the Worker does not cache a page that the platform could not send', async () => {
  let isDown = true
  const binding = {
    async fetch() {
      return isDown ? new Response('', { status: 503 }) : new Response('a page')
    }
  }
  const assets = createWorkerAssets(binding, settings)
  const get = () => assets.respond(new Request('http://localhost/v3.8/a.html'), 'a.html')
  expect(await get()).toBeUndefined()
  isDown = false
  expect(await (await get())!.text()).toBe('a page')
})
