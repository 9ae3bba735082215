import { expect, test } from 'vitest'
import { createModuleRegistry } from '../../portable/modules.ts'
import type { ModuleExports, ModuleBody } from '../../shared/portable-copy.ts'
import { runnerCode } from '../vite/runner-code.ts'
import { classicModule, classicScript } from './classic-script.ts'

const base = '/v3.8/'

/** Runs ES modules as the folder does. */
async function run(files: Record<string, string>, entry = 'static/js/entry.js'): Promise<ModuleExports> {
  const modules = createModuleRegistry({
    fetchModule: async name => {
      const code = files[name]
      if (code === undefined) return
      const { parts, body, isAsync } = await classicModule(code, name, base, runnerCode)
      const head = `return ${isAsync ? 'async ' : ''}function(__take,__give,__giveAll,__load,__meta)`
      // oxlint-disable-next-line no-new-func -- a script element evaluates it in the same way
      const loaded = new Function(`${head}{"use strict";${body}\n}`)() as ModuleBody
      modules.add(name, parts, loaded)
    },
    loadAddress: address => modules.load(address.replace('./', '')),
    url: 'file:///docs/start.html'
  })
  return modules.load(entry)
}

const other = {
  'static/js/other.js': 'export default class A {}; export const b = 2; export let c = 3; export const add = () => c++'
}

test.each([
  ["import A from './other.js'; export const result = A.name", 'A'],
  ["import { b as x } from './other.js'; export const result = x", 2],
  ["import * as all from './other.js'; export const result = Object.keys(all).sort().join()", 'add,b,c,default'],
  ["import A, { c, add } from './other.js'; add(); export const result = [A.name, c].join()", 'A,4'],
  ["import A, * as all from '/v3.8/static/js/other.js'; export const result = A === all.default", true],
  ["import './other.js'; export const result = 1", 1],
  ["import { b } from './other.js'; export const result = (b => b)(5) + b", 7],
  ["import { b } from './other.js'; export const result = { b }.b", 2],
  ["import { b } from './other.js'; const { x = b } = {}; export const result = x", 2],
  ["export { b as result } from './other.js'", 2],
  ["export * from './other.js'; export const result = 1", 1],
  ["export * as all from './other.js'; import { all } from './entry.js'; export const result = all.b", 2],
  ['const a = 1; export { a as result }', 1],
  ['export function result() {}', expect.any(Function)],
  ["const a = 1; export { a as 'other name', a as result }", 1],
  ['export const { a: result, ...rest } = { a: 1, b: 2 }', 1],
  ['export const result = await_; function await_() {}', expect.any(Function)],
  ["export const result = typeof import('./other.js').then", 'function'],
  ['export const result = import.meta.url', 'file:///docs/start.html'],
  ['export const result = this === undefined', true],
  ["export const result = '/v3.8/sandbox/index.html'", './sandbox/index.html'],
  ["export const result = 'import { a } from `./other.js`'", 'import { a } from `./other.js`']
])('a module converted to a classic script exports the expected result: %s', async (code, expected) => {
  expect((await run({ ...other, 'static/js/entry.js': code })).result).toEqual(expected)
})

test.each([
  ['export default 1 + 1', 2],
  ['export default class {}', expect.any(Function)],
  ['export default function () {}', expect.any(Function)],
  ['let a = 1; export { a as default }; a = 2', 2],
  ["export { default } from './other.js'", expect.any(Function)]
])('a module converted to a classic script has the expected default export: %s', async (code, expected) => {
  expect((await run({ ...other, 'static/js/entry.js': code })).default).toEqual(expected)
})

test('importers of a converted module see changes of an exported binding', async () => {
  const { read, add } = (await run({
    ...other,
    'static/js/entry.js':
      "import { c } from './other.js'; export { add } from './other.js'; export const read = () => c"
  })) as { read: () => number; add: () => void }
  add()
  expect(read()).toBe(4)
})

test('converted modules in a cycle can call the functions of each other', async () => {
  const loaded = await run({
    'static/js/entry.js':
      "import { twice } from './b.js'; export function one() { return 1 } export const result = twice()",
    'static/js/b.js': "import { one } from './entry.js'; export const twice = () => one() * 2"
  })
  expect(loaded.result).toBe(2)
})

test('dynamic imports of a converted module accept paths relative to the module and from the base path', async () => {
  const late = (await run(
    {
      'static/content/a/entry.js':
        "export const result = Promise.all([import('../b.js'), import(`../b.js`), import('/v3.8/static/content/b.js'), (a => import(a))('/v3.8/static/content/b.js')])",
      'static/content/b.js': 'export default 5'
    },
    'static/content/a/entry.js'
  )) as { result: Promise<ModuleExports[]> }
  expect((await late.result).map(each => each.default)).toEqual([5, 5, 5, 5])
})

test('a converted importer waits for top-level await, and import.meta.url resolves relative files', async () => {
  const loaded = await run(
    {
      'static/content/entry.js':
        "import { a, where } from './a.js'; export const result = [a, where, async () => await 1]",
      'static/content/a.js':
        "export let a = 1; export const where = new URL('../css/a.css', import.meta.url).href; await new Promise(done => setTimeout(done, 5)); a = 2"
    },
    'static/content/entry.js'
  )
  expect(loaded.result).toEqual([2, 'file:///docs/static/css/a.css', expect.any(Function)])
})

test('a rejected top-level await in a converted module rejects the importer with the same error', async () => {
  const failing = { 'static/js/a.js': "export const a = 1; await Promise.reject(new Error('gone'))" }
  await expect(run({ ...failing, 'static/js/entry.js': "import './a.js'" })).rejects.toThrow('gone')
})

test('a dynamic import in an inline script of the page is converted to a load from the folder', async () => {
  expect(await classicScript('(function(){import("/v3.8/static/" + a)})()', 'index.html', base, runnerCode)).toBe(
    '(function(){__folder.load("./static/" + a)})()'
  )
})

test('converting a module with an import from another site fails with the address', async () => {
  await expect(classicModule("import 'https://example.com/a.js'", 'static/js/a.js', base, runnerCode)).rejects.toThrow(
    'static/js/a.js imports https://example.com/a.js, which is no file of the site.'
  )
})
