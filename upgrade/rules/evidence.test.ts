import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import { rules } from './all.ts'
import { formatPath } from './rule-makers.ts'

/** Compares the rules with the installed packages: 3.8.6, and the newest version beside it. */
const root = path.resolve(import.meta.dirname, '../..')
const load = createRequire(path.join(root, 'package.json'))

type LibraryExports = Record<string, unknown> & { setConfig: (options: object) => Record<string, unknown> }

const oldLibrary = load('vxe-table') as LibraryExports
const newLibrary = load('vxe-table-new') as LibraryExports & { getConfig: () => Record<string, unknown> }
const pcUi = load('vxe-pc-ui') as LibraryExports
const sources = (name: string): string =>
  readdirSync(path.join(root, 'node_modules', name, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:[jt]sx?|vue)$/.test(file))
    .map(file => readFileSync(path.join(root, 'node_modules', name, 'packages', file), 'utf8'))
    .join('\n')
const oldSources = sources('vxe-table')
const newSources = [sources('vxe-table-new'), sources('vxe-pc-ui'), sources('@vxe-ui/core')].join('\n')
const wordsOf = (text: string): Set<string> =>
  new Set([/[$\w]+/g, /\w+(?:-\w+)+/g, /event\.\w+/g].flatMap(expression => text.match(expression) ?? []))
const [oldWords, newWords] = [oldSources, newSources].map(wordsOf) as [Set<string>, Set<string>]

/** Deprecations that are logged, without those in comments. */
const warnings = (text: string): [from: string, to: string][] =>
  Array.from(
    text.matchAll(
      /^(?!\s*\/\/).*vxe\.error\.(?:delProp|delFunc|delEvent|removeProp)', \[[`']([^\]]*?)[`'](?:, [`']([^\]]*?)[`'])?\]/gm
    ),
    ([, from = '', to = '']) => [
      from.replace(/^\[\w+\] /, '').replace('${typePrefix}', ''),
      to.replace('${typePrefix}', '')
    ]
  )
const oldWarnings = warnings(oldSources)
const newWarnings = warnings(newSources)

/** Returns the names under which the library may warn of the code that a rule finds. */
function namesOf({ find }: Rule): string[] {
  switch (find.kind) {
    case 'option': {
      const [component = '', ...rest] = find.path.split('.')
      const shownName = rest.length > 1 ? [kebab(rest[0]!), ...rest.slice(1)].join('.') : kebab(rest[0]!)
      const last = rest.at(-1)!
      return [
        shownName,
        last === 'columnKey' ? 'column-id' : last,
        `${component}.${shownName}`,
        formatPath(find.path),
        `${last}={...}`,
        `type=${last === 'type' ? 'text' : ''}`,
        `item-render.${last}`
      ]
    }
    case 'event':
    case 'method':
    case 'interceptor':
      return [find.name]
    case 'call':
      return [find.path, find.path.replace(/\.add$/, ' -> callback')]
    default:
      return []
  }
}

/** Names that 3.8 does not have, so no code written for it can contain them. */
const newerThanOld =
  /^(?:row-group-config\.|aggregate-config\.|show-action$|action-config\.direction|auto-close|prevTab|nextTab|image-style)/

test('the installed packages have the versions of the upgrade rules', () => {
  expect(load('vxe-table/package.json')).toMatchObject({ version: '3.8.6' })
  expect(newLibrary.version).toBe('3.21.6')
  expect(pcUi.version).toBe('3.14.27')
})

test.each([
  ['3.8.6', oldWarnings],
  ['the new packages', newWarnings]
])('every deprecation logged by %s has an upgrade rule', (_, logged) => {
  expect(logged.length).toBeGreaterThan(30)
  const known = new Set(rules.flatMap(namesOf))
  expect(logged.map(([from]) => from).filter(from => !known.has(from) && !newerThanOld.test(from))).toEqual([])
})

test('3.8.6 logs a warning for every rule marked isWarned, except those listed', () => {
  const logged = new Set(oldWarnings.map(([from]) => from))
  const silent = rules.filter(
    rule => rule.isWarned && rule.find.kind !== 'unfollowed' && !namesOf(rule).some(name => logged.has(name))
  )
  // Two of them warn through a helper, and the footer's and header's menus through one line.
  expect(silent.map(({ id }) => id).sort()).toEqual([
    'call-config',
    'call-setup',
    'event-footer-cell-context-menu',
    'event-header-cell-context-menu',
    'toolbar-custom-options-immediate',
    'toolbar-custom-options-is-footer',
    'toolbar-custom-options-show-footer',
    'toolbar-custom-options-trigger'
  ])
})

/** Returns the new names of a rule. */
const becomesOf = ({ becomes }: Rule): string[] =>
  becomes && ['rename', 'move', 'copy', 'split', 'value'].includes(becomes.kind) && 'to' in becomes
    ? becomes.to.replace(/^event\./, '').split('.')
    : becomes?.kind === 'wrap' || becomes?.kind === 'add'
      ? [becomes.name]
      : []
const isKnown = (words: Set<string>, name: string): boolean =>
  words.has(name) || words.has(kebab(name)) || words.has(`event.${name}`)
const renamingRules = rules.filter(rule => becomesOf(rule).length > 0)

test.each(renamingRules.filter(({ when }) => when === 'today').map(rule => [rule.id, rule] as const))(
  'rule %s: the new name exists in the sources of 3.8.6',
  (_, rule) => {
    for (const name of becomesOf(rule)) expect(isKnown(oldWords, name), name).toBe(true)
  }
)

test.each(renamingRules.map(rule => [rule.id, rule] as const))(
  'rule %s: the new name exists in the sources of the new packages',
  (_, rule) => {
    for (const name of becomesOf(rule)) expect(isKnown(newWords, name), name).toBe(true)
  }
)

test('the sources of 3.8.6 contain no renderer name that must change together with the packages', () => {
  const hooks = renamingRules.filter(({ id, when }) => id.startsWith('hook-') && when === 'swap')
  expect(hooks).toHaveLength(36)
  expect(hooks.flatMap(becomesOf).filter(name => oldWords.has(name))).toEqual([])
})

test('the library sources contain the changes of the rules on message status, row focus and import modes', () => {
  expect(oldSources).toContain('index === 2 ? { status: title } : { title }')
  expect(newSources).toMatch(/function openMessage \(content: [^)]*, options\?: /)
  expect(oldSources).not.toContain('fieldOrColumn !== true')
  expect(newSources).toContain('fieldOrColumn !== true')
  expect(oldWords.has('insertTop')).toBe(false)
  expect(newSources).toContain("opts.mode === 'insert' || opts.mode === 'insertBottom'")
})

test('form item titles are rendered with one more argument in the new packages', () => {
  expect(oldSources).toContain('compConf.renderItemTitle(itemRender, params)')
  expect(newSources).toContain('rftTitle.call($xeForm, h, itemRender, params)')
})

test('names removed without a warning are in the sources of 3.8.6 and not in those of the new packages', () => {
  for (const name of ['nativeEvents', 'cellExportMethod']) {
    expect(oldWords.has(name), name).toBe(true)
    expect(newWords.has(name), name).toBe(false)
  }
})

test('names deprecated in declarations only are in the old and new sources, without a warning', () => {
  const declaredRules = rules.filter(({ page }) => page.endsWith('#declared'))
  expect(declaredRules.length).toBeGreaterThan(15)
  const warned = new Set(newWarnings.map(([from]) => from))
  for (const rule of declaredRules) {
    expect(
      namesOf(rule).filter(name => warned.has(name)),
      rule.id
    ).toEqual([])
    const { find } = rule
    const name = find.kind === 'option' ? find.path.split('.').at(-1)! : 'name' in find ? find.name : ''
    expect(isKnown(oldWords, name) && isKnown(newWords, name), rule.id).toBe(true)
  }
})

const fileOf = (name: string, file: string): string =>
  readFileSync(path.join(root, 'node_modules', name, 'packages', file), 'utf8')
/** Returns the names in `props: { … }` of a component. */
const propsIn = (text: string): string[] => {
  const start = text.indexOf('  props: {')
  return Array.from(text.slice(start, text.indexOf('\n  },', start)).matchAll(/^    (\w+):/gm), ([, name]) => name!)
}

test.each([
  ['input-date-picker', 'date-picker'],
  ['input-number-input', 'number-input'],
  ['input-password-input', 'password-input']
])('rule %s lists the props and events that the new component lacks', (id, name) => {
  const { becomes } = rules.find(rule => rule.id === id)!
  if (becomes?.kind !== 'element') throw new Error(id)
  const text = fileOf('vxe-pc-ui', `${name}/src/${name}.ts`)
  const inputs = [fileOf('vxe-table', 'input/src/input.js'), fileOf('vxe-pc-ui', 'input/src/input.ts')]
  const own = new Set([...propsIn(text), 'type'])
  const lacking = inputs.flatMap(propsIn).filter(prop => !own.has(prop))
  expect(lacking.filter(prop => !becomes.without.props.includes(prop))).toEqual([])
  // The component declares these props, but ignores them or reads them in another way.
  expect(becomes.without.props.filter(prop => own.has(prop)).sort()).toEqual(
    { 'date-picker': ['form', 'startWeek'], 'number-input': [], 'password-input': ['immediate'] }[name]
  )
  const dispatched = new Set(Array.from(text.matchAll(/dispatchEvent\('([\w-]+)'/g), ([, event]) => event))
  const swappedEvents = new Set(['input', 'prev-number', 'next-number'])
  for (const event of becomes.without.unfiredEvents ?? [])
    expect(dispatched.has(event) && !swappedEvents.has(event), event).toBe(false)
  expect(inputs[1]).toContain(`<vxe-${name} `)
})

test('number inputs of the new packages bind numbers, inputs of 3.8 strings; date formats are equal', () => {
  const [oldInput, numbers] = [
    fileOf('vxe-table', 'input/src/input.js'),
    fileOf('vxe-pc-ui', 'number-input/src/number-input.ts')
  ]
  expect(oldInput).toContain('const value = evnt.target.value')
  expect(oldInput).toContain('XEUtils.toValueString(val))')
  expect(numbers).toContain('const value = eqEmptyValue(val) ? null : Number(val)')
  expect(numbers).toContain("$xeNumberInput.dispatchEvent('prev-number'")
  expect(oldInput).toContain("type === 'datetime' ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd'")
  expect(fileOf('vxe-pc-ui', 'date-panel/src/util.ts')).toMatch(
    /'time'\) \{\s+return 'HH:mm:ss'[^]*?'datetime'\) \{\s+return 'yyyy-MM-dd HH:mm:ss'\s+\}\s+return 'yyyy-MM-dd'/
  )
})

test('in the new packages, tables and forms have date and number renderers, only forms a password renderer', () => {
  const tables = fileOf('vxe-table-new', 'table/render/index.ts')
  const forms = fileOf('vxe-pc-ui', 'form/render/index.ts')
  for (const name of ['VxeDatePicker', 'VxeNumberInput']) expect(tables).toContain(`\n  ${name}: {`)
  expect(tables).not.toContain('VxePasswordInput')
  for (const name of ['VxeDatePicker', 'VxeNumberInput', 'VxePasswordInput']) expect(forms).toContain(`\n  ${name}: {`)
})

test('renderers $input, $select and $textarea equal the Vxe renderers in 3.8.6 and lack a model event later', () => {
  const was = fileOf('vxe-table', 'v-x-e-table/src/renderer.js')
  for (const [old, name] of [
    ['$input', 'VxeInput'],
    ['$select', 'VxeSelect'],
    ['$textarea', 'VxeTextarea']
  ] as const) {
    const body = (each: string) =>
      was
        .split(`\n  ${each}: {`)[1]!
        .split('\n  },')[0]!
        .replace(/\bold(?=\w+Render)/g, 'default')
        .replaceAll('getOldComponentName', 'getDefaultComponentName')
    expect(body(old)).toBe(body(name))
  }
  for (const from of ['vxe-table-new', 'vxe-pc-ui'] as const) {
    const modelEvents = fileOf(from, 'ui/src/vn.ts').split('getModelEvent')[1]!.split("return 'input'")[0]!
    expect(modelEvents).toMatch(/case 'VxeInput':[^]*case 'VxeTextarea':[^]*case 'VxeSelect':[^]*return 'modelValue'/)
    expect(modelEvents).not.toContain("case '$")
  }
  for (const name of ['input', 'textarea', 'select'])
    expect(fileOf('vxe-pc-ui', `${name}/src/${name}.ts`)).toMatch(/model: \{\s+prop: 'value',\s+event: 'modelValue'/)
})

test('input filters match equal text in 3.8 and contained text in the newest version, date filters equal text', () => {
  const was = fileOf('vxe-table', 'v-x-e-table/src/renderer.js')
  expect(was).toMatch(/\n {2}VxeInput: \{[^]*?defaultFilterMethod: handleFilterMethod/)
  const is = fileOf('vxe-table-new', 'table/render/index.ts')
  expect(is).toContain('XEUtils.toValueString(cellValue).indexOf(data) > -1')
  expect(is).toMatch(/\n {2}VxeInput: \{(?:(?!\n {2}\})[^])*tableFilterDefaultMethod: handleInputFilterMethod/)
  expect(is).toMatch(/\n {2}VxeDatePicker: \{(?:(?!\n {2}\})[^])*tableFilterDefaultMethod: handleFilterMethod/)
})

test('showInsertStatus marks inserted rows, showUpdateStatus marks changed cells, showStatus marks both', () => {
  const body = fileOf('vxe-table', 'table/src/body.js')
  expect(body).toMatch(/\(editOpts\.showStatus \|\| editOpts\.showUpdateStatus\)\) \{\s+isDirty/)
  expect(body).toContain("'row--new': isNewRow && (editOpts.showStatus || editOpts.showInsertStatus)")
  expect(fileOf('vxe-table-new', 'table/src/table.ts')).toContain('showUpdateStatus | showInsertStatus')
})

test('3.8.6 has no expand mode, the newest version has a check for trees in a mode other than inside', () => {
  expect(oldSources).not.toMatch(/expandOpts\.mode|expandConfig\.mode/)
  expect(newSources).toContain("expandOpts.mode !== 'inside' && (treeConfig && !treeOpts.transform)")
})

test('a modal footer always has a confirm button in 3.8.6, later only for confirm and alert', () => {
  const footer = fileOf('vxe-table', 'modal/src/modal.js').split('showFooter ? h')[1]!
  expect(footer).toContain("type === 'confirm' ? h('vxe-button'")
  expect(footer).toMatch(/: null,\s+h\('vxe-button', \{\s+ref: 'confirmBtn'/)
  expect(newSources).toContain(
    "XEUtils.isBoolean(showConfirmButton) ? showConfirmButton : (type === 'confirm' || type === 'alert')"
  )
})

test('the newest version encodes keys of expanded rows and applies row defaults from the second load on', () => {
  const methods = fileOf('vxe-table-new', 'table/src/methods.ts')
  expect(methods).toMatch(/expandRowKeys\.forEach\(\(rowid\) => \{\s+const rowRest = fullAllDataRowIdData\[rowid\]/)
  expect(newSources).toContain("return XEUtils.eqNull(rowVal) ? '' : encodeURIComponent(rowVal)")
  expect(methods).toMatch(
    /loadTableData\(\$xeTable, datas, false, false\)[^]{0,120}if \(initStatus\) \{\s+handleLoadDefaults/
  )
  const was = fileOf('vxe-table', 'table/src/methods.js')
  expect(was).toMatch(/loadTableData\(datas\)[^]{0,120}if \(!initStatus\) \{\s+this\.handleLoadDefaults/)
})

test('vxe-pc-ui calls the renderer of native select options without its first argument', () => {
  const forms = fileOf('vxe-pc-ui', 'form/render/index.ts')
  expect(forms).toContain('renderOptionsMethods(group[groupOptions], renderOpts, params)')
  expect(forms).toContain('function renderNativeFormOptions (h: CreateElement')
})

test('syncData loads the rows again in both versions, getData only reads them', () => {
  for (const [name, file] of [
    ['vxe-table', 'methods.js'],
    ['vxe-table-new', 'methods.ts']
  ] as const) {
    const methods = fileOf(name, `table/src/${file}`)
    const bodyOf = (method: string) => methods.split(`\n  ${method} (`)[1]!.split('\n  },')[0]!
    expect(bodyOf('syncData')).toContain('loadTableData')
    expect(bodyOf('getData')).not.toMatch(/loadTableData|handleTableData|reactData\.\w+ =/)
  }
})

test('names of interceptors are normalized by 3.8.6 and matched as written by the new packages', () => {
  type Interceptor = { add: (name: string, handle: () => void) => void; get: (name: string) => unknown[] }
  const countOf = ({ VXETable }: LibraryExports) => {
    const { interceptor } = VXETable as { interceptor: Interceptor }
    interceptor.add('event.clear_actived', () => {})
    return interceptor.get('event.clearActived').length
  }
  expect(countOf(oldLibrary)).toBe(1)
  expect(countOf(newLibrary)).toBe(0)
  for (const [name, file] of [
    ['vxe-table', 'methods.js'],
    ['vxe-table-new', 'methods.ts']
  ] as const)
    expect(fileOf(name, `table/src/${file}`)).toMatch(
      /!evntList\.length && type === 'event\.clearEdit'\) \{\s+evntList = (?:VXETable\.)?interceptor\.get\('event\.clearActived'\)/
    )
})

test('the functions of the xe-utils rules have other results in version 4 than in 3.5.28', () => {
  const loadNew = createRequire(load.resolve('@vxe-ui/core/package.json'))
  const versions = [load('xe-utils'), loadNew('xe-utils')] as Record<string, (...args: unknown[]) => unknown>[]
  expect(versions.map(({ VERSION }) => VERSION as unknown)).toEqual(['3.5.28', expect.stringMatching(/^4\./)])
  const resultsOf = (name: string, ...args: (() => unknown)[]) =>
    versions.map(library => {
      const values = args.map(create => create())
      return JSON.stringify([library[name]!(...values), values])
    })
  const date = () => new Date(2019, 0, 1)
  const tree = () => [{ id: 1, children: [{ id: 2 }] }]
  const examples: Record<string, (() => unknown)[]> = {
    toTreeArray: [tree],
    getYearWeek: [date],
    getMonthWeek: [() => new Date(2018, 1, 1)],
    toDateString: [date, () => 'W'],
    getWhatQuarter: [date, () => 0, () => 'last'],
    round: [() => -2.345, () => 2],
    toFixed: [() => -2.345, () => 2],
    commafy: [() => -2.345, () => ({ digits: 2 })],
    sum: [() => [3, 1, 2]],
    mean: [() => [3, 1, 2]],
    toStringDate: [() => '2020-01-02abc']
  }
  for (const [name, args] of Object.entries(examples)) {
    const [before, after] = resultsOf(name, ...args)
    expect(before, name).not.toBe(after)
  }
  const same = (name: string, ...args: (() => unknown)[]) => expect(new Set(resultsOf(name, ...args)).size).toBe(1)
  same('toTreeArray', tree, () => ({ updated: false }))
  same(
    'round',
    () => -2.345,
    () => 2,
    () => false
  )
  same(
    'toFixed',
    () => -2.345,
    () => 2,
    () => false
  )
  same(
    'sum',
    () => [{ value: 3 }, { value: 1 }, { value: 2 }],
    () => 'value'
  )
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(versions.map(({ toArrayTree }) => (toArrayTree!([{ id: 1, parentId: 1 }]) as unknown[]).length)).toEqual([
    0, 1
  ])
  warn.mockRestore()
  const source = { a: { b: 1 } }
  expect(versions.map(({ merge }) => (merge!({}, source) as typeof source).a === source.a)).toEqual([true, false])
  vi.useFakeTimers()
  const callCounts = versions.map(({ throttle }) => {
    const callback = vi.fn()
    const throttled = throttle!(callback, 30) as () => void
    throttled()
    throttled()
    vi.advanceTimersByTime(100)
    return callback.mock.calls.length
  })
  vi.useRealTimers()
  expect(callCounts).toEqual([1, 2])
  const named = rules.flatMap(({ find }) => (find.kind === 'utility' ? find.names : []))
  expect(
    named.filter(name => !(name in examples) && !['merge', 'throttle', 'clone', 'toArrayTree'].includes(name))
  ).toEqual([])
})

test('class names of the rule for removed classes are in 3.8.6 and not in the new packages', () => {
  const find = rules.find(({ id }) => id === 'class-gone')!.find
  const names = find.kind === 'class' ? Object.entries(find.names) : []
  const sheetOf = (name: string) => readFileSync(path.join(root, 'node_modules', name, 'lib/style.css'), 'utf8')
  const classesOf = (sheet: string, text: string) =>
    new Set([...sheet.matchAll(/\.([\w-]+)/g), ...text.matchAll(/([\w-]+)/g)].map(([, name]) => name))
  const was = classesOf(sheetOf('vxe-table'), oldSources)
  const is = classesOf(sheetOf('vxe-table-new') + sheetOf('vxe-pc-ui'), newSources)
  expect(names.map(([name]) => name).filter(name => !was.has(name) || is.has(name))).toEqual([])
  expect(names.map(([, to]) => to).filter(to => to && !is.has(to))).toEqual([])
})

test('the code of the first proxy query is _init in 3.8.6 and initial later', () => {
  expect(oldSources).toContain("commitProxy('_init')")
  expect(newSources).toContain("commitProxy('initial')")
})

test('toolbar buttons get single props without mode in 3.8.6 and all props in the newest version', () => {
  expect(fileOf('vxe-table', 'toolbar/src/toolbar.js')).toMatch(/type: item\.type,\s+icon: item\.icon/)
  expect(fileOf('vxe-table', 'toolbar/src/toolbar.js')).not.toContain('item.mode')
  expect(fileOf('vxe-table-new', 'toolbar/src/toolbar.ts')).toContain('props: Object.assign({}, item, {')
})

test('the new Sass files have no variables of 3.8, and components are in styles/components/', () => {
  const sheets = (name: string) =>
    readdirSync(path.join(root, 'node_modules', name, 'styles'), { recursive: true, encoding: 'utf8' })
  const text = readFileSync(path.join(root, 'node_modules/vxe-table-new/styles/variable.scss'), 'utf8')
  expect(text).not.toMatch(/\$vxe-(?!ui-)/)
  expect(sheets('vxe-table')).toContain('modal.scss')
  expect(sheets('vxe-table-new')).not.toContain('css-variable.scss')
  expect(sheets('vxe-table-new').filter(name => name.endsWith('modal.scss'))).toEqual([])
  expect(sheets('vxe-table-new')).toContain('components/table.scss')
  expect(sheets('vxe-pc-ui')).toContain('components/modal.scss')
})

test('the UMD scripts set the global VXETable in 3.8.6 and VxeUITable in the newest version', () => {
  const umd = (name: string) => readFileSync(path.join(root, 'node_modules', name, 'lib/index.umd.js'), 'utf8')
  expect(umd('vxe-table')).toContain('root["VXETable"]')
  expect(umd('vxe-table-new')).toContain('root["VxeUITable"]')
})

const importRule = (id: string): readonly string[] => {
  const find = rules.find(rule => rule.id === id)!.find
  return find.kind === 'import' ? find.names : []
}

test('names of the rule import-moved are exported by vxe-pc-ui, not by the new vxe-table, and all but Loading and VxeLoading by 3.8.6', () => {
  const moved = importRule('import-moved')
  expect(moved.filter(name => !(name in pcUi))).toEqual([])
  expect(moved.filter(name => name in newLibrary)).toEqual([])
  // A later 3.8 release added these.
  expect(moved.filter(name => !(name in oldLibrary))).toEqual(['Loading', 'VxeLoading'])
})

test('exports of the rules for removed imports are not in the new vxe-table', () => {
  for (const id of ['import-gone', 'import-menu', 'import-value-gone'])
    expect(
      importRule(id).filter(name => name in newLibrary),
      id
    ).toEqual([])
  // 3.7 exports these.
  expect(importRule('import-gone').filter(name => !(name in oldLibrary))).toEqual(['Header', 'Footer'])
})

test('every export of 3.8.6 is in the new vxe-table or has a rule', () => {
  const namesWithRule = new Set(['import-moved', 'import-gone', 'import-menu', 'import-value-gone'].flatMap(importRule))
  expect(Object.keys(oldLibrary).filter(name => !(name in newLibrary) && !namesWithRule.has(name))).toEqual([])
})

test('the rule for unknown imports lists the exports of the newest version', () => {
  const { find } = rules.find(({ id }) => id === 'import-unknown')!
  const names = find.kind === 'unknown-import' ? find.names : []
  expect([...names].sort()).toEqual(Object.keys(newLibrary).sort())
})

test('Menu is in 3.8.6 and vxe-pc-ui, but not in the new vxe-table and not a moved export', () => {
  expect('Menu' in oldLibrary && 'Menu' in pcUi && !('Menu' in newLibrary)).toBe(true)
  expect(importRule('import-moved')).not.toContain('Menu')
})

const readPath = (config: unknown, steps: string): unknown =>
  steps.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], config)
const oldConfig = oldLibrary.setConfig({})
const newConfig = newLibrary.getConfig()

test.each(rules.filter(({ find }) => find.kind === 'default').map(rule => [rule.id, rule] as const))(
  'rule %s: the newest version has another default',
  (_, { find, until }) => {
    if (find.kind !== 'default' || until) return
    const was = JSON.stringify(readPath(oldConfig, find.path))
    const is = JSON.stringify(readPath(newConfig, find.path))
    expect(is, find.path).not.toBe(find.oldValue.replaceAll("'", '"').replaceAll(', ', ','))
    expect(is === was, find.path).toBe(false)
  }
)

test('the thresholds that a patch adds are the defaults of 3.8.6, and unset in the newest version', () => {
  expect([readPath(oldConfig, 'table.scrollY.gt'), readPath(oldConfig, 'table.scrollX.gt')]).toEqual([100, 60])
  expect([readPath(newConfig, 'table.scrollY.gt'), readPath(newConfig, 'table.scrollX.gt')]).toEqual([
    undefined,
    undefined
  ])
})

const readDeclarations = (name: string): string =>
  readdirSync(path.join(root, 'node_modules', name, 'types'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.d.ts'))
    .map(file => readFileSync(path.join(root, 'node_modules', name, 'types', file), 'utf8'))
    .join('\n')
/** Returns the exports of a module; members of namespaces are indented and do not match. */
const exportedIn = (text: string): Set<string> =>
  new Set(
    Array.from(
      text.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|class|namespace|const|enum) (\w+)/gm),
      ([, name]) => name!
    )
  )

test('renamed types exist under the new name, and every removed type except VXETableCore has a rule', () => {
  const declarations = readDeclarations('vxe-pc-ui')
  const [oldTypes, newTypes] = [
    exportedIn(readDeclarations('vxe-table')),
    exportedIn(declarations.replace(/^ +export/gm, 'export'))
  ]
  const namesIn = (id: string): Record<string, string> => {
    const find = rules.find(rule => rule.id === id)!.find
    return find.kind === 'type' ? { ...find.names } : {}
  }
  const [renamed, removed] = [namesIn('type-renamed'), namesIn('type-gone')]
  expect(
    Object.values(renamed)
      .flatMap(name => name.split('.'))
      .filter(name => !new RegExp(`\\b${name}\\b`).test(declarations))
  ).toEqual([])
  expect(Object.keys(removed).filter(name => !oldTypes.has(name))).toEqual([])
  const typesWithRule = new Set([...Object.keys(renamed), ...Object.keys(removed)])
  const values = new Set(Object.keys(oldLibrary))
  expect([...oldTypes].filter(name => !newTypes.has(name) && !typesWithRule.has(name) && !values.has(name))).toEqual([
    'VXETableCore'
  ])
})
