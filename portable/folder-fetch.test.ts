import { expect, test } from 'vitest'
import { createFolderFetch } from './folder-fetch.ts'
import { nameOf } from './names.ts'

const texts = new Map([
  ['a.json', '{"a":1}'],
  ['a.md', '# A']
])
const fetchText = createFolderFetch(
  address => nameOf(address, 'file:///docs/start.html'),
  async name => texts.get(name)
)

test('a text fetched from the portable folder has the content type of its extension', async () => {
  const answer = await fetchText('./a.json?v=1')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toEqual({ a: 1 })
  expect((await fetchText(new URL('file:///docs/a.md'))).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('a fetch of a file missing in the portable folder gives 404', async () => {
  expect((await fetchText('./b.json', { method: 'HEAD' })).status).toBe(404)
})

test.each(['/api/npm/versions/vxe-table', 'https://example.com/', 'file:///etc/hosts'])(
  'a fetch of %s from the portable folder is rejected',
  async address => {
    await expect(fetchText(address)).rejects.toThrow(TypeError)
  }
)

test('an aborted fetch from the portable folder is rejected', async () => {
  await expect(fetchText('./a.md', { signal: AbortSignal.abort() })).rejects.toThrow()
})
