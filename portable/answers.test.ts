import { expect, test } from 'vitest'
import { createFetch } from './answers.ts'
import { nameOf } from './names.ts'

const texts = new Map([
  ['a.json', '{"a":1}'],
  ['a.md', '# A']
])
const fetchText = createFetch(
  address => nameOf(address, 'file:///docs/start.html'),
  async name => texts.get(name)
)

test('text of the folder is answered as a host would', async () => {
  const answer = await fetchText('./a.json?v=1')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toEqual({ a: 1 })
  expect((await fetchText(new URL('file:///docs/a.md'))).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('what the folder does not hold is not found', async () => {
  expect((await fetchText('./b.json', { method: 'HEAD' })).status).toBe(404)
})

test.each(['/api/npm/versions/vxe-table', 'https://example.com/', 'file:///etc/hosts'])(
  'nobody is asked for %s',
  async address => {
    await expect(fetchText(address)).rejects.toThrow(TypeError)
  }
)

test('a question that was given up is not answered', async () => {
  await expect(fetchText('./a.md', { signal: AbortSignal.abort() })).rejects.toThrow()
})
