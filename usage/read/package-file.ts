import { parseExpression } from '@babel/parser'
import { createCountedText } from './counted-text.ts'
import { isObject, literalOf, nameOf } from './syntax.ts'
import type { Node } from './syntax.ts'
import type { TextRange } from './text-range.ts'

export interface Dependency {
  name: string
  range: string
  /** `dependencies`, `devDependencies` … */
  group: string
  /** `"vxe-table": "^3.8.6"` */
  entryRange: TextRange
  /** Range of the version between its quotes. */
  value: TextRange
}

export interface PackageFile {
  dependencies: Dependency[]
  /** Entries of `browserslist`. */
  browsers: { text: string; range: TextRange }[]
  /** Entries of the file itself: `name`, `main`, `module`. */
  strings: Map<string, string>
}

const dependencyGroups = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])

/** Reads a `package.json` with positions; undefined if it is not an object. */
export function readPackage(text: string): PackageFile | undefined {
  const root = parseJson(text)
  if (!isObject(root)) return undefined
  const file: PackageFile = { dependencies: [], browsers: [], strings: new Map() }
  for (const group of root.properties as Node[]) {
    const name = nameOf(group) ?? ''
    const value = group.value as Node | undefined
    const text = literalOf(value)
    if (typeof text === 'string') file.strings.set(name, text)
    if (dependencyGroups.has(name) && isObject(value))
      for (const each of dependenciesOf(name, value)) file.dependencies.push(each)
    if (name === 'browserslist') collectBrowsers(value, file)
  }
  return file
}

/** Parses JSON as a JavaScript expression, because that parser reports positions. */
function parseJson(text: string): Node | undefined {
  const bomLength = text.startsWith('\uFEFF') ? 1 : 0
  try {
    return parseExpression(createCountedText(text.slice(bomLength)), {
      startIndex: bomLength,
      startLine: 1,
      startColumn: bomLength,
      attachComment: false
    }) as unknown as Node
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const dependenciesOf = (group: string, object: Node): Dependency[] =>
  (object.properties as Node[]).flatMap(each => {
    const name = nameOf(each)
    const range = literalOf(each.value)
    if (name === undefined || typeof range !== 'string') return []
    const { start, end } = each.value as Node
    return [
      {
        name,
        range,
        group,
        entryRange: { start: each.start, end: each.end },
        value: { start: start + 1, end: end - 1 }
      }
    ]
  })

function collectBrowsers(value: Node | undefined, file: PackageFile): void {
  const stack = value ? [value] : []
  for (let node = stack.pop(); node; node = stack.pop()) {
    const text = literalOf(node)
    if (typeof text === 'string') file.browsers.push({ text, range: { start: node.start, end: node.end } })
    else for (const child of childrenOf(node)) if (child) stack.push(child)
  }
}

/** Returns the elements of a list or the values of an object. */
function childrenOf(node: Node): (Node | null | undefined)[] {
  if (node.type === 'ArrayExpression') return node.elements as (Node | null)[]
  return isObject(node) ? (node.properties as Node[]).map(each => each.value as Node | undefined) : []
}
