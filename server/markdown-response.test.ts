import { describe, expect, test } from 'vitest'
import { createMemoryAssets } from './assets.ts'
import { createFakeApp, createTextAsset } from './fakes.ts'
import { prefersMarkdown } from './markdown-response.ts'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, Text/Markdown;q=0.8', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  [null, false]
])('a client that accepts %s prefers Markdown: %s', (accept, expected) =>
  expect(prefersMarkdown(accept)).toBe(expected)
)

describe.each(['/v3.8/', '/'])('below %s', basePath => {
  const appWithPages = async () => {
    const assets = await Promise.all(
      Object.entries({
        'index.html': '<!doctype html>app',
        'llms.txt': '# All pages',
        'table/base/sort.html': '<!doctype html>sort',
        'table/base/sort.md': '# Sort',
        'known.html': '<!doctype html>of an operator',
        'sandbox/index.html': '<!doctype html>frame',
        'sandbox/index.md': '# Never sent'
      }).map(([path, identity]) => createTextAsset(path, { identity }))
    )
    const settings = { flags: { sp: true, dp: false, ss: true }, timeZone: 'UTC', origins: [], basePath }
    const app = await createFakeApp({ assets: createMemoryAssets(assets), settings })
    return (path: string, headers: Record<string, string> = {}) => app.request(basePath + path, { headers })
  }
  const markdown = { accept: 'text/markdown' }

  test('a document is sent as Markdown to a client that prefers it, otherwise as HTML', async () => {
    const get = await appWithPages()
    const text = await get('table/base/sort.html', markdown)
    expect(await text.text()).toBe('# Sort')
    expect(Object.fromEntries(text.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': `${basePath}table/base/sort.md`,
      vary: 'accept, accept-encoding'
    })
    const page = await get('table/base/sort.html', { accept: 'text/html' })
    expect(await page.text()).toBe('<!doctype html>sort')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('vary')).toBe('accept, accept-encoding')
  })

  test('the address of the site is sent as the list of pages, and its document names that list', async () => {
    const get = await appWithPages()
    expect(await (await get('', markdown)).text()).toBe('# All pages')
    expect((await get('')).headers.get('link')).toBe(
      `<${basePath}llms.txt>; rel="alternate"; type="text/markdown"; title="llms.txt"`
    )
  })

  test('a document without Markdown and the frame of the playground are sent as HTML', async () => {
    const get = await appWithPages()
    expect(await (await get('known.html', markdown)).text()).toBe('<!doctype html>of an operator')
    const frame = await get('sandbox/index.html', markdown)
    expect(await frame.text()).toBe('<!doctype html>frame')
    expect(frame.headers.get('link')).toBeNull()
  })

  test('each form of a document has its own ETag, and returns 304 for it', async () => {
    const get = await appWithPages()
    const etagOf = async (headers: Record<string, string>) =>
      (await get('table/base/sort.html', headers)).headers.get('etag')!
    const [text, page] = [await etagOf(markdown), await etagOf({})]
    expect(text).not.toBe(page)
    expect((await get('table/base/sort.html', { ...markdown, 'if-none-match': text })).status).toBe(304)
    expect((await get('table/base/sort.html', { ...markdown, 'if-none-match': page })).status).toBe(200)
  })

  test('an address without an ending is redirected to its document', async () => {
    const get = await appWithPages()
    const response = await get('table/base/sort?filterName=a')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${basePath}table/base/sort.html?filterName=a`
    ])
    for (const path of ['table/base/none', 'table/base/sort/', 'table/base/sort.htm', '__proto__'])
      expect((await get(path)).status, path).toBe(404)
  })
})
