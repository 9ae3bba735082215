import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createDevApi } from './dev-api.ts'

test('the development server responds to API requests and passes other requests on', async () => {
  const middleware = createDevApi({ UPSTREAM: 'http://127.0.0.1:9' }, () => {})
  const server: Server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => outgoing.end('passed on'))
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  expect(await (await get('/v3.8/component-api/vxe-table-version.json?v=1')).json()).toContainEqual(
    expect.objectContaining({ version: '3.8' })
  )
  expect(await (await get('/api/npm/versions/vxe-table')).json()).toMatchObject({ sp: true })
  expect(await (await get('/v3.8/src/api/npm.ts')).text()).toBe('passed on')
  server.close()
})

test('the development server rejects an invalid PORT with a sentence', () => {
  expect(() => createDevApi({ PORT: 'x' }, () => {})).toThrow('PORT must be')
})
