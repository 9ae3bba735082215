import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ts } from '../typescript.js'
import { subjects } from './subjects.ts'

/**
 * Facts that only the source code of the library contains: emitted events with their parameters, and the slots and keys
 * that it reads.
 */
export interface SourceScan {
  /** Maps the events of a subject to the names of their parameters; `…` marks a value that the scan can't follow. */
  events: (subject: string) => Map<string, string[]>
  slots: (subject: string) => Set<string>
  /** Keys read from an option object: `sortConfig` of `table` -> `orders`, `showIcon`, …. */
  keys: (subject: string, option: string) => Set<string>
  /** Defaults written where the options are merged: `table.sortConfig` -> `{ orders: […] }`. */
  defaults: Map<string, Record<string, unknown>>
  methods: (subject: string) => Map<string, string[]>
  /** `GlobalConfig.table.stripe` -> `table.stripe`. */
  configReads: Set<string>
  interceptors: Map<string, string[]>
  rendererHooks: Set<string>
}

export function scanSources(root: string): SourceScan {
  const folder = path.join(root, 'node_modules/vxe-table/packages')
  const sources = new Map(jsFiles(folder).map(name => [name, parse(path.join(folder, name))]))
  const sourcesOf = (subject: string) =>
    subjects.find(each => each.name === subject)?.files.flatMap(name => sources.get(name) ?? []) ?? []
  const optionNames = new Map(subjects.map(({ name }) => [name, mergedOptionNames(sourcesOf(name))]))
  const all = [...sources.values()]
  return {
    events: subject => mergeAll(sourcesOf(subject).map(scanEvents)),
    slots: subject => new Set(sourcesOf(subject).flatMap(source => [...scanSlots(source)])),
    keys: (subject, option) =>
      scanKeys(filesThatRead(sources, subject), option, optionNames.get(subject)?.get(option) ?? []),
    defaults: new Map(all.flatMap(scanDefaults)),
    methods: subject => mergeAll(sourcesOf(subject).map(scanMethods)),
    configReads: new Set(
      all.flatMap(source =>
        [...source.text.matchAll(/\bGlobalConfig\.([a-zA-Z]\w*(?:\.[a-zA-Z_]\w*)?)/g)].map(([, key = '']) => key)
      )
    ),
    interceptors: mergeAll(all.map(scanInterceptors)),
    rendererHooks: new Set(
      all.flatMap(source => [...source.text.matchAll(/\bcompConf\.(\w+)/g)].map(([, key = '']) => key))
    )
  }
}

const jsFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => !name.startsWith('locale/'))

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)

/** The table's options are read all over the package, those of other components in their own folder. */
function filesThatRead(sources: Map<string, ts.SourceFile>, subject: string): ts.SourceFile[] {
  const folders =
    subject === 'table' || subject === 'column'
      ? [
          'table',
          'edit',
          'filter',
          'export',
          'menu',
          'keyboard',
          'validator',
          'custom',
          'tools',
          'toolbar',
          'grid',
          'v-x-e-table'
        ]
      : [(subjects.find(each => each.name === subject)?.files[0] ?? '').split('/')[0] ?? '']
  return [...sources].filter(([name]) => folders.includes(name.split('/')[0] ?? '')).map(([, source]) => source)
}

function forEachNode<T extends ts.Node>(
  root: ts.Node,
  isMatch: (node: ts.Node) => node is T,
  visit: (node: T) => void
): void {
  const walk = (node: ts.Node) => {
    if (isMatch(node)) visit(node)
    ts.forEachChild(node, walk)
  }
  walk(root)
}

function mergeAll(maps: Map<string, string[]>[]): Map<string, string[]> {
  const merged = new Map<string, string[]>()
  for (const map of maps)
    for (const [name, values] of map) merged.set(name, [...new Set([...(merged.get(name) ?? []), ...values])])
  return merged
}

/** `this.$emit('change', { value, $event })`, `$xetable.emitEvent('cell-click', params, evnt)`, `$xeform.dispatchEvent(…)`. */
function scanEvents(source: ts.SourceFile): Map<string, string[]> {
  const events = new Map<string, string[]>()
  forEachNode(source, ts.isCallExpression, call => {
    const method = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''
    const [name, payload] = call.arguments
    if (!['$emit', 'emitEvent', 'dispatchEvent'].includes(method) || !name) return
    const implicitNames =
      method === '$emit' ? [] : method === 'emitEvent' ? ['$table', '$grid', '$event'] : ['$form', '$grid', '$event']
    for (const event of literalTextsOf(name))
      events.set(event, [
        ...new Set([...(events.get(event) ?? []), ...(payload ? payloadNames(payload, call) : []), ...implicitNames])
      ])
  })
  return events
}

/** A conditional event name counts as both of its literals. */
function literalTextsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...literalTextsOf(node.whenTrue), ...literalTextsOf(node.whenFalse)]
  return []
}

function payloadNames(node: ts.Node, contextNode: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(property =>
      ts.isSpreadAssignment(property)
        ? payloadNames(property.expression, contextNode)
        : property.name && ts.isIdentifier(property.name)
          ? [property.name.text]
          : []
    )
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.assign')
    return node.arguments.flatMap(argument => payloadNames(argument, contextNode))
  if (ts.isIdentifier(node)) {
    const value = initializerOf(node.text, contextNode)
    return value ? payloadNames(value, contextNode) : ['…']
  }
  return ts.isStringLiteralLike(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
    ? []
    : ['…']
}

/** Finds `const name = …` before the call, in the innermost block around it that has one. */
function initializerOf(name: string, contextNode: ts.Node): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = contextNode.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope)) continue
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement) || statement.pos > contextNode.pos) continue
      const found = statement.declarationList.declarations.find(
        declaration => ts.isIdentifier(declaration.name) && declaration.name.text === name
      )
      if (found?.initializer) return found.initializer
    }
  }
  return undefined
}

/** `$scopedSlots.header`, `slots.default`, and `this.$slots.default`. */
function scanSlots(source: ts.SourceFile): Set<string> {
  const found = [...source.text.matchAll(/(?:\$scopedSlots|\$slots|\bslots)\.([a-z]\w*)/g)].map(([, name = '']) => name)
  return new Set(found)
}

/** `sortOpts () { return Object.assign({}, GlobalConfig.table.sortConfig, this.sortConfig) }` -> `sortConfig` is read as `sortOpts`. */
function mergedOptionNames(sources: ts.SourceFile[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const source of sources) {
    for (const [, computed = '', body = ''] of source.text.matchAll(/\b(\w+Opts) \(\) \{\s*return (.+)/g)) {
      for (const [, option = ''] of body.matchAll(/this\.(\w+)/g))
        names.set(option, [...(names.get(option) ?? []), computed])
    }
  }
  return names
}

/**
 * `Object.assign({ orders: ['asc', 'desc', null] }, GlobalConfig.table.sortConfig, …)`: the literal contains no calls,
 * so it is evaluated.
 */
function scanDefaults(source: ts.SourceFile): [string, Record<string, unknown>][] {
  return [...source.text.matchAll(/Object\.assign\((\{ [^{}()]+ \}), GlobalConfig\.(\w+\.\w+)/g)].map(
    ([, literal = '{}', key = '']) => [key, new Function(`return ${literal}`)() as Record<string, unknown>]
  )
}

/**
 * Collects the keys read as `sortOpts.orders` or `const { orders } = sortOpts`, and those read from the option itself.
 */
function scanKeys(sources: ts.SourceFile[], option: string, computed: string[]): Set<string> {
  const names = new Set([option, ...computed])
  const keys = new Set<string>()
  const isOption = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
  for (const source of sources) {
    forEachNode(source, ts.isPropertyAccessExpression, node => {
      if (isOption(node.expression)) keys.add(node.name.text)
    })
    forEachNode(source, ts.isVariableDeclaration, node => {
      if (!node.initializer || !isOption(node.initializer) || !ts.isObjectBindingPattern(node.name)) return
      for (const element of node.name.elements) {
        const key = element.propertyName ?? element.name
        if (ts.isIdentifier(key) && !element.dotDotDotToken) keys.add(key.text)
      }
    })
  }
  return keys
}

/** Methods with the names of their parameters, used for methods without a declaration. */
function scanMethods(source: ts.SourceFile): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  forEachNode(source, ts.isMethodDeclaration, node => {
    if (ts.isIdentifier(node.name))
      methods.set(
        node.name.text,
        node.parameters.map(parameter => parameter.name.getText())
      )
  })
  return methods
}

/** `this.preventEvent(evnt, 'event.export', { options, columns }, …)`. */
function scanInterceptors(source: ts.SourceFile): Map<string, string[]> {
  const found = new Map<string, string[]>()
  forEachNode(source, ts.isCallExpression, call => {
    const [event, type, payload] = call.arguments
    if (
      !ts.isPropertyAccessExpression(call.expression) ||
      call.expression.name.text !== 'preventEvent' ||
      !type ||
      !ts.isStringLiteralLike(type)
    )
      return
    found.set(type.text, [
      ...(payload ? payloadNames(payload, call) : []),
      '$table',
      '$grid',
      ...(event?.kind === ts.SyntaxKind.NullKeyword ? [] : ['$event'])
    ])
  })
  return found
}
