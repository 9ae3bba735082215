import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prerenderIndex } from './prerender.ts'

let folder = ''
const file = (name: string) => path.join(folder, name)
const index = '<div id="app"><!--app--></div>\n    <!--app-en-->\n'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prerender-'))
  await writeFile(file('prerender.mjs'), 'export const prerender = async language => `<p>${language} $& $1</p>`')
})
afterAll(() => rm(folder, { recursive: true }))

async function prerendered(): Promise<string> {
  await writeFile(file('index.html'), index)
  await prerenderIndex(file('prerender.mjs'), file('index.html'))
  return readFile(file('index.html'), 'utf8')
}

test('both written languages stand in the page, as they were drawn', async () => {
  const html = await prerendered()
  expect(html).toContain('<div id="app"><p>zh $& $1</p></div>')
  expect(html).toContain('<template id="app-en"><p>en $& $1</p></template>')
})

test('a page that lost its places is an error', async () => {
  await writeFile(file('index.html'), index + index)
  await expect(prerenderIndex(file('prerender.mjs'), file('index.html'))).rejects.toThrow('index.html has lost its places for the prerendered page: <!--app--> and <!--app-en-->.')
})

test.each([
  ['/', 'zh', 'zh shell, page', 'zh'],
  ['/table/start/install', 'zh', 'zh shell, page', 'zh'],
  ['/table/start/install', 'en', 'en shell, page', 'en'],
  ['/table/start/install', 'tw', '', ''],
  ['/table/base/sort', 'zh', 'zh shell', ''],
  ['/table/base/sort', 'en', 'en shell', ''],
  ['/table/base/sort', 'tw', '', ''],
  ['/playground', 'zh', '', '']
])('at %s in %s the reader sees "%s" first', async (address, start, shown, language) => {
  const script = /<script>(.*)<\/script>/s.exec(await prerendered())?.[1] ?? ''
  const { document, app, dataset } = fakeDocument({ path: address, start })
  runInNewContext(script, { document })
  expect([app.parts.join(', '), app.dataset.language]).toEqual([shown, language])
  expect(dataset).not.toHaveProperty('choosing')
})

/** As much of a document as the script touches: a shell with one part that depends on the page. */
function fakeDocument(address: { path: string; start: string }) {
  const dataset = { ...address, choosing: 'true' }
  const app = {
    parts: ['zh shell', 'page'],
    dataset: { language: 'unset' },
    get firstChild() {
      return this.parts[0]
    },
    replaceChildren(content?: string[]) {
      this.parts = content ?? []
    },
    querySelectorAll: () => app.parts.filter(part => part === 'page').map(() => ({ replaceChildren: () => app.parts.pop() }))
  }
  const elements: Record<string, unknown> = { app, 'app-en': { content: ['en shell', 'page'] } }
  return { app, dataset, document: { documentElement: { dataset }, getElementById: (id: string) => elements[id] } }
}
