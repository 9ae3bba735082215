import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Vue from 'vue'
import * as library from 'vxe-table'
import { afterEach, expect, test, vi } from 'vitest'
import { findPatchRange, patchedReleases, patches as facts } from '../upgrade-facts/patches.ts'
import { readPatches } from './read-patches.ts'

type ApplyPatch = (library: object, vue?: object) => void

const folder = path.resolve(import.meta.dirname, '../patches')
const patches = readPatches(folder)
const maxPatchLines = 60

afterEach(() => vi.restoreAllMocks())

async function importPatch(name: string, exported: string): Promise<ApplyPatch> {
  const module = (await import(pathToFileURL(path.join(folder, `${name}.js`)).href)) as Record<string, ApplyPatch>
  return module[exported]!
}

test('each patch has facts, at most 60 lines and a function of its name', () => {
  expect(patches.map(({ name }) => name)).toEqual(facts.map(({ name }) => name).toSorted())
  for (const { name, exported, code } of patches) {
    expect(code.trimEnd().split('\n').length, name).toBeLessThanOrEqual(maxPatchLines)
    expect(exported).toBe(`patch-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  }
})

test('the head of each patch names the releases that the cases of defects found', () => {
  for (const { name, code } of patches) {
    const { since, fixedIn, againIn } = findPatchRange(facts.find(each => each.name === name)!)
    const again = againIn ? `, broken again in ${againIn}` : ''
    const fixed = fixedIn ? `Fixed in ${fixedIn}${again}.` : 'Not fixed up to 3.21.6.'
    expect(code, name).toContain(`\n * Since ${since}. ${fixed}\n`)
  }
})

test('all patches end with the same check of the release', () => {
  const checks = patches.map(({ name, code }) => code.slice(code.indexOf('\nconst versions')).replaceAll(name, 'NAME'))
  expect(new Set(checks).size).toBe(1)
  expect(checks[0]).toContain(`const versions = ['${patchedReleases.join("', '")}']`)
})

test.each(patches)('$name warns once about another release and changes nothing', async ({ name, exported }) => {
  const apply = await importPatch(name, exported)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const library = { version: '3.8.6', tableVersion: '3.9.0' }
  // From 3.9 on, the global object has no Vue.
  apply(library)
  apply(library)
  expect(warn.mock.calls).toEqual([[`The patch ${name} is not applied: it is for vxe-table 3.8.6, not 3.9.0.`]])
})

test.each(patches)('$name needs the installed components', async ({ name, exported }) => {
  const apply = await importPatch(name, exported)
  expect(() => apply({ version: '3.8.6' })).toThrow('Call Vue.use(VXETable) first.')
})

test('patches change the components of the package once, also when Vue gets a mixin later', async () => {
  Vue.use(library)
  const methods = ['VxeTable', 'VxeGrid', 'VxeForm', 'VxeTableCustomPanel'].map(name => {
    const component = Vue.component(name) as unknown as { options: { methods: object; computed: object } }
    return () => ({ ...component.options.methods, ...component.options.computed })
  })
  const readAll = () => methods.map(read => read())
  const before = readAll()
  for (const { name, exported } of patches) {
    const unpatched = readAll()
    const apply = await importPatch(name, exported)
    apply(library)
    expect(readAll(), name).not.toEqual(unpatched)
    const patched = readAll()
    apply(library.default)
    expect(readAll(), name).toEqual(patched)
  }
  const after = readAll()
  expect(after).not.toEqual(before)
  Vue.mixin({ methods: { addedLater: () => {} } })
  // An instance reads the options of its component again.
  for (const name of ['VxeTable', 'VxeGrid', 'VxeForm', 'VxeTableCustomPanel']) {
    new (Vue.component(name))({ propsData: {} }).$destroy()
  }
  for (const [index, options] of readAll().entries()) expect(options).toMatchObject(after[index]!)
})
