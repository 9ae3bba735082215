import { componentOfExport } from '../../usage/follow/components.ts'
import type { AnalyzedScript } from '../../usage/follow/analyzed-file.ts'
import { walk } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Finds types with other names in the new packages, in the import and in every use. */
export function findTypes(context: ScriptCheckContext): void {
  for (const script of context.analyzed.scripts)
    for (const node of script.program.body as Node[])
      if (node.type === 'ImportDeclaration' && /^vxe-(?:table|pc-ui)$/.test(node.source.value as string))
        findIn(context, script, node)
}

interface TypeName {
  specifier: Node
  imported: string
  local: string
  to: string
  references: Node[]
}

function findIn({ text, rules, report }: ScriptCheckContext, script: AnalyzedScript, declaration: Node): void {
  const referencesByName = referencesIn(script.program)
  for (const rule of rules) {
    const { find } = rule
    if (find.kind !== 'type') continue
    const found = (declaration.specifiers as Node[]).flatMap((specifier): TypeName[] => {
      const imported = (specifier.imported?.name ?? '') as string
      if (specifier.type !== 'ImportSpecifier' || !Object.hasOwn(find.names, imported)) return []
      const local = specifier.local.name as string
      const uses = referencesByName.get(local)
      const isType = declaration.importKind === 'type' || specifier.importKind === 'type'
      // A component is exported as a value too, which still exists.
      if (!isType && componentOfExport(imported) && (!uses?.types.length || uses.isValue)) return []
      return [{ specifier, imported, local, to: find.names[imported]!, references: uses?.types ?? [] }]
    })
    if (found.length === 0) continue
    if (rule.id !== 'type-renamed') {
      for (const { specifier } of found) report(rule, specifier)
      continue
    }
    const foundSpecifiers = new Set(found.map(({ specifier }) => specifier))
    const usedNames = new Set(
      (declaration.specifiers as Node[])
        .filter(each => !foundSpecifiers.has(each))
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
      const isImported = usedNames.has(root)
      const group = `type ${specifier.start}`
      const kind = specifier.importKind === 'type' ? 'type ' : ''
      report(rule, specifier, {
        becomes: to,
        edits: [
          isImported
            ? removeSpecifier(text, specifier)
            : { start: specifier.start, end: specifier.end, text: kind + name }
        ],
        group
      })
      usedNames.add(root)
      if (!isRenamed)
        for (const { start, end } of references)
          report(rule, { start, end }, { becomes: to, edits: [{ start, end, text: to }], group })
    }
  }
}

function removeSpecifier(text: string, { start, end }: Node): { start: number; end: number; text: string } {
  const after = /^\s*,\s*/.exec(text.slice(end, end + 200))?.[0].length
  if (after) return { start, end: end + after, text: '' }
  const before = /,\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0
  return { start: start - before, end, text: '' }
}

interface References {
  types: Node[]
  isValue: boolean
}

const references = new WeakMap<Node, Map<string, References>>()

/** A file can have thousands of import declarations, so the uses are collected once. */
function referencesIn(program: Node): Map<string, References> {
  const found = references.get(program) ?? collectReferences(program)
  references.set(program, found)
  return found
}

/** Collects the uses of names, as types and as values. */
function collectReferences(program: Node): Map<string, References> {
  const referencesByName = new Map<string, References>()
  const getReferences = (name: string): References => {
    const references = referencesByName.get(name) ?? { types: [], isValue: false }
    referencesByName.set(name, references)
    return references
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
      getReferences(node.name as string).types.push(node)
    else if (parent.type === 'TSQualifiedName' || parent.type === 'TSTypeQuery')
      getReferences(node.name as string).isValue = true
    else if (!isOnlyName(node, parent)) getReferences(node.name as string).isValue = true
  })
  return referencesByName
}

const isOnlyName = (node: Node, parent: Node): boolean =>
  (parent.property === node && !parent.computed) || (parent.key === node && !parent.computed && parent.value !== node)
