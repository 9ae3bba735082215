import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kebab } from '../read/names.ts'
import type { Rule } from '../rule.ts'
import { rules } from './all.ts'
import { shownPath } from './rule-makers.ts'

/** What the rules say, held against the packages themselves: 3.8.6, and the newest beside it. */
const root = path.resolve(import.meta.dirname, '../..')
const load = createRequire(path.join(root, 'package.json'))

type Library = Record<string, unknown> & { setConfig: (options: object) => Record<string, unknown> }

const old = load('vxe-table') as Library
const now = load('vxe-table-new') as Library & { getConfig: () => Record<string, unknown> }
const ui = load('vxe-pc-ui') as Library
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

/** Deprecations that are logged, not those that stand in a comment. */
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

/** The names under which the library may warn of what a rule finds. */
function namesOf({ find }: Rule): string[] {
  switch (find.kind) {
    case 'option': {
      const [component = '', ...rest] = find.path.split('.')
      const shown = rest.length > 1 ? [kebab(rest[0]!), ...rest.slice(1)].join('.') : kebab(rest[0]!)
      const last = rest.at(-1)!
      return [
        shown,
        last,
        `${component}.${shown}`,
        shownPath(find.path),
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

/** Of what 3.8 does not have: nobody who comes from there can have written it. */
const newer =
  /^(?:row-group-config\.|aggregate-config\.|show-action$|action-config\.direction|auto-close|prevTab|nextTab|image-style)/

test('both packages are the ones that the rules are about', () => {
  expect(load('vxe-table/package.json')).toMatchObject({ version: '3.8.6' })
  expect(now.version).toBe('3.21.6')
  expect(ui.version).toBe('3.14.27')
})

test.each([
  ['3.8.6', oldWarnings],
  ['the new packages', newWarnings]
])('every deprecation that %s log has a rule', (_, logged) => {
  expect(logged.length).toBeGreaterThan(30)
  const known = new Set(rules.flatMap(namesOf))
  expect(logged.map(([from]) => from).filter(from => !known.has(from) && !newer.test(from))).toEqual([])
})

test('what is said to be warned of in 3.8 is warned of there', () => {
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

/** The last name of what something becomes. */
const becomesOf = ({ becomes }: Rule): string[] =>
  becomes && ['rename', 'move', 'copy', 'split', 'value'].includes(becomes.kind) && 'to' in becomes
    ? becomes.to.replace(/^event\./, '').split('.')
    : becomes?.kind === 'wrap' || becomes?.kind === 'add'
      ? [becomes.name]
      : []
const isKnown = (words: Set<string>, name: string): boolean =>
  words.has(name) || words.has(kebab(name)) || words.has(`event.${name}`)
const renaming = rules.filter(rule => becomesOf(rule).length > 0)

test.each(renaming.filter(({ when }) => when === 'today').map(rule => [rule.id, rule] as const))(
  '%s: 3.8.6 knows the new name',
  (_, rule) => {
    for (const name of becomesOf(rule)) expect(isKnown(oldWords, name), name).toBe(true)
  }
)

test.each(renaming.map(rule => [rule.id, rule] as const))('%s: the new packages know the new name', (_, rule) => {
  for (const name of becomesOf(rule)) expect(isKnown(newWords, name), name).toBe(true)
})

test('what changes at the swap can’t change before: 3.8.6 knows none of the new names of renderers', () => {
  const hooks = renaming.filter(({ id, when }) => id.startsWith('hook-') && when === 'swap')
  expect(hooks).toHaveLength(36)
  expect(hooks.flatMap(becomesOf).filter(name => oldWords.has(name))).toEqual([])
})

test('what is said of calls: the status of a message, the focus of an edited row, the words of imports', () => {
  expect(oldSources).toContain('index === 2 ? { status: title } : { title }')
  expect(newSources).toMatch(/function openMessage \(content: [^)]*, options\?: /)
  expect(oldSources).not.toContain('fieldOrColumn !== true')
  expect(newSources).toContain('fieldOrColumn !== true')
  expect(oldWords.has('insertTop')).toBe(false)
  expect(newSources).toContain("opts.mode === 'insert' || opts.mode === 'insertBottom'")
})

test('the title of a form item gets one more argument', () => {
  expect(oldSources).toContain('compConf.renderItemTitle(itemRender, params)')
  expect(newSources).toContain('rftTitle.call($xeForm, h, itemRender, params)')
})

test('what is gone silently stands in no file of the new packages, and in 3.8.6', () => {
  for (const name of ['nativeEvents', 'cellExportMethod']) {
    expect(oldWords.has(name), name).toBe(true)
    expect(newWords.has(name), name).toBe(false)
  }
})

test('what is deprecated in the declarations only is known under both names, and nothing warns of it', () => {
  const quiet = rules.filter(({ page }) => page.endsWith('#declared'))
  expect(quiet.length).toBeGreaterThan(15)
  const warned = new Set(newWarnings.map(([from]) => from))
  for (const rule of quiet) {
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
/** The names in `props: { … }` of a component. */
const propsIn = (text: string): string[] => {
  const start = text.indexOf('  props: {')
  return Array.from(text.slice(start, text.indexOf('\n  },', start)).matchAll(/^    (\w+):/gm), ([, name]) => name!)
}

test.each([
  ['input-date-picker', 'date-picker'],
  ['input-number-input', 'number-input'],
  ['input-password-input', 'password-input']
])('%s: what the other component lacks is told', (id, name) => {
  const { becomes } = rules.find(rule => rule.id === id)!
  if (becomes?.kind !== 'element') throw new Error(id)
  const text = fileOf('vxe-pc-ui', `${name}/src/${name}.ts`)
  const inputs = [fileOf('vxe-table', 'input/src/input.js'), fileOf('vxe-pc-ui', 'input/src/input.ts')]
  const own = new Set([...propsIn(text), 'type'])
  const lacking = inputs.flatMap(propsIn).filter(prop => !own.has(prop))
  expect(lacking.filter(prop => !becomes.without.props.includes(prop))).toEqual([])
  // It takes them, and nothing reads them or it reads them in another way.
  expect(becomes.without.props.filter(prop => own.has(prop)).sort()).toEqual(
    { 'date-picker': ['form', 'startWeek'], 'number-input': [], 'password-input': ['immediate'] }[name]
  )
  const dispatched = new Set(Array.from(text.matchAll(/dispatchEvent\('([\w-]+)'/g), ([, event]) => event))
  const told = new Set(['input', 'prev-number', 'next-number'])
  for (const event of becomes.without.lost ?? []) expect(dispatched.has(event) && !told.has(event), event).toBe(false)
  expect(inputs[1]).toContain(`<vxe-${name} `)
})

test('a number input binds a number, an input of 3.8 a string; both inputs for dates bind the same format', () => {
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

test('renderers: tables and forms have those for dates and numbers, passwords are in forms only', () => {
  const tables = fileOf('vxe-table-new', 'table/render/index.ts')
  const forms = fileOf('vxe-pc-ui', 'form/render/index.ts')
  for (const name of ['VxeDatePicker', 'VxeNumberInput']) expect(tables).toContain(`\n  ${name}: {`)
  expect(tables).not.toContain('VxePasswordInput')
  for (const name of ['VxeDatePicker', 'VxeNumberInput', 'VxePasswordInput']) expect(forms).toContain(`\n  ${name}: {`)
})

test('renderers of old names: the same in 3.8.6, and deaf to what their components tell later', () => {
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

test('filters with an input: equal in 3.8, contained later, and equal for dates still', () => {
  const was = fileOf('vxe-table', 'v-x-e-table/src/renderer.js')
  expect(was).toMatch(/\n {2}VxeInput: \{[^]*?defaultFilterMethod: handleFilterMethod/)
  const is = fileOf('vxe-table-new', 'table/render/index.ts')
  expect(is).toContain('XEUtils.toValueString(cellValue).indexOf(data) > -1')
  expect(is).toMatch(/\n {2}VxeInput: \{(?:(?!\n {2}\})[^])*tableFilterDefaultMethod: handleInputFilterMethod/)
  expect(is).toMatch(/\n {2}VxeDatePicker: \{(?:(?!\n {2}\})[^])*tableFilterDefaultMethod: handleFilterMethod/)
})

test('marks of the edit status: inserted rows need no source, changed cells do', () => {
  const body = fileOf('vxe-table', 'table/src/body.js')
  expect(body).toMatch(/\(editOpts\.showStatus \|\| editOpts\.showUpdateStatus\)\) \{\s+isDirty/)
  expect(body).toContain("'row--new': isNewRow && (editOpts.showStatus || editOpts.showInsertStatus)")
  expect(fileOf('vxe-table-new', 'table/src/table.ts')).toContain('showUpdateStatus | showInsertStatus')
})

test('3.8.6 expands rows inside, whatever the mode; the newest logs an error of trees', () => {
  expect(oldSources).not.toMatch(/expandOpts\.mode|expandConfig\.mode/)
  expect(newSources).toContain("expandOpts.mode !== 'inside' && (treeConfig && !treeOpts.transform)")
})

test('the footer of a modal: always a confirm button in 3.8.6, only for questions later', () => {
  const footer = fileOf('vxe-table', 'modal/src/modal.js').split('showFooter ? h')[1]!
  expect(footer).toContain("type === 'confirm' ? h('vxe-button'")
  expect(footer).toMatch(/: null,\s+h\('vxe-button', \{\s+ref: 'confirmBtn'/)
  expect(newSources).toContain(
    "XEUtils.isBoolean(showConfirmButton) ? showConfirmButton : (type === 'confirm' || type === 'alert')"
  )
})

test('rows by default: tree keys are encoded, and the first load forgets them', () => {
  const methods = fileOf('vxe-table-new', 'table/src/methods.ts')
  expect(methods).toMatch(/expandRowKeys\.forEach\(\(rowid\) => \{\s+const rowRest = fullAllDataRowIdData\[rowid\]/)
  expect(newSources).toContain("return XEUtils.eqNull(rowVal) ? '' : encodeURIComponent(rowVal)")
  expect(methods).toMatch(
    /loadTableData\(\$xeTable, datas, false, false\)[^]{0,120}if \(initStatus\) \{\s+handleLoadDefaults/
  )
  const was = fileOf('vxe-table', 'table/src/methods.js')
  expect(was).toMatch(/loadTableData\(datas\)[^]{0,120}if \(!initStatus\) \{\s+this\.handleLoadDefaults/)
})

test('groups of a native select in a form: the function for its options gets one argument less than it takes', () => {
  const forms = fileOf('vxe-pc-ui', 'form/render/index.ts')
  expect(forms).toContain('renderOptionsMethods(group[groupOptions], renderOpts, params)')
  expect(forms).toContain('function renderNativeFormOptions (h: CreateElement')
})

test('the first query of a proxy: _init, then initial', () => {
  expect(oldSources).toContain("commitProxy('_init')")
  expect(newSources).toContain("commitProxy('initial')")
})

test('buttons of toolbars: 3.8.6 hands on a list of props without mode, the newest all of them', () => {
  expect(fileOf('vxe-table', 'toolbar/src/toolbar.js')).toMatch(/type: item\.type,\s+icon: item\.icon/)
  expect(fileOf('vxe-table', 'toolbar/src/toolbar.js')).not.toContain('item.mode')
  expect(fileOf('vxe-table-new', 'toolbar/src/toolbar.ts')).toContain('props: Object.assign({}, item, {')
})

test('sheets: no variable of 3.8 is left, and single components are in a folder of their own', () => {
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

test('a page with tags: the table is another global variable', () => {
  const umd = (name: string) => readFileSync(path.join(root, 'node_modules', name, 'lib/index.umd.js'), 'utf8')
  expect(umd('vxe-table')).toContain('root["VXETable"]')
  expect(umd('vxe-table-new')).toContain('root["VxeUITable"]')
})

const importRule = (id: string): readonly string[] => {
  const find = rules.find(rule => rule.id === id)!.find
  return find.kind === 'import' ? find.names : []
}

test('what moved is an export of 3.8.6 and of vxe-pc-ui, and none of the new vxe-table', () => {
  const moved = importRule('import-moved')
  expect(moved.filter(name => !(name in ui))).toEqual([])
  expect(moved.filter(name => name in now)).toEqual([])
  // It came with a later 3.8.
  expect(moved.filter(name => !(name in old))).toEqual(['Loading', 'VxeLoading'])
})

test('what is gone is an export of 3.8.6 and none of the new packages', () => {
  for (const id of ['import-gone', 'import-menu', 'import-value-gone'])
    expect(
      importRule(id).filter(name => name in now),
      id
    ).toEqual([])
  expect(importRule('import-gone').filter(name => !(name in old))).toEqual([])
})

test('every export of 3.8.6 is there still, or a rule says where it went', () => {
  const told = new Set(['import-moved', 'import-gone', 'import-menu', 'import-value-gone'].flatMap(importRule))
  expect(Object.keys(old).filter(name => !(name in now) && !told.has(name))).toEqual([])
})

test('Menu of vxe-pc-ui is another thing: that is why it is never moved', () => {
  expect('Menu' in old && 'Menu' in ui && !('Menu' in now)).toBe(true)
  expect(importRule('import-moved')).not.toContain('Menu')
})

const at = (config: unknown, steps: string): unknown =>
  steps.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], config)
const oldConfig = old.setConfig({})
const newConfig = now.getConfig()

test.each(rules.filter(({ find }) => find.kind === 'default').map(rule => [rule.id, rule] as const))(
  '%s: the default of the newest is another one',
  (_, { find, until }) => {
    if (find.kind !== 'default' || until) return
    const was = JSON.stringify(at(oldConfig, find.path))
    const is = JSON.stringify(at(newConfig, find.path))
    expect(is, find.path).not.toBe(find.was.replaceAll("'", '"').replaceAll(', ', ','))
    expect(is === was, find.path).toBe(false)
  }
)

test('the thresholds that are added are the defaults of 3.8.6', () => {
  expect([at(oldConfig, 'table.scrollY.gt'), at(oldConfig, 'table.scrollX.gt')]).toEqual([100, 60])
  expect([at(newConfig, 'table.scrollY.gt'), at(newConfig, 'table.scrollX.gt')]).toEqual([undefined, undefined])
})

const declared = (name: string): string =>
  readdirSync(path.join(root, 'node_modules', name, 'types'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.d.ts'))
    .map(file => readFileSync(path.join(root, 'node_modules', name, 'types', file), 'utf8'))
    .join('\n')
/** Names of a namespace stand farther in. */
const exportedIn = (text: string): Set<string> =>
  new Set(
    Array.from(
      text.matchAll(/^export (?:declare )?(?:abstract )?(?:type|interface|class|namespace|const|enum) (\w+)/gm),
      ([, name]) => name!
    )
  )

test('types: what is renamed is there under its new name, what is gone is gone, and nothing is missing', () => {
  const declarations = declared('vxe-pc-ui')
  const [oldTypes, newTypes] = [
    exportedIn(declared('vxe-table')),
    exportedIn(declarations.replace(/^ +export/gm, 'export'))
  ]
  const namesIn = (id: string): Record<string, string> => {
    const find = rules.find(rule => rule.id === id)!.find
    return find.kind === 'type' ? { ...find.names } : {}
  }
  const [renamed, gone] = [namesIn('type-renamed'), namesIn('type-gone')]
  expect(
    Object.values(renamed)
      .flatMap(name => name.split('.'))
      .filter(name => !new RegExp(`\\b${name}\\b`).test(declarations))
  ).toEqual([])
  expect(Object.keys(gone).filter(name => !oldTypes.has(name))).toEqual([])
  const told = new Set([...Object.keys(renamed), ...Object.keys(gone)])
  const values = new Set(Object.keys(old))
  expect([...oldTypes].filter(name => !newTypes.has(name) && !told.has(name) && !values.has(name))).toEqual([
    'VXETableCore'
  ])
})
