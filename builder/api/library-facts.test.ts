import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readExpected } from '../golden/golden-files.ts'
import { applyOverrides } from './apply-overrides.ts'
import { getLibraryFacts } from './cached-facts.ts'
import type { DeclaredMember } from './declarations.ts'
import type { MemberFact } from './fact.ts'
import type { FactSources } from './library-facts.ts'
import { readLibraryFacts, mergeFacts, readFactsWithoutOverrides } from './library-facts.ts'
import { overrides } from './overrides.ts'

const root = path.resolve(import.meta.dirname, '../..')
let facts: MemberFact[] = []
beforeAll(() => {
  facts = readLibraryFacts(root).facts
})
const fact = (name: string) => facts.find(each => each.path === name)

/** Builds the four sources for a library with one component, `icon`. */
function sources(changes: {
  props?: [string, { type: string; default?: string }][]
  methods?: string[]
  declared?: [string, DeclaredMember][]
  config?: Record<string, unknown>
  keys?: string[]
}): FactSources {
  return {
    components: new Map([['icon', { props: new Map(changes.props), methods: new Set(changes.methods) }]]),
    config: changes.config ?? {},
    declarations: {
      types: [],
      readComponent: name => new Map(name === 'icon' ? changes.declared : []),
      readType: () => new Map()
    },
    scan: {
      events: () => new Map(),
      slots: () => new Set(),
      keys: () => new Set(changes.keys),
      defaults: new Map(),
      methods: () => new Map(),
      configReads: new Set(),
      interceptors: new Map(),
      rendererHooks: new Set()
    }
  }
}
const merged = (changes: Parameters<typeof sources>[0]) =>
  mergeFacts(sources(changes)).filter(each => /^icon[.@(]/.test(each.path))

test('props are those that the runtime has, with the types of the declaration file', () => {
  expect(
    merged({
      props: [
        ['name', { type: 'string' }],
        ['roll', { type: 'boolean', default: 'false' }]
      ],
      declared: [
        ['name', { type: "'a' | 'b'" }],
        ['vSize', { type: 'string' }]
      ]
    })
  ).toEqual([
    { path: 'icon.name', kind: 'prop', type: "'a' | 'b'" },
    { path: 'icon.roll', kind: 'prop', type: 'boolean', default: 'false' }
  ])
})

test('keys of an object prop are read from declarations, sources and global defaults', () => {
  const found = merged({
    props: [['iconConfig', { type: 'object' }]],
    declared: [['iconConfig', { type: 'IconConfig', keys: new Map([['size', { type: 'number' }]]) }]],
    keys: ['length', 'colour'],
    config: { icon: { iconConfig: { size: 4, round: true } } }
  })
  expect(found.slice(1)).toEqual([
    { path: 'icon.iconConfig.size', kind: 'prop', type: 'number', default: '4' },
    { path: 'icon.iconConfig.colour', kind: 'prop', type: 'any' },
    { path: 'icon.iconConfig.round', kind: 'prop', type: 'boolean', default: 'true' }
  ])
})

test.each([
  ['IconConfig', 'boolean | object', 'boolean | IconConfig'],
  ["'a' | { roll: boolean }", 'string | object', "'a' | { roll: boolean }"],
  ['string | number', 'string | number | boolean', 'boolean | string | number'],
  ['string[]', 'string | ((...args: any[]) => any)', 'string | string[] | ((...args: any[]) => any)'],
  ['string | ((params) => any)', 'string | ((...args: any[]) => any)', 'string | ((params) => any)'],
  ['any', 'object', 'object']
])('a prop with the declared type %s and the runtime types %s has the type %s', (declared, constructors, type) => {
  expect(merged({ props: [['icon', { type: constructors }]], declared: [['icon', { type: declared }]] })[0]?.type).toBe(
    type
  )
})

test('only methods that are both declared and present at run time are listed', () => {
  expect(
    merged({
      methods: ['focus', 'updateIt'],
      declared: [
        ['focus', { type: '() => void', returns: 'void', isMethod: true }],
        ['blurr', { type: '() => void', returns: 'void', isMethod: true }]
      ]
    })
  ).toEqual([{ path: 'icon()focus', kind: 'method', type: 'void' }])
})

test('the API data has more than 1,700 members, each path once', () => {
  expect(facts.length).toBeGreaterThan(1700)
  expect(new Set(facts.map(each => each.path)).size).toBe(facts.length)
})

test('every parameter of every member has a name and a type', () => {
  expect(
    facts.filter(each => each.params?.some(param => param.name === '…' || !param.type)).map(each => each.path)
  ).toEqual([])
})

test('members that overrides change or add exist, members that overrides remove do not', () => {
  const paths = new Set(facts.map(each => each.path))
  expect(
    overrides.flatMap(change => change.paths.filter(each => paths.has(each) === (change.remove ?? false)))
  ).toEqual([])
})

test('every path of every override has an effect', () => {
  const steps = overrides.flatMap(change => change.paths.map(each => ({ ...change, paths: [each] })))
  const ineffective: string[] = []
  let before = readFactsWithoutOverrides(root)
  for (const step of steps) {
    const after = applyOverrides(before, [step])
    if (isSame(before, after)) ineffective.push(step.paths.join())
    before = after
  }
  expect(ineffective).toEqual([])
})

const isSame = (before: MemberFact[], after: MemberFact[]) =>
  before.length === after.length &&
  before.every((each, position) => each === after[position] || JSON.stringify(each) === JSON.stringify(after[position]))

test('the type of an object with listed keys is `object`', () => {
  expect(fact('grid.proxyConfig.ajax')?.type).toBe('object')
  expect(fact('table.customConfig.storage')?.type).toBe('boolean | object')
})

test('a method with one deprecated overload is not deprecated', () => {
  expect(fact('table()clearEdit')).not.toHaveProperty('deprecated')
  expect(fact('table()clearActived')).toHaveProperty('deprecated')
})

test('a default value that is a function is not listed', () => {
  for (const name of ['modal.beforeHideMethod', 'input.disabledMethod', 'setConfig.i18n'])
    expect(fact(name)).not.toHaveProperty('default')
})

test('a default that refers to the global configuration has the value of that configuration', () => {
  expect(fact('table.minHeight')?.default).toBe('144')
  expect(fact('table.sortConfig.iconLayout')?.default).toBe("'vertical'")
  expect(fact('table.sortConfig.orders')?.default).toBe("['asc', 'desc', null]")
  expect(fact('setConfig.table.sortConfig.iconLayout')).toMatchObject({
    default: "'vertical'",
    type: fact('table.sortConfig.iconLayout')?.type
  })
})

test('grid, colgroup and form-gather list no inherited members', () => {
  expect(fact('grid.columns')).toBeDefined()
  expect(fact('grid.border')).toBeUndefined()
  expect(facts.filter(each => each.path.startsWith('colgroup.') || each.path.startsWith('form-gather.'))).toEqual([])
})

test('cached member data equals the data read from the library', () => {
  expect(getLibraryFacts(root).facts).toEqual(JSON.parse(JSON.stringify(facts)))
})

const selectedPaths = [
  'table.border',
  'table.data',
  'table.stripe',
  'table.minHeight',
  'table.footerMethod',
  'table.cellClassName',
  'table.highlightCurrentRow',
  'table.contextMenu',
  'table.mergeCells',
  'table.mergeCells.row',
  'table.sortConfig',
  'table.sortConfig.defaultSort',
  'table.sortConfig.defaultSort.order',
  'table.checkboxConfig.checkMethod',
  'table.editRules',
  'table.editRules.required',
  'table.editRules.validator',
  'table.menuConfig.header',
  'table.menuConfig.body.options.code',
  'table.customConfig.storage',
  'table.filterConfig.showIcon',
  'table.validConfig.message',
  'grid.columns',
  'grid.pagerConfig',
  'grid.proxyConfig.ajax.query',
  'column.formatter',
  'column.editRender.props',
  'form.items',
  'select.options',
  'input.startDate',
  'toolbar.tools.code',
  'table@cell-click',
  'table@cell-menu',
  'table@cell-context-menu',
  'table@checkbox-range-end',
  'table@sort-change',
  'table@edit-activated',
  'grid@proxy-delete',
  'pager@page-change',
  'input@focus',
  'pulldown@update:input',
  'table#empty',
  'column#edit',
  'column#filter',
  'colgroup#header',
  'list#default',
  'form-item#default',
  'table()sort',
  'table()validate',
  'table()getSortColumns',
  'table()clearActived',
  'grid()commitProxy',
  'select()showPanel',
  'VXETable()modal.confirm',
  'VXETable()saveFile',
  'setConfig.zIndex',
  'setConfig.table.border',
  'setConfig.icon.TABLE_SORT_ASC',
  'setConfig.buttonGroup.size',
  'interceptor@event.export',
  'renderer.renderEdit',
  'formats.cellFormatMethod'
]

/** Fields of a fact that have another key in the golden file. */
const goldenKeys: Readonly<Record<string, string>> = {
  normalizedType: 'plain',
  sameKeysAs: 'shape',
  isDictionary: 'keyed'
}

const writeGoldenLine = (member: object): string =>
  JSON.stringify(member).replace(/"(\w+)":/g, (text, key: string) => (goldenKeys[key] ? `"${goldenKeys[key]}":` : text))

test('selected members of every kind match the golden file', () => {
  const output = `${selectedPaths.map(each => writeGoldenLine(fact(each) ?? { path: each, kind: 'missing' })).join('\n')}\n`
  expect(output).toBe(readExpected('members.jsonl', output))
})
