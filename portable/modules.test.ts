import { expect, test } from 'vitest'
import type { ModuleExports, ModuleBody } from '../shared/portable-copy.ts'
import type { ModuleRegistry } from './modules.ts'
import { createModuleRegistry } from './modules.ts'

type TestModules = Record<string, [parts: string[], body: ModuleBody]>

const page = 'file:///docs/start.html'

/** Creates modules that are added on request, with a log of the requested names. */
function createTestModules(testModules: TestModules): { modules: ModuleRegistry; requestedNames: string[] } {
  const requestedNames: string[] = []
  const modules: ModuleRegistry = createModuleRegistry({
    fetchModule: async name => {
      requestedNames.push(name)
      const found = testModules[name]
      if (found) modules.add(name, ...found)
    },
    loadAddress: address => modules.load(address.slice(2)),
    url: page
  })
  return { modules, requestedNames }
}

test('an import of the portable module loader is read on each access', async () => {
  const { modules } = createTestModules({
    a: [
      ['b'],
      (take, give) => {
        const b = take('b')
        give('read', () => () => b.count)
        give('add', () => b.add)
      }
    ],
    b: [
      [],
      (_, give) => {
        let count = 0
        give('count', () => count)
        give('add', () => () => (count += 1))
      }
    ]
  })
  const { read, add } = (await modules.load('a')) as { read: () => number; add: () => void }
  expect(read()).toBe(0)
  add()
  expect(read()).toBe(1)
})

test('the portable module loader runs imports before their module, in order and once', async () => {
  const ran: string[] = []
  const runs =
    (name: string, ...parts: string[]): ModuleBody =>
    take => {
      parts.forEach(part => take(part))
      ran.push(name)
    }
  const { modules, requestedNames } = createTestModules({
    a: [['b', 'c'], runs('a', 'b', 'c')],
    b: [['d'], runs('b', 'd')],
    c: [['d'], runs('c', 'd')],
    d: [[], runs('d')]
  })
  await modules.load('a')
  await Promise.all([modules.load('a'), modules.load('c')])
  expect(ran).toEqual(['d', 'b', 'c', 'a'])
  expect([...new Set(requestedNames)].sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('in an import cycle, the portable module loader provides exports as soon as they exist', async () => {
  const { modules } = createTestModules({
    a: [
      ['b'],
      (take, give) => {
        give('early', () => early)
        give('late', () => late)
        const b = take('b')
        function early() {
          return 'early'
        }
        const late = 'late'
        give('seen', () => b.seen)
      }
    ],
    b: [
      ['a'],
      (take, give) => {
        const a = take('a') as { early: () => string; late: string }
        const seen = a.early()
        give('seen', () => seen)
        give('later', () => () => a.late)
      }
    ]
  })
  expect((await modules.load('a')).seen).toBe('early')
  expect(((await modules.load('b')) as { later: () => string }).later()).toBe('late')
})

test('in the portable module loader, `export *` skips default and existing names', async () => {
  const { modules } = createTestModules({
    a: [
      ['b'],
      (take, give, giveAll) => {
        give('own', () => 'mine')
        giveAll(take('b'))
      }
    ],
    b: [
      [],
      (_, give) => {
        for (const name of ['default', 'own', 'other']) give(name, () => 'theirs')
      }
    ]
  })
  expect({ ...(await modules.load('a')) }).toEqual({ own: 'mine', other: 'theirs' })
})

test('the portable module loader loads a dynamic import on demand', async () => {
  const { modules, requestedNames } = createTestModules({
    a: [[], (_, give, __, load) => give('later', () => () => load('./b'))],
    b: [[], (_, give) => give('default', () => 'b')]
  })
  const { later } = (await modules.load('a')) as { later: () => Promise<ModuleExports> }
  expect(requestedNames).toEqual(['a'])
  expect((await later()).default).toBe('b')
})

test('the portable module loader passes the address of the page to a module', async () => {
  const { modules } = createTestModules({ a: [[], (_, give, __, ___, { url }) => give('url', () => url)] })
  expect((await modules.load('a')).url).toBe(page)
})

test('a missing module rejects with the error message of a browser, and can be loaded later', async () => {
  const testModules: TestModules = { a: [['static/js/gone.js'], take => void take('static/js/gone.js')] }
  const { modules } = createTestModules(testModules)
  await expect(modules.load('a')).rejects.toThrow(
    'Failed to fetch dynamically imported module: file:///docs/static/js/gone.js'
  )
  testModules['static/js/gone.js'] = [[], () => {}]
  await expect(modules.load('a')).resolves.toEqual({})
})

test('in the portable module loader, a module that throws fails all importers and runs once', async () => {
  let runs = 0
  const { modules } = createTestModules({
    a: [['c'], take => void take('c')],
    b: [['c'], take => void take('c')],
    c: [
      [],
      () => {
        runs += 1
        throw new RangeError('broken')
      }
    ]
  })
  for (const name of ['a', 'b', 'c', 'a']) await expect(modules.load(name)).rejects.toThrow('broken')
  expect(runs).toBe(1)
})

test('modules requested from the portable module loader at the same time run once', async () => {
  let runs = 0
  const { modules } = createTestModules({ a: [['b'], take => void take('b')], b: [[], () => void (runs += 1)] })
  await Promise.all([modules.load('a'), modules.load('b'), modules.load('a')])
  expect(runs).toBe(1)
})
