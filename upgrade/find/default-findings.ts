import type { ElementUse, OptionUse, LibraryUsage } from '../../usage/follow/usage.ts'
import { nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { DefaultUse } from '../rule.ts'
import type { ScriptCheckContext } from './check-context.ts'

/** Finds code that relies on a changed default. */
export function findDefaults({ rules, usages, report }: ScriptCheckContext): void {
  for (const rule of rules) {
    const { find } = rule
    if (find.kind !== 'default') continue
    for (const usage of usages)
      if (find.uses.some(use => isUse(usage, use)) && !isSetExplicitly(usage, find.path))
        report(rule, usage.key, { becomes: `${find.path}: ${find.oldValue}` })
  }
}

function isUse(usage: LibraryUsage, use: DefaultUse): boolean {
  if ('element' in use)
    return usage.kind === 'element' && usage.component === use.element && !hasAny(usage, use.without)
  if (usage.kind !== 'option') return false
  return (
    (usage.path === use.option || usage.path === use.option.replace(/^table\./, 'grid.')) && (use.test?.(usage) ?? true)
  )
}

const hasAny = ({ options, spreadNames }: ElementUse, names: readonly string[]): boolean => {
  countSteps(options.length + spreadNames.length)
  return options.some(({ name }) => names.includes(name)) || spreadNames.some(name => names.includes(name))
}

/** True if the default is set beside the option that relies on it, as with `table.validConfig.theme`. */
function isSetExplicitly(usage: LibraryUsage, path: string): boolean {
  const [, config, name] = path.split('.')
  const neighbors: readonly OptionUse[] =
    usage.kind === 'element' ? usage.options : usage.kind === 'option' ? usage.owner.options : []
  countSteps(neighbors.length)
  return neighbors.some(
    option =>
      option.name === config && (name === undefined || option.objects.some(({ node }) => hasProperty(node, name)))
  )
}

function hasProperty(object: Node, name: string): boolean {
  const properties = object.properties as Node[]
  countSteps(properties.length)
  return properties.some(each => nameOf(each) === name)
}
