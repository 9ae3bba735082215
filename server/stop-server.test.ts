import { createServer, get, Agent } from 'node:http'
import { expect, test } from 'vitest'
import { listen, siteAddress } from './listen.ts'
import { stopServer } from './stop-server.ts'

async function serve(milliseconds: number) {
  const server = createServer((_, outgoing) => void setTimeout(() => outgoing.end('done'), milliseconds))
  const port = await listen(server, '127.0.0.1', 0)
  const started = new Promise(resolve => server.once('request', resolve))
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, response =>
      response.resume().on('end', () => resolve(response.statusCode))
    ).on('error', reject)
  })
  answer.catch(() => {})
  await started
  return { server, answer }
}

test('a running request finishes before the stop of the server', async () => {
  const { server, answer } = await serve(150)
  // The grace period is much longer than the request, so the request is not cut off.
  await stopServer(server, 60_000)
  expect(await answer).toBe(200)
})

test('a request that exceeds the grace period is aborted when the server stops', async () => {
  const { server, answer } = await serve(60_000)
  await stopServer(server, 100)
  await expect(answer).rejects.toThrow('socket hang up')
})

test('siteAddress() contains a host that a browser can open', () => {
  expect(siteAddress('127.0.0.1', 8080, '/v3.8/')).toBe('http://127.0.0.1:8080/v3.8/')
  expect(siteAddress('0.0.0.0', 80, '/v3.8/')).toBe('http://localhost:80/v3.8/')
  expect(siteAddress('::1', 8080, '/v3.8/')).toBe('http://[::1]:8080/v3.8/')
})

test('listen() on an address of another machine fails with a sentence', async () => {
  await expect(listen(createServer(), '192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this machine.')
})
