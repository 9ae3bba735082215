import { createServer, get, Agent } from 'node:http'
import { expect, test } from 'vitest'
import { listen, siteAddress } from './listen.ts'
import { stop } from './stop.ts'

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

test('what is under way is finished before the server stops', async () => {
  const { server, answer } = await serve(150)
  // Cut off it would be after a minute, which this test does not have.
  await stop(server, 60_000)
  expect(await answer).toBe(200)
})

test('what takes too long is cut off', async () => {
  const { server, answer } = await serve(60_000)
  await stop(server, 100)
  await expect(answer).rejects.toThrow('socket hang up')
})

test('an address is one that can be opened', () => {
  expect(siteAddress('127.0.0.1', 8080, '/v3.8/')).toBe('http://127.0.0.1:8080/v3.8/')
  expect(siteAddress('0.0.0.0', 80, '/v3.8/')).toBe('http://localhost:80/v3.8/')
  expect(siteAddress('::1', 8080, '/v3.8/')).toBe('http://[::1]:8080/v3.8/')
})

test('an address of another machine is explained', async () => {
  await expect(listen(createServer(), '192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this machine.')
})
