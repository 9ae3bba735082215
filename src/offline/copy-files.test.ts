import { afterEach, expect, test, vi } from 'vitest'
import { getDigest } from '../../shared/copy-proof.ts'
import type { CopyFile, CopyList } from '../../shared/offline-copy.ts'
import { addPictures, fetchFiles, InterceptedError } from './copy-files.ts'

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
    const text = getText(address)
    const type = text.startsWith('<') ? 'text/html' : 'text/javascript'
    return new Response(text, { headers: { 'content-type': type } })
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

const pictureFiles: CopyFile[] = [['static/pictures/zh/form-valid-light.0a1b2c3d.webp', 7, null, 0, '12345678']]
const pictureListText = JSON.stringify(pictureFiles)

async function createList(): Promise<CopyList> {
  const bytes = new TextEncoder().encode(pictureListText)
  const file: CopyFile = ['static/pictures/zh.12345678.json', bytes.length, null, 0, await getDigest(bytes)]
  const pictures = { zh: { file, bytes: 7 }, en: { file, bytes: 7 } }
  return { build: 'b1', base: '/v3.8/', baseLength: 6, parts: { all: [], zh: [], tw: [], en: [] }, pictures }
}
const addTo = (list: CopyList, hasPictures: boolean) =>
  addPictures(list, { languages: ['zh', 'tw'], hasPictures }, new AbortController().signal)

test('the list of pictures is requested once for both kinds of Chinese, and only if pictures are chosen', async () => {
  const requestedPaths = stubBrowser(
    () => Promise.resolve(),
    () => pictureListText
  )
  const list = await createList()
  expect(await addTo(list, false)).toBe(list)
  expect(requestedPaths).toEqual([])
  expect((await addTo(list, true)).pictureFiles).toEqual(pictureFiles)
  expect(requestedPaths).toEqual(['/v3.8/static/pictures/zh.12345678.json'])
  const { pictures: _, ...earlierList } = list
  expect((await addTo(earlierList, true)).pictureFiles).toEqual([])
})

test('a list of pictures that is not of the build is not used', async () => {
  let text = pictureListText.replace('light', 'other')
  stubBrowser(
    () => Promise.resolve(),
    () => text
  )
  await expect(addTo(await createList(), true)).rejects.toThrow('not the file')
  text = '<form>Sign in</form>'
  await expect(addTo(await createList(), true)).rejects.toThrow(InterceptedError)
})
