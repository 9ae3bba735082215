import { parseExpression } from '@babel/parser'
import { isObject, literalOf, nameOf } from './syntax.ts'
import type { Node } from './syntax.ts'
import type { TextRange } from './text-range.ts'

export interface Dependency {
  name: string
  range: string
  /** `dependencies`, `devDependencies` … */
  group: string
  /** `"vxe-table": "^3.8.6"` */
  whole: TextRange
  /** Between the quotes of the range. */
  value: TextRange
}

export interface PackageFile {
  dependencies: Dependency[]
  /** Entries of `browserslist`. */
  browsers: { text: string; range: TextRange }[]
}

const groups = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'])

/** A `package.json` with where things stand; undefined for what is none. */
export function readPackage(text: string): PackageFile | undefined {
  const root = parsed(text)
  if (!isObject(root)) return undefined
  const file: PackageFile = { dependencies: [], browsers: [] }
  for (const group of root.properties as Node[]) {
    const name = nameOf(group) ?? ''
    const value = group.value as Node | undefined
    if (groups.has(name) && isObject(value)) file.dependencies.push(...dependenciesOf(name, value))
    if (name === 'browserslist') collectBrowsers(value, file)
  }
  return file
}

/** JSON is an expression, and its parser tells where everything stands. */
function parsed(text: string): Node | undefined {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  try {
    return parseExpression(text.slice(mark), {
      startIndex: mark,
      startLine: 1,
      startColumn: mark,
      attachComment: false
    }) as unknown as Node
  } catch {
    return undefined
  }
}

const dependenciesOf = (group: string, object: Node): Dependency[] =>
  (object.properties as Node[]).flatMap(each => {
    const name = nameOf(each)
    const range = literalOf(each.value)
    if (name === undefined || typeof range !== 'string') return []
    const { start, end } = each.value as Node
    return [
      { name, range, group, whole: { start: each.start, end: each.end }, value: { start: start + 1, end: end - 1 } }
    ]
  })

function collectBrowsers(value: Node | undefined, file: PackageFile): void {
  const left = value ? [value] : []
  for (let node = left.pop(); node; node = left.pop()) {
    const text = literalOf(node)
    if (typeof text === 'string') file.browsers.push({ text, range: { start: node.start, end: node.end } })
    else if (node.type === 'ArrayExpression') left.push(...(node.elements as Node[]).filter(Boolean))
    else if (isObject(node)) left.push(...(node.properties as Node[]).map(each => each.value as Node).filter(Boolean))
  }
}
