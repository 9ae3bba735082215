import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readMemberPath } from '../shared/api.ts'
import { kebab } from '../usage/read/names.ts'
import { readReleaseMembers } from '../upgrade-facts/release-members.ts'
import { getReplacements } from './replacements.ts'
import { createVersionMembers } from './version-members.ts'

/** Proves the replacements with the installed packages: 3.8.6, and the newest version beside it. */
const root = path.resolve(import.meta.dirname, '..')
const load = createRequire(path.join(root, 'package.json'))
const members = readReleaseMembers(JSON.parse(readFileSync(path.join(root, 'upgrade-facts/releases.json'), 'utf8')))
const old = createVersionMembers(members, '3.8.6')
const newest = createVersionMembers(members, '3.21.6')

interface ComponentOptions {
  props?: Record<string, unknown>
  methods?: Record<string, unknown>
  extends?: ComponentOptions
  mixins?: ComponentOptions[]
}

type LibraryExports = Record<string, unknown>
const oldLibrary = load('vxe-table') as LibraryExports
const newLibrary = { ...(load('vxe-pc-ui') as LibraryExports), ...(load('vxe-table-new') as LibraryExports) }
const textOf = (names: readonly string[], folder: string): string =>
  names
    .flatMap(name =>
      readdirSync(path.join(root, 'node_modules', name, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(?:[jt]sx?|s?css)$/.test(file))
        .map(file => readFileSync(path.join(root, 'node_modules', name, folder, file), 'utf8'))
    )
    .join('\n')
const newNames = ['vxe-table-new', 'vxe-pc-ui', '@vxe-ui/core']
const sources = { old: textOf(['vxe-table'], 'packages'), new: textOf(newNames, 'packages') }
const types = { old: textOf(['vxe-table'], 'types'), new: textOf(newNames.slice(0, 2), 'types') }
const styles = { old: textOf(['vxe-table'], 'lib'), new: textOf(newNames.slice(0, 2), 'lib') }
type Side = keyof typeof sources

/** True if the running library has a prop, a method or a function, or its sources contain another name. */
function hasName(side: Side, key: string): boolean {
  const library = side === 'old' ? oldLibrary : newLibrary
  const [kind = '', name = ''] = key.split(' ')
  if (kind === 'export') return library[name] !== undefined
  if (kind === 'component') return library[name] !== undefined
  if (kind === 'renderer') return Boolean((library.renderer as { get: (name: string) => unknown }).get(name))
  if (kind === 'type') return new RegExp(`\\b${name.split('.').at(-1)!}\\b`).test(types[side])
  if (kind === 'class') return styles[side].includes(name) || sources[side].includes(name)
  if (kind === 'code') return sources[side].includes(`'${name}'`)
  const member = readMemberPath(key)!
  const component = readLayers(library[`Vxe${kebabToPascal(member.subject)}`] as ComponentOptions | undefined)
  const first = member.name.split('.')[0]!
  if (member.kind === 'method' && member.subject === 'VXETable')
    return (
      member.name
        .split('.')
        .reduce<unknown>((value, part) => (value as LibraryExports | undefined)?.[part], library) !== undefined
    )
  if (member.kind === 'method' && component) return component.methods.has(member.name)
  if (member.kind === 'prop' && component && !member.name.includes('.') && component.props.size > 0)
    return component.props.has(first)
  const last = member.name.split('.').at(-1)!
  return [last, kebab(last)].some(each =>
    new RegExp(`(?<![\\w-])${each.replace('$', '\\$')}(?![\\w-])`).test(sources[side])
  )
}

function readLayers(component: ComponentOptions | undefined): { props: Set<string>; methods: Set<string> } | undefined {
  if (!component) return undefined
  const layers = [component.extends, ...(component.mixins ?? [])].flatMap(each => readLayers(each) ?? [])
  return {
    props: new Set([...layers.flatMap(({ props }) => [...props]), ...Object.keys(component.props ?? {})]),
    methods: new Set([...layers.flatMap(({ methods }) => [...methods]), ...Object.keys(component.methods ?? {})])
  }
}

const kebabToPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Later names that 3.8.6 lacks, with the name that the check shows for it. */
const claims = [...getReplacements()].flatMap(([key, replacements]) => {
  const isPath = readMemberPath(key) !== undefined
  // Names that no release declares are never found.
  if (isPath && (old.hasPath(key) || old.rangesOfPath(key).length === 0)) return []
  const usable = replacements.find(({ from }) => !readMemberPath(from) || old.hasPath(from))
  return usable ? [[key, usable] as const] : []
})

test('the upgrade rules read backwards give names of 3.8.6 for more than a hundred later names', () => {
  expect(claims.length).toBeGreaterThan(100)
})

test.each(claims)('%s: the newest version has the later name', key => {
  expect(hasName('new', key)).toBe(true)
})

test.each(claims)('%s: 3.8.6 has the name to use instead', (key, { from }) => {
  const [kind = ''] = key.split(' ')
  const earlier = readMemberPath(from) ? from : kind === 'component' ? 'component VxeInput' : `${kind} ${from}`
  expect(hasName('old', earlier)).toBe(true)
})

test.each(claims.filter(([key]) => readMemberPath(key)))('%s: only later releases have the member', key => {
  expect(newest.hasPath(key)).toBe(true)
  expect(old.hasPath(key)).toBe(false)
})
