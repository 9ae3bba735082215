import { afterEach, expect, test, vi } from 'vitest'
import type { CopyFile } from '../../shared/offline-copy.ts'
import { fetchFiles } from './copy-files.ts'

/** Tests the download of an offline copy with a network and a cache in memory. */
const files = Array.from({ length: 100 }, (_, index): CopyFile => [`static/js/file-${index}.12345678.js`, 2])

/** Returns the paths that are requested. */
function stubBrowser(putFile: () => Promise<void>, getText: (address: string) => string): string[] {
  const requestedPaths: string[] = []
  vi.stubGlobal('__content', { base: '/v3.8/' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ keys: () => Promise.resolve([]), put: putFile })
  })
  vi.stubGlobal('fetch', async (address: string) => {
    requestedPaths.push(address)
    return new Response(getText(address), { headers: { 'content-type': 'text/javascript' } })
  })
  return requestedPaths
}

const turnEventLoop = () => new Promise(done => setTimeout(done))

async function waitUntilIdle(requestedPaths: string[]): Promise<void> {
  for (let count = -1; count !== requestedPaths.length;) {
    count = requestedPaths.length
    for (let turn = 0; turn < 10; turn++) await turnEventLoop()
  }
}

afterEach(() => vi.unstubAllGlobals())

test('after a file that is not of the build, no further files are requested', async () => {
  const requestedPaths = stubBrowser(
    () => Promise.resolve(),
    address => (address.includes('file-0.') ? 'too long' : 'ok')
  )
  await expect(fetchFiles(files, '/v3.8/', new AbortController().signal, () => {})).rejects.toThrow('not the file')
  await waitUntilIdle(requestedPaths)
  expect(requestedPaths.length).toBeLessThan(files.length / 2)
})

test('after the storage is full, no further files are requested', async () => {
  let stored = 0
  const requestedPaths = stubBrowser(
    async () => {
      if (++stored === 40) throw new DOMException('full', 'QuotaExceededError')
    },
    () => 'ok'
  )
  await expect(fetchFiles(files, '/v3.8/', new AbortController().signal, () => {})).rejects.toThrow('full')
  await waitUntilIdle(requestedPaths)
  expect(requestedPaths.length).toBeLessThan(files.length / 2)
})
