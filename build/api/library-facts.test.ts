import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { expected } from '../golden/golden-files.ts'
import { applyOverrides } from './apply-overrides.ts'
import { cachedFacts } from './cached-facts.ts'
import type { Declared } from './declarations.ts'
import type { MemberFact } from './fact.ts'
import type { Sources } from './library-facts.ts'
import { libraryFacts, mergeFacts, unmendedFacts } from './library-facts.ts'
import { overrides } from './overrides.ts'

const root = path.resolve(import.meta.dirname, '../..')
let facts: MemberFact[] = []
beforeAll(() => {
  facts = libraryFacts(root).facts
})
const fact = (name: string) => facts.find(each => each.path === name)

/** One component, `icon`, as four made-up sources see it. */
function sources(changes: {
  props?: [string, { type: string; default?: string }][]
  methods?: string[]
  declared?: [string, Declared][]
  config?: Record<string, unknown>
  keys?: string[]
}): Sources {
  return {
    components: new Map([['icon', { props: new Map(changes.props), methods: new Set(changes.methods) }]]),
    config: changes.config ?? {},
    declarations: {
      types: [],
      component: name => new Map(name === 'icon' ? changes.declared : []),
      members: () => new Map()
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

test('the runtime decides which props there are, the declaration what they look like', () => {
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

test('keys of an object come from the declaration, the sources and the global defaults', () => {
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
])('the constructors add to the declaration %s what it forgets', (declared, constructors, type) => {
  expect(merged({ props: [['icon', { type: constructors }]], declared: [['icon', { type: declared }]] })[0]?.type).toBe(
    type
  )
})

test('a declared method that the library lacks is no member, and a runtime method that nobody lists is internal', () => {
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

test('every path is a member once', () => {
  expect(facts.length).toBeGreaterThan(1700)
  expect(new Set(facts.map(each => each.path)).size).toBe(facts.length)
})

test('no parameter is left without a name', () => {
  expect(
    facts.filter(each => each.params?.some(param => param.name === '…' || !param.type)).map(each => each.path)
  ).toEqual([])
})

test('each override finds its member', () => {
  const paths = new Set(facts.map(each => each.path))
  expect(
    overrides.flatMap(change => change.paths.filter(each => paths.has(each) === (change.remove ?? false)))
  ).toEqual([])
})

test('each override changes its member', () => {
  const steps = overrides.flatMap(change => change.paths.map(each => ({ ...change, paths: [each] })))
  const idle: string[] = []
  let before = unmendedFacts(root)
  for (const step of steps) {
    const after = applyOverrides(before, [step])
    if (isSame(before, after)) idle.push(step.paths.join())
    before = after
  }
  expect(idle).toEqual([])
})

const isSame = (before: MemberFact[], after: MemberFact[]) =>
  before.length === after.length &&
  before.every((each, position) => each === after[position] || JSON.stringify(each) === JSON.stringify(after[position]))

test('keys that are described one by one do not stand in the type of their object as well', () => {
  expect(fact('grid.proxyConfig.ajax')?.type).toBe('object')
  expect(fact('table.customConfig.storage')?.type).toBe('boolean | object')
})

test('one deprecated way to call a method does not make it deprecated', () => {
  expect(fact('table()clearEdit')).not.toHaveProperty('deprecated')
  expect(fact('table()clearActived')).toHaveProperty('deprecated')
})

test('a default that is a function tells nothing and is left out', () => {
  for (const name of ['modal.beforeHideMethod', 'input.disabledMethod', 'setConfig.i18n'])
    expect(fact(name)).not.toHaveProperty('default')
})

test('a default is resolved through the global configuration', () => {
  expect(fact('table.minHeight')?.default).toBe('144')
  expect(fact('table.sortConfig.iconLayout')?.default).toBe("'vertical'")
  expect(fact('table.sortConfig.orders')?.default).toBe("['asc', 'desc', null]")
  expect(fact('setConfig.table.sortConfig.iconLayout')).toMatchObject({
    default: "'vertical'",
    type: fact('table.sortConfig.iconLayout')?.type
  })
})

test('grid, colgroup and form-gather hold no copy of what they inherit', () => {
  expect(fact('grid.columns')).toBeDefined()
  expect(fact('grid.border')).toBeUndefined()
  expect(facts.filter(each => each.path.startsWith('colgroup.') || each.path.startsWith('form-gather.'))).toEqual([])
})

test('what was read once is read from the cache, until a source changes', () => {
  expect(cachedFacts(root).facts).toEqual(JSON.parse(JSON.stringify(facts)))
})

const kinds = [
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

test('members of every kind, as the library has them', () => {
  const output = `${kinds.map(each => JSON.stringify(fact(each) ?? { path: each, kind: 'missing' })).join('\n')}\n`
  expect(output).toBe(expected('members.jsonl', output))
})
