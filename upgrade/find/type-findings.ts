import { componentOfExport } from '../follow/components.ts'
import type { ScriptScene } from '../follow/scene.ts'
import { walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { ScriptSearch } from './report.ts'

/** Types that the new packages call something else, in the import and wherever they are used. */
export function findTypes(search: ScriptSearch): void {
  for (const script of search.scene.scripts)
    for (const node of script.program.body as Node[])
      if (node.type === 'ImportDeclaration' && /^vxe-(?:table|pc-ui)$/.test(node.source.value as string))
        findIn(search, script, node)
}

interface TypeName {
  specifier: Node
  imported: string
  local: string
  to: string
  references: Node[]
}

function findIn({ text, rules, report }: ScriptSearch, script: ScriptScene, declaration: Node): void {
  const used = referencesIn(script.program)
  for (const rule of rules) {
    const { find } = rule
    if (find.kind !== 'type') continue
    const found = (declaration.specifiers as Node[]).flatMap((specifier): TypeName[] => {
      const imported = (specifier.imported?.name ?? '') as string
      if (specifier.type !== 'ImportSpecifier' || !Object.hasOwn(find.names, imported)) return []
      const local = specifier.local.name as string
      const uses = used.get(local)
      const isType = declaration.importKind === 'type' || specifier.importKind === 'type'
      // A component is a value too, and that is still there.
      if (!isType && componentOfExport(imported) && (!uses?.types.length || uses.isValue)) return []
      return [{ specifier, imported, local, to: find.names[imported]!, references: uses?.types ?? [] }]
    })
    if (found.length === 0) continue
    if (rule.id !== 'type-renamed') {
      for (const { specifier } of found) report(rule, specifier)
      continue
    }
    const taken = new Set(
      (declaration.specifiers as Node[])
        .filter(each => !found.some(({ specifier }) => specifier === each))
        .map(each => each.local.name as string)
    )
    for (const { specifier, local, imported, to, references } of found) {
      const [root = to] = to.split('.')
      const isRenamed = local !== imported
      if (isRenamed && to !== root) {
        report(rule, specifier, { becomes: to, isUnsure: true })
        continue
      }
      const name = isRenamed && local !== root ? `${root} as ${local}` : root
      const isKnown = taken.has(root)
      const group = `type ${specifier.start}`
      const kind = specifier.importKind === 'type' ? 'type ' : ''
      report(rule, specifier, {
        becomes: to,
        edits: [
          isKnown ? withComma(text, specifier) : { start: specifier.start, end: specifier.end, text: kind + name }
        ],
        group
      })
      taken.add(root)
      if (!isRenamed)
        for (const { start, end } of references)
          report(rule, { start, end }, { becomes: to, edits: [{ start, end, text: to }], group })
    }
  }
}

function withComma(text: string, { start, end }: Node): { start: number; end: number; text: string } {
  const after = /^\s*,\s*/.exec(text.slice(end, end + 200))?.[0].length
  if (after) return { start, end: end + after, text: '' }
  const before = /,\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0
  return { start: start - before, end, text: '' }
}

interface References {
  types: Node[]
  isValue: boolean
}

/** Where names are used, as types and as values. */
function referencesIn(program: Node): Map<string, References> {
  const found = new Map<string, References>()
  const of = (name: string): References => {
    const known = found.get(name) ?? { types: [], isValue: false }
    found.set(name, known)
    return known
  }
  walk(program, (node, ancestors) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
    const parent = ancestors.at(-1)
    if (!parent || parent.type.startsWith('Import')) return
    if (
      parent.type === 'TSTypeReference' ||
      parent.type === 'TSExpressionWithTypeArguments' ||
      parent.type === 'TSInterfaceHeritage' ||
      parent.type === 'TSClassImplements'
    )
      of(node.name as string).types.push(node)
    else if (parent.type === 'TSQualifiedName' || parent.type === 'TSTypeQuery') of(node.name as string).isValue = true
    else if (!isOnlyName(node, parent)) of(node.name as string).isValue = true
  })
  return found
}

const isOnlyName = (node: Node, parent: Node): boolean =>
  (parent.property === node && !parent.computed) || (parent.key === node && !parent.computed && parent.value !== node)
