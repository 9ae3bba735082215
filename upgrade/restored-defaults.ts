import type { Finding } from './finding.ts'
import type { Sentence } from './rule.ts'
import { ruleOf } from './rules/applicable.ts'

export interface RestoredDefault {
  rule: string
  /** `table.expandConfig.mode` */
  path: string
  /** `'inside'` */
  value: string
  why: Sentence
  /** Where the code counts on it. */
  places: readonly Finding[]
}

export interface RestoredDefaults {
  /** The call that restores them; empty when there is nothing to restore. */
  text: string
  defaults: RestoredDefault[]
}

/** The old defaults that this code counts on, and the `setConfig` that restores them. */
export function restoredDefaults(findings: readonly Finding[], library = 'VxeUI'): RestoredDefaults {
  const defaults: RestoredDefault[] = []
  for (const finding of findings) {
    const rule = ruleOf(finding.rule)
    if (rule?.find.kind !== 'default') continue
    const known = defaults.find(each => each.rule === rule.id)
    if (known) known.places = [...known.places, finding]
    else {
      const { path, was } = rule.find
      defaults.push({ rule: rule.id, path, value: was, why: rule.sentence, places: [finding] })
    }
  }
  defaults.sort((left, right) => (left.path < right.path ? -1 : 1))
  return { text: defaults.length ? `${library}.setConfig(${written(treeOf(defaults), '')})\n` : '', defaults }
}

interface Tree {
  [name: string]: Tree | string
}

function treeOf(defaults: readonly RestoredDefault[]): Tree {
  const root: Tree = {}
  for (const { path, value } of defaults) {
    const names = path.split('.')
    let tree = root
    for (const name of names.slice(0, -1)) tree = (tree[name] ??= {}) as Tree
    tree[names.at(-1)!] = value
  }
  return root
}

function written(tree: Tree, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(tree).map(
    ([name, value]) => `${inner}${name}: ${typeof value === 'string' ? value : written(value, inner)}`
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
