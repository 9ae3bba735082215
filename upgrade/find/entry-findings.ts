import { indentAt, lineEndOf } from '../edit/removal.ts'
import { resolveLibraryPath } from '../follow/library-path.ts'
import type { AnalyzedScript } from '../follow/analyzed-file.ts'
import { isCall, isMember, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptCheckContext } from './check-context.ts'

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

function findStyle(search: ScriptCheckContext, script: AnalyzedScript, rule: Rule): void {
  findListedStyle(search, script, rule)
  const { text, report } = search
  const imports = importsOf(script)
  if (imports.some(({ source }) => /^vxe-pc-ui\/lib\/style(?:\.min)?\.css$/.test(source.value as string))) return
  for (const node of imports) {
    const [, min] = /^vxe-table\/lib\/style(\.min)?\.css$/.exec(node.source.value as string) ?? []
    if (!/^vxe-table\/lib\/style(?:\.min)?\.css$/.test(node.source.value as string)) continue
    const written = text.slice(node.start, node.end)
    const line = written.replace(node.source.value as string, `vxe-pc-ui/lib/style${min ?? ''}.css`)
    report(rule, node, { becomes: line, edits: [insertLine(text, node.start, line)] })
  }
}

/** Finds `css: ['vxe-table/lib/style.css']` of Nuxt. */
function findListedStyle({ text, report }: ScriptCheckContext, script: AnalyzedScript, rule: Rule): void {
  walk(script.program, node => {
    if (node.type !== 'ObjectProperty' || nameOf(node) !== 'css' || node.value?.type !== 'ArrayExpression') return
    const listed = (node.value.elements as (Node | null)[]).filter(each => each?.type === 'StringLiteral') as Node[]
    if (listed.some(({ value }) => styleOf('vxe-pc-ui', value as string))) return
    for (const item of listed) {
      const style = styleOf('vxe-table', item.value as string)
      if (!style) continue
      const quote = text[item.start]!
      const indent = indentAt(text, item.start)
      const line = `${quote}vxe-pc-ui/${style}${quote}`
      const separator = indent === undefined ? ' ' : lineEndOf(text) + indent
      const edit = { start: item.start, end: item.start, text: `${line},${separator}` }
      report(rule, item, { becomes: line, edits: [edit] })
    }
  })
}

/** Returns `lib/style.min.css`; the package name may have a `~` before it, as some loaders need. */
function styleOf(name: string, source: string): string | undefined {
  const [, style] = new RegExp(`^~?${name}/(lib/style(?:\\.min)?\\.css)$`).exec(source) ?? []
  return style
}

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
