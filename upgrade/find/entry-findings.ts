import { indentAt, lineEndOf } from '../edit/removal.ts'
import { libraryPath } from '../follow/library.ts'
import type { ScriptScene } from '../follow/scene.ts'
import { isCall, isMember, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import type { ScriptSearch } from './report.ts'

/** Where the library is registered as a whole: the other package goes before it. */
export function findEntry(search: ScriptSearch): void {
  const { scene, rules } = search
  for (const rule of rules) {
    if (rule.find.kind !== 'entry') continue
    for (const script of scene.scripts)
      if (rule.find.part === 'component') findComponent(search, script, rule)
      else if (rule.find.part === 'style') findStyle(search, script, rule)
      else findPlugin(search, script, rule)
  }
}

function findComponent({ scene, text, report }: ScriptSearch, script: ScriptScene, rule: Rule): void {
  const imports = importsOf(script)
  const own = imports.find(each => each.source.value === 'vxe-table' && defaultOf(each))
  const other = imports.find(each => each.source.value === 'vxe-pc-ui' && defaultOf(each))
  const name = other ? defaultOf(other)! : 'VxeUIBase'
  let isUsed = false
  const places: Node[] = []
  walk(script.program, (node, ancestors) => {
    if (!isCall(node) || !isMember(node.callee) || nameOf(node.callee) !== 'use') return
    const [given] = node.arguments as Node[]
    if (given?.type === 'Identifier' && given.name === name) isUsed = true
    const isLibrary = given?.type === 'Identifier' && libraryPath(scene, script, given)?.length === 0
    const isStatement = ancestors.at(-1)?.type === 'ExpressionStatement' && node.callee.object.type === 'Identifier'
    if (isLibrary && isStatement && given.name !== name) places.push(node)
  })
  if (!own || places.length === 0 || isUsed) return
  const quote = text[own.source.start as number]!
  const end = text[own.end - 1] === ';' ? ';' : ''
  if (!other)
    report(rule, own, {
      becomes: name,
      group: rule.id,
      edits: [insertLine(text, own.start, `import ${name} from ${quote}vxe-pc-ui${quote}${end}`)]
    })
  for (const { start, callee, end: stop } of places) {
    const vue = text.slice(callee.object.start as number, callee.object.end as number)
    const close = text[stop] === ';' ? ';' : ''
    const line = `${vue}.use(${name})${close}`
    report(rule, { start, end: stop }, { becomes: line, group: rule.id, edits: [insertLine(text, start, line)] })
  }
}

function findStyle(search: ScriptSearch, script: ScriptScene, rule: Rule): void {
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

/** `css: ['vxe-table/lib/style.css']` of Nuxt. */
function findListedStyle({ text, report }: ScriptSearch, script: ScriptScene, rule: Rule): void {
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
      const break_ = indent === undefined ? ' ' : lineEndOf(text) + indent
      const edit = { start: item.start, end: item.start, text: `${line},${break_}` }
      report(rule, item, { becomes: line, edits: [edit] })
    }
  })
}

/** `lib/style.min.css`, with `~` before the package where a loader wants it. */
function styleOf(name: string, source: string): string | undefined {
  const [, style] = new RegExp(`^~?${name}/(lib/style(?:\\.min)?\\.css)$`).exec(source) ?? []
  return style
}

/** Imports by file: `vxe-table/es/button`, `vxe-table/lib/table/style.css`, `vxe-table/styles/…`. */
function findPlugin({ report }: ScriptSearch, script: ScriptScene, rule: Rule): void {
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

const importsOf = ({ program }: ScriptScene): Node[] =>
  (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')

const defaultOf = (declaration: Node): string | undefined =>
  (declaration.specifiers as Node[]).find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name as
    | string
    | undefined

/** A line before the one that starts there, as far in. */
function insertLine(text: string, at: number, line: string): { start: number; end: number; text: string } {
  const indent = indentAt(text, at)
  const break_ = indent === undefined ? (line.endsWith(';') ? ' ' : '; ') : lineEndOf(text) + indent
  return { start: at, end: at, text: line + break_ }
}
