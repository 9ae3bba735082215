import { expect, test } from 'vitest'
import type { Exports, ModuleBody } from '../shared/portable-copy.ts'
import type { Modules } from './modules.ts'
import { createModules } from './modules.ts'

type Given = Record<string, [parts: string[], body: ModuleBody]>

const page = 'file:///docs/start.html'

/** Modules that come when they are asked for, and what was asked for. */
function folder(given: Given): { modules: Modules; asked: string[] } {
  const asked: string[] = []
  const modules: Modules = createModules({
    bring: async name => {
      asked.push(name)
      const found = given[name]
      if (found) modules.add(name, ...found)
    },
    loadAddress: address => modules.load(address.slice(2)),
    url: page
  })
  return { modules, asked }
}

test('a binding is read anew each time', async () => {
  const { modules } = folder({
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

test('what a module imports runs before it, in order, and once', async () => {
  const ran: string[] = []
  const runs =
    (name: string, ...parts: string[]): ModuleBody =>
    take => {
      parts.forEach(part => take(part))
      ran.push(name)
    }
  const { modules, asked } = folder({
    a: [['b', 'c'], runs('a', 'b', 'c')],
    b: [['d'], runs('b', 'd')],
    c: [['d'], runs('c', 'd')],
    d: [[], runs('d')]
  })
  await modules.load('a')
  await Promise.all([modules.load('a'), modules.load('c')])
  expect(ran).toEqual(['d', 'b', 'c', 'a'])
  expect([...new Set(asked)].sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('in a circle a module sees what is there by then, and the rest later', async () => {
  const { modules } = folder({
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

test('all of another module is handed on, but not its default, nor what has the name already', async () => {
  const { modules } = folder({
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

test('what is imported late comes late', async () => {
  const { modules, asked } = folder({
    a: [[], (_, give, __, load) => give('later', () => () => load('./b'))],
    b: [[], (_, give) => give('default', () => 'b')]
  })
  const { later } = (await modules.load('a')) as { later: () => Promise<Exports> }
  expect(asked).toEqual(['a'])
  expect((await later()).default).toBe('b')
})

test('a module knows the address of the page', async () => {
  const { modules } = folder({ a: [[], (_, give, __, ___, { url }) => give('url', () => url)] })
  expect((await modules.load('a')).url).toBe(page)
})

test('a module that is not there is named as a browser names it, and may come later', async () => {
  const given: Given = { a: [['static/js/gone.js'], take => void take('static/js/gone.js')] }
  const { modules } = folder(given)
  await expect(modules.load('a')).rejects.toThrow(
    'Failed to fetch dynamically imported module: file:///docs/static/js/gone.js'
  )
  given['static/js/gone.js'] = [[], () => {}]
  await expect(modules.load('a')).resolves.toEqual({})
})

test('a module that throws throws for all who import it, and runs once', async () => {
  let runs = 0
  const { modules } = folder({
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

test('modules that are asked for at the same time run once', async () => {
  let runs = 0
  const { modules } = folder({ a: [['b'], take => void take('b')], b: [[], () => void (runs += 1)] })
  await Promise.all([modules.load('a'), modules.load('b'), modules.load('a')])
  expect(runs).toBe(1)
})
