import { removeItem, removeStatement } from '../edit/removal.ts'
import type { Edit } from '../finding.ts'
import { unwrapExpression, isCall, isMember, nameOf, usesOfName } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { AnalyzedScript } from '../../usage/follow/analyzed-file.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Finds imports of moved and removed names, and the `Vue.use` of removed ones. */
export function findImports(search: ScriptCheckContext): void {
  for (const script of search.analyzed.scripts)
    for (const node of script.program.body as Node[])
      if (/^(?:Import|ExportNamed)Declaration$/.test(node.type) && node.source)
        for (const rule of search.rules)
          if (rule.find.kind === 'import' && node.source.value === (rule.find.from ?? 'vxe-table'))
            findIn(search, script, node, rule, new Set(rule.find.names))
          else if (rule.find.kind === 'unknown-import' && node.source.value === 'vxe-table')
            findUnknown(search, script, node, rule)
}

/** Finds names without an export. Other names of a type only are types, which the library has hundreds of. */
function findUnknown({ rules, report }: ScriptCheckContext, { program }: AnalyzedScript, node: Node, rule: Rule): void {
  if (node.importKind === 'type' || node.exportKind === 'type') return
  const known = getKnownNames(rules)
  for (const each of node.specifiers as Node[]) {
    const name = nameOfSpecifier(each)
    if (name === undefined || known.has(name) || each.importKind === 'type' || each.exportKind === 'type') continue
    if (node.type === 'ImportDeclaration' && isUsedAsValue(program, each.local.name as string)) report(rule, each)
  }
}

/** True if a name is used other than in a type or as the name of a property. */
const isUsedAsValue = (program: Node, name: string): boolean =>
  usesOfName(program, name).some(
    ({ node, parent }) =>
      !/^(?:Import|Export|TS(?!As|Satisfies|NonNull|TypeAssertion|ExportAssignment))/.test(parent.type) &&
      !(isMember(parent) && parent.property === node && !parent.computed) &&
      !(parent.key === node && !parent.computed && parent.value !== node)
  )

const knownNames = new WeakMap<readonly Rule[], ReadonlySet<string>>()

function getKnownNames(rules: readonly Rule[]): ReadonlySet<string> {
  const names =
    knownNames.get(rules) ??
    new Set(rules.flatMap(({ find }) => (find.kind === 'import' || find.kind === 'unknown-import' ? find.names : [])))
  knownNames.set(rules, names)
  return names
}

function findIn(
  search: ScriptCheckContext,
  script: AnalyzedScript,
  node: Node,
  rule: Rule,
  names: ReadonlySet<string>
): void {
  const { text, report } = search
  const specifiers = (node.specifiers as Node[]).filter(each => nameOfSpecifier(each) !== undefined)
  const found = specifiers.filter(each => names.has(nameOfSpecifier(each)!))
  if (found.length === 0) return
  if (rule.becomes?.kind === 'register')
    return reportRegistration(search, script, found, specifiers, rule, rule.becomes.names)
  const details = { found: found.map(each => text.slice(each.start, each.end)).join(', ') }
  if (rule.id === 'import-moved')
    report(rule, node, {
      ...details,
      becomes: 'vxe-pc-ui',
      edits: moveImports(text, node, found),
      claim: `import ${node.start}`
    })
  else if (rule.becomes?.kind === 'remove' && node.type === 'ImportDeclaration') {
    const uses = found.map(each => findPluginUses(text, script, each.local.name as string))
    const removable = found.filter((_, at) => uses[at]!.isAll)
    const group = `${rule.id} ${node.start}`
    const shared = { claim: `import ${node.start}`, group }
    report(
      rule,
      node,
      removable.length
        ? { ...details, ...shared, edits: removeImports(text, node, removable) }
        : { ...details, isUnsure: true }
    )
    for (const { edits } of uses.filter(({ isAll }) => isAll))
      for (const { range, edit } of edits) report(rule, range, { edits: [edit], group })
  } else for (const each of found) report(rule, each, rule.becomes?.kind === 'text' ? { becomes: rule.becomes.to } : {})
}

/** Changes `Vue.use(Input)` to `Vue.use(Input).use(VxeDatePicker)`, with its import. */
function reportRegistration(
  { report }: ScriptCheckContext,
  { program }: AnalyzedScript,
  found: readonly Node[],
  specifiers: readonly Node[],
  rule: Rule,
  names: readonly string[]
): void {
  const known = new Set(specifiers.map(nameOfSpecifier))
  const missing = names.filter(name => !known.has(name) && !known.has(name.replace('Vxe', '')))
  if (missing.length === 0) return
  for (const specifier of found.filter(({ type }) => type === 'ImportSpecifier')) {
    const edits: Edit[] = []
    for (const { node, parent } of usesOfName(program, specifier.local.name as string))
      if (parent.type === 'ArrayExpression')
        edits.push({ start: node.end, end: node.end, text: `, ${missing.join(', ')}` })
      else if (isCall(parent) && parent.arguments.length === 1 && nameOf(unwrapExpression(parent.callee)) === 'use')
        edits.push({ start: parent.end, end: parent.end, text: missing.map(name => `.use(${name})`).join('') })
    const { end } = specifier
    if (edits.length)
      report(rule, specifier, {
        becomes: missing.join(', '),
        edits: [{ start: end, end, text: `, ${missing.join(', ')}` }, ...edits]
      })
  }
}

const nameOfSpecifier = (node: Node): string | undefined => {
  const name =
    node.type === 'ImportSpecifier'
      ? (node.imported as Node)
      : node.type === 'ExportSpecifier'
        ? (node.local as Node)
        : undefined
  return name && ((name.name ?? name.value) as string)
}

/** Moves names to a second declaration, or changes the source of the declaration if all names move. */
function moveImports(text: string, node: Node, found: readonly Node[]): Edit[] {
  const source = node.source as Node
  if (found.length === node.specifiers.length)
    return [{ start: source.start + 1, end: source.end - 1, text: 'vxe-pc-ui' }]
  const quote = text[source.start]!
  const end = text[node.end - 1] === ';' ? ';' : ''
  const word = node.type === 'ImportDeclaration' ? 'import' : 'export'
  const kind = node.importKind === 'type' ? ' type' : ''
  const names = found.map(each => text.slice(each.start, each.end)).join(', ')
  const line = text.includes('\r\n') ? '\r\n' : '\n'
  return [
    ...removeImports(text, node, found),
    { start: node.end, end: node.end, text: `${line}${word}${kind} { ${names} } from ${quote}vxe-pc-ui${quote}${end}` }
  ]
}

/** Removes names from an import, or the whole import if none is left. */
function removeImports(text: string, node: Node, found: readonly Node[]): Edit[] {
  const all = node.specifiers as Node[]
  if (found.length === all.length) return [removeStatement(text, node)]
  const named = all.filter(({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier')
  if (found.length === named.length) {
    // `import VXETable, { Edit } from …`
    const before = all.find(({ type }) => type === 'ImportDefaultSpecifier')!
    return [{ start: before.end, end: text.indexOf('}', named.at(-1)!.end) + 1, text: '' }]
  }
  const removed = new Set(found)
  const runs: { start: number; end: number }[] = []
  for (const [index, each] of named.entries()) {
    const last = runs.at(-1)
    const follows = last && named[index - 1]?.end === last.end
    if (!removed.has(each)) continue
    if (last && follows) last.end = each.end
    else runs.push({ start: each.start, end: each.end })
  }
  return runs.map(run => removeItem(text, run))
}

interface PluginUses {
  edits: { range: Node; edit: Edit }[]
  /** True if the name is used in no other way. */
  isAll: boolean
}

/** Finds `Vue.use(Edit)`, alone or in a chain. */
function findPluginUses(text: string, { program }: AnalyzedScript, name: string): PluginUses {
  const uses: PluginUses = { edits: [], isAll: true }
  for (const { node, parent, grandparent: statement } of usesOfName(program, name)) {
    if (/^(?:Import|Export)/.test(parent.type)) continue
    if (
      (isMember(parent) && parent.property === node && !parent.computed) ||
      (parent.key === node && !parent.computed && parent.value !== node)
    )
      continue
    const isUse =
      isCall(parent) &&
      parent.arguments.length === 1 &&
      isMember(unwrapExpression(parent.callee)) &&
      nameOf(unwrapExpression(parent.callee)) === 'use'
    const start = unwrapExpression(parent.callee?.object)?.end as number | undefined
    if (isUse && statement?.type === 'ExpressionStatement' && !isCall(unwrapExpression(parent.callee.object)))
      uses.edits.push({ range: statement, edit: removeStatement(text, statement) })
    else if (isUse && start !== undefined && (isCall(unwrapExpression(parent.callee.object)) || isMember(statement)))
      uses.edits.push({ range: node, edit: { start, end: parent.end, text: '' } })
    else if (parent.type === 'ArrayExpression') uses.edits.push({ range: node, edit: removeItem(text, node) })
    else uses.isAll = false
  }
  return uses
}
