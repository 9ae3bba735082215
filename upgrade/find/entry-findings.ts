import { indentAt, lineEndOf } from '../edit/removal.ts'
import { resolveLibraryPath } from '../../usage/follow/library-path.ts'
import type { AnalyzedScript } from '../../usage/follow/analyzed-file.ts'
import { isCall, isMember, nameOf, walk } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptCheckContext } from './check-context.ts'
import { hasPcUiStyle, pcUiStyleOf } from './library-styles.ts'

/** Finds the registration of the whole library, before which the other package must be registered. */
export function findEntry(search: ScriptCheckContext): void {
  const { analyzed, rules } = search
  for (const rule of rules) {
    if (rule.find.kind !== 'entry') continue
    for (const script of analyzed.scripts)
      if (rule.find.part === 'component') findComponent(search, script, rule)
      else if (rule.find.part === 'style') findStyle(search, script, rule)
      else findPlugin(search, script, rule)
  }
}

function findComponent({ imports, text, report }: ScriptCheckContext, script: AnalyzedScript, rule: Rule): void {
  const declarations = importsOf(script)
  const pcUiImport = declarations.find(each => each.source.value === 'vxe-pc-ui' && defaultOf(each))
  const name = pcUiImport ? defaultOf(pcUiImport)! : 'VxeUIBase'
  let isUsed = false
  const useCalls: Node[] = []
  walk(script.program, (node, ancestors) => {
    if (!isCall(node) || !isMember(node.callee) || nameOf(node.callee) !== 'use') return
    const [argument] = node.arguments as Node[]
    if (argument?.type === 'Identifier' && argument.name === name) isUsed = true
    const isLibrary = argument?.type === 'Identifier' && resolveLibraryPath(script, argument, imports)?.length === 0
    const isStatement = ancestors.at(-1)?.type === 'ExpressionStatement' && node.callee.object.type === 'Identifier'
    if (isLibrary && isStatement && argument.name !== name) useCalls.push(node)
  })
  // A file of the project may export the library again.
  const usedNames = new Set(useCalls.map(call => (call.arguments as Node[])[0]!.name as string))
  const tableImport =
    declarations.find(each => each.source.value === 'vxe-table' && defaultOf(each)) ??
    declarations.find(each => (each.specifiers as Node[]).some(({ local }) => usedNames.has(local.name as string)))
  if (!tableImport || useCalls.length === 0 || isUsed) return
  const quote = text[tableImport.source.start as number]!
  const importSemicolon = text[tableImport.end - 1] === ';' ? ';' : ''
  if (!pcUiImport)
    report(rule, tableImport, {
      becomes: name,
      group: rule.id,
      edits: [insertLine(text, tableImport.start, `import ${name} from ${quote}vxe-pc-ui${quote}${importSemicolon}`)]
    })
  for (const { start, callee, end: callEnd } of useCalls) {
    const vue = text.slice(callee.object.start as number, callee.object.end as number)
    const semicolon = text[callEnd] === ';' ? ';' : ''
    const line = `${vue}.use(${name})${semicolon}`
    report(rule, { start, end: callEnd }, { becomes: line, group: rule.id, edits: [insertLine(text, start, line)] })
  }
}

/** Finds `import 'vxe-table/lib/style.css'`, the same with `require`, and `css: ['vxe-table/lib/style.css']` of Nuxt. */
function findStyle(search: ScriptCheckContext, { program }: AnalyzedScript, rule: Rule): void {
  if (hasPcUiStyle(search)) return
  const { text, report } = search
  // `lib/index.css` and `lib/style.css` are the same style.
  const addedTypes = new Set<string>()
  walk(program, (node, ancestors) => {
    const style = node.type === 'StringLiteral' ? pcUiStyleOf(node.value as string) : undefined
    if (style === undefined) return
    const parent = ancestors.at(-1)!
    const statement = parent.type === 'ImportDeclaration' ? parent : isRequire(parent) ? ancestors.at(-2) : undefined
    if (statement && /^(?:ImportDeclaration|ExpressionStatement)$/.test(statement.type)) {
      if (addedTypes.has('import')) return
      addedTypes.add('import')
      const line = text.slice(statement.start, statement.end).replace(node.value as string, style)
      report(rule, statement, { becomes: line, edits: [insertLine(text, statement.start, line)] })
    } else if (parent.type === 'ArrayExpression' && nameOf(ancestors.at(-2)) === 'css') {
      if (addedTypes.has('list')) return
      addedTypes.add('list')
      const quote = text[node.start]!
      const indent = indentAt(text, node.start)
      const item = quote + style + quote
      const separator = indent === undefined ? ' ' : lineEndOf(text) + indent
      const edit = { start: node.start, end: node.start, text: `${item},${separator}` }
      report(rule, node, { becomes: item, edits: [edit] })
    }
  })
}

const isRequire = (node: Node): boolean =>
  isCall(node) && node.callee.type === 'Identifier' && node.callee.name === 'require'

/** Finds imports by file: `vxe-table/es/button`, `vxe-table/lib/table/style.css`, `vxe-table/styles/…`. */
function findPlugin({ report }: ScriptCheckContext, script: AnalyzedScript, rule: Rule): void {
  for (const node of importsOf(script)) {
    const source = node.source.value as string
    if (
      /^vxe-table\/(?!lib\/(?:style(?:\.min)?\.css|index|locale\/)|styles\/cssvar|package\.json|es\/vxe-)/.test(source)
    )
      report(rule, node)
  }
  walk(script.program, node => {
    if (node.type === 'ObjectProperty' && nameOf(node) === 'libraryName' && node.value?.value === 'vxe-table')
      report(rule, node)
  })
}

const importsOf = ({ program }: AnalyzedScript): Node[] =>
  (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')

const defaultOf = (declaration: Node): string | undefined =>
  (declaration.specifiers as Node[]).find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name as
    | string
    | undefined

/** Inserts a line before the one at an offset, with the same indent. */
function insertLine(text: string, offset: number, line: string): { start: number; end: number; text: string } {
  const indent = indentAt(text, offset)
  const separator = indent === undefined ? (line.endsWith(';') ? ' ' : '; ') : lineEndOf(text) + indent
  return { start: offset, end: offset, text: line + separator }
}
