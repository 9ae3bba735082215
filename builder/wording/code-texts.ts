import { parseCode } from '../oxc.ts'

/** Texts and names that an engineer reads in a source file. */
export interface CodeTexts {
  comments: LocatedText[]
  /** Titles of tests; inserted values become `…`. */
  titles: LocatedText[]
  /** Names that the file declares. */
  names: LocatedText[]
}

export interface LocatedText {
  line: number
  text: string
}

/** Reads TypeScript, JavaScript and CSS. */
export function codeTexts(name: string, source: string): CodeTexts {
  const lineAt = lineCounter(source)
  if (name.endsWith('.css')) return cssTexts(source, lineAt)
  const { program, comments, errors } = parseCode(source, name)
  if (errors.length > 0) throw new Error(`${name} does not parse: ${errors[0]!.message}`)
  const texts: CodeTexts = {
    comments: comments.map(({ value, start }) => ({ line: lineAt(start), text: plainComment(value) })),
    titles: [],
    names: []
  }
  const isTest = /\.(?:test|spec)\.\w+$/.test(name)
  visit(program as unknown as Node, node => {
    const title = isTest ? titleOf(node, source) : undefined
    if (title !== undefined) texts.titles.push({ line: lineAt(node.start), text: title })
    for (const identifier of declaredIn(node))
      texts.names.push({ line: lineAt(identifier.start), text: String(identifier['name']) })
  })
  return texts
}

function cssTexts(source: string, lineAt: (offset: number) => number): CodeTexts {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\//g)]
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
  const classes = [...withoutComments.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)]
  return {
    comments: comments.map(match => ({ line: lineAt(match.index), text: plainComment(match[0].slice(2, -2)) })),
    titles: [],
    names: classes.map(match => ({ line: lineAt(match.index), text: match[1]! }))
  }
}

/** Without the stars at the start of lines. */
const plainComment = (text: string): string =>
  text
    .replace(/^\*+/, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function visit(node: Node, callback: (node: Node) => void): void {
  callback(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, callback)
}

const testFunction = /^(?:test|it|describe|\w+Test)(?:\.\w+)*(?:\(|$)/

function titleOf(node: Node, source: string): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return undefined
  const { start, end } = node['callee']
  const [first, ...others] = node['arguments'] as Node[]
  if (!first || others.length === 0 || !testFunction.test(source.slice(start, end))) return undefined
  if (first.type === 'Literal' && typeof first['value'] === 'string') return first['value']
  return first.type === 'TemplateLiteral'
    ? source.slice(first.start + 1, first.end - 1).replace(/\$\{[^}]*\}/g, '…')
    : undefined
}

const declarations: Record<string, string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  CatchClause: ['param']
}

/** Identifiers that a node itself declares. */
function declaredIn(node: Node): Node[] {
  return (declarations[node.type] ?? []).flatMap(key => {
    const value = node[key]
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(bindingsOf)
  })
}

function bindingsOf(pattern: Node): Node[] {
  const list = (key: string) => ((pattern[key] as unknown[]) ?? []).filter(isNode)
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return bindingsOf(pattern['left'] as Node)
    case 'RestElement':
      return bindingsOf(pattern['argument'] as Node)
    case 'ArrayPattern':
      return list('elements').flatMap(bindingsOf)
    case 'ObjectPattern':
      return list('properties').flatMap(property =>
        property.type === 'RestElement' ? bindingsOf(property) : bindingsOf(property['value'] as Node)
      )
    default:
      return []
  }
}

function lineCounter(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return offset => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
