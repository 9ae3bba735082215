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
  ['/', 'zh', ['zh markup'], 'zh'],
  ['/table/start/install', 'zh', ['zh markup'], 'zh'],
  ['/table/start/install', 'en', ['en markup'], 'en'],
  ['/table/start/install', 'tw', [], ''],
  ['/table/base/sort', 'zh', [], ''],
  ['/table/base/sort', 'en', [], '']
])('at %s in %s the reader sees %j first', async (address, start, shown, language) => {
  const app = { children: ['zh markup'], dataset: { language: 'unset' }, get firstChild() { return this.children[0] }, replaceChildren(...children: string[]) { this.children = children } }
  const script = /<script>(.*)<\/script>/s.exec(await prerendered())?.[1] ?? ''
  const elements: Record<string, unknown> = { app, 'app-en': { content: 'en markup' } }
  const dataset = { path: address, start, choosing: 'true' }
  runInNewContext(script, { document: { documentElement: { dataset }, getElementById: (id: string) => elements[id] } })
  expect([app.children, app.dataset.language]).toEqual([shown, language])
  expect(dataset).not.toHaveProperty('choosing')
})
