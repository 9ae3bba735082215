import type { Finding } from './finding.ts'
import type { Sentence } from './rule.ts'
import { getRule } from './rules/applicable.ts'

export interface RestoredDefault {
  rule: string
  /** `table.expandConfig.mode` */
  path: string
  /** `'inside'` */
  value: string
  why: Sentence
  /** Findings of the code that relies on it. */
  uses: Finding[]
}

export interface RestoredDefaults {
  /** Call that restores the defaults; empty if there are none. */
  text: string
  defaults: RestoredDefault[]
}

/** Returns the old defaults that the code relies on, and the `setConfig` call that restores them. */
export function findRestoredDefaults(findings: readonly Finding[], library = 'VxeUI'): RestoredDefaults {
  const defaults: RestoredDefault[] = []
  for (const finding of findings) {
    const rule = getRule(finding.rule)
    if (rule?.find.kind !== 'default') continue
    const existing = defaults.find(each => each.rule === rule.id)
    if (existing) existing.uses.push(finding)
    else {
      const { path, oldValue } = rule.find
      defaults.push({ rule: rule.id, path, value: oldValue, why: rule.sentence, uses: [finding] })
    }
  }
  defaults.sort((left, right) => (left.path < right.path ? -1 : 1))
  return { text: defaults.length ? `${library}.setConfig(${writeTree(createTree(defaults), '')})\n` : '', defaults }
}

interface Tree {
  [name: string]: Tree | string
}

function createTree(defaults: readonly RestoredDefault[]): Tree {
  const root: Tree = {}
  for (const { path, value } of defaults) {
    const names = path.split('.')
    let tree = root
    for (const name of names.slice(0, -1)) tree = (tree[name] ??= {}) as Tree
    tree[names.at(-1)!] = value
  }
  return root
}

function writeTree(tree: Tree, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(tree).map(
    ([name, value]) => `${inner}${name}: ${typeof value === 'string' ? value : writeTree(value, inner)}`
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
