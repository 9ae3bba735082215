import { removeItem, removeStatement } from '../edit/removal.ts'
import type { Edit } from '../finding.ts'
import { bare, isCall, isMember, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptScene } from '../follow/scene.ts'
import type { ScriptSearch } from './report.ts'

/** Imports of names that moved or are gone, and the `Vue.use` of those that are gone. */
export function findImports(search: ScriptSearch): void {
  for (const script of search.scene.scripts)
    for (const node of script.program.body as Node[])
      if (/^(?:Import|ExportNamed)Declaration$/.test(node.type) && node.source)
        for (const rule of search.rules)
          if (rule.find.kind === 'import' && node.source.value === (rule.find.from ?? 'vxe-table'))
            findIn(search, script, node, rule, new Set(rule.find.names))
}

function findIn(search: ScriptSearch, script: ScriptScene, node: Node, rule: Rule, names: ReadonlySet<string>): void {
  const { text, report } = search
  const all = (node.specifiers as Node[]).filter(each => nameOfSpecifier(each) !== undefined)
  const found = all.filter(each => names.has(nameOfSpecifier(each)!))
  if (found.length === 0) return
  if (rule.becomes?.kind === 'register') return registered(search, script, found, all, rule, rule.becomes.names)
  const shown = { found: found.map(each => text.slice(each.start, each.end)).join(', ') }
  if (rule.id === 'import-moved')
    report(rule, node, {
      ...shown,
      becomes: 'vxe-pc-ui',
      edits: moved(text, node, found),
      claim: `import ${node.start}`
    })
  else if (rule.becomes?.kind === 'remove' && node.type === 'ImportDeclaration') {
    const uses = found.map(each => usesOf(text, script, each.local.name as string))
    const known = found.filter((_, at) => uses[at]!.isAll)
    const group = `${rule.id} ${node.start}`
    const own = { claim: `import ${node.start}`, group }
    report(
      rule,
      node,
      known.length ? { ...shown, ...own, edits: removed(text, node, known) } : { ...shown, isUnsure: true }
    )
    for (const { places } of uses.filter(({ isAll }) => isAll))
      for (const { range, edit } of places) report(rule, range, { edits: [edit], group })
  } else for (const each of found) report(rule, each, rule.becomes?.kind === 'text' ? { becomes: rule.becomes.to } : {})
}

/** `Vue.use(Input)` -> `Vue.use(Input).use(VxeDatePicker)`, with its import. */
function registered(
  { report }: ScriptSearch,
  { program }: ScriptScene,
  found: readonly Node[],
  all: readonly Node[],
  rule: Rule,
  names: readonly string[]
): void {
  const known = new Set(all.map(nameOfSpecifier))
  const missing = names.filter(name => !known.has(name) && !known.has(name.replace('Vxe', '')))
  if (missing.length === 0) return
  for (const specifier of found.filter(({ type }) => type === 'ImportSpecifier')) {
    const places: Edit[] = []
    walk(program, (node, ancestors) => {
      if (node.type !== 'Identifier' || node.name !== specifier.local.name) return
      const parent = ancestors.at(-1)!
      if (parent.type === 'ArrayExpression')
        places.push({ start: node.end, end: node.end, text: `, ${missing.join(', ')}` })
      else if (isCall(parent) && parent.arguments.length === 1 && nameOf(bare(parent.callee)) === 'use')
        places.push({ start: parent.end, end: parent.end, text: missing.map(name => `.use(${name})`).join('') })
    })
    const { end } = specifier
    if (places.length)
      report(rule, specifier, {
        becomes: missing.join(', '),
        edits: [{ start: end, end, text: `, ${missing.join(', ')}` }, ...places]
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

/** The same declaration without them, and one more for them; the whole of it when nothing stays. */
function moved(text: string, node: Node, found: readonly Node[]): Edit[] {
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
    ...removed(text, node, found),
    { start: node.end, end: node.end, text: `${line}${word}${kind} { ${names} } from ${quote}vxe-pc-ui${quote}${end}` }
  ]
}

/** Takes names out of an import; the whole of it when none is left. */
function removed(text: string, node: Node, found: readonly Node[]): Edit[] {
  const all = node.specifiers as Node[]
  if (found.length === all.length) return [removeStatement(text, node)]
  const named = all.filter(({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier')
  if (found.length === named.length) {
    // `import VXETable, { Edit } from …`
    const before = all.find(({ type }) => type === 'ImportDefaultSpecifier')!
    return [{ start: before.end, end: text.indexOf('}', named.at(-1)!.end) + 1, text: '' }]
  }
  const runs: { start: number; end: number }[] = []
  for (const each of named) {
    const last = runs.at(-1)
    const follows = last && named[named.indexOf(each) - 1]?.end === last.end
    if (!found.includes(each)) continue
    if (last && follows) last.end = each.end
    else runs.push({ start: each.start, end: each.end })
  }
  return runs.map(run => removeItem(text, run))
}

interface Uses {
  places: { range: Node; edit: Edit }[]
  /** Nothing else is done with the name. */
  isAll: boolean
}

/** `Vue.use(Edit)`, alone or in a chain. */
function usesOf(text: string, { program }: ScriptScene, name: string): Uses {
  const uses: Uses = { places: [], isAll: true }
  walk(program, (node, ancestors) => {
    if (node.type !== 'Identifier' || node.name !== name) return
    const parent = ancestors.at(-1)!
    if (/^(?:Import|Export)/.test(parent.type)) return
    if (
      (isMember(parent) && parent.property === node && !parent.computed) ||
      (parent.key === node && !parent.computed && parent.value !== node)
    )
      return
    const isUse =
      isCall(parent) &&
      parent.arguments.length === 1 &&
      isMember(bare(parent.callee)) &&
      nameOf(bare(parent.callee)) === 'use'
    const statement = ancestors.at(-2)
    const start = bare(parent.callee?.object)?.end as number | undefined
    if (isUse && statement?.type === 'ExpressionStatement' && !isCall(bare(parent.callee.object)))
      uses.places.push({ range: statement, edit: removeStatement(text, statement) })
    else if (isUse && start !== undefined && (isCall(bare(parent.callee.object)) || isMember(statement)))
      uses.places.push({ range: node, edit: { start, end: parent.end, text: '' } })
    else if (parent.type === 'ArrayExpression') uses.places.push({ range: node, edit: removeItem(text, node) })
    else uses.isAll = false
  })
  return uses
}
