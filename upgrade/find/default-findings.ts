import type { ElementUse, Option, Usage } from '../follow/usage.ts'
import { nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Use } from '../rule.ts'
import type { ScriptSearch } from './report.ts'

/** Places that count on a default that changed. */
export function findDefaults({ rules, usages, report }: ScriptSearch): void {
  for (const rule of rules) {
    const { find } = rule
    if (find.kind !== 'default') continue
    for (const usage of usages)
      if (find.uses.some(use => isUse(usage, use)) && !isSetThere(usage, find.path))
        report(rule, usage.key, { becomes: `${find.path}: ${find.was}` })
  }
}

function isUse(usage: Usage, use: Use): boolean {
  if ('element' in use)
    return usage.kind === 'element' && usage.component === use.element && !hasAny(usage, use.without)
  if (usage.kind !== 'option') return false
  return (
    (usage.path === use.option || usage.path === use.option.replace(/^table\./, 'grid.')) && (use.test?.(usage) ?? true)
  )
}

const hasAny = ({ options, spread }: ElementUse, names: readonly string[]): boolean =>
  [...options.map(({ name }) => name), ...spread].some(name => names.includes(name))

/** `table.validConfig.theme`, set beside the option that needs it. */
function isSetThere(usage: Usage, path: string): boolean {
  const [, config, name] = path.split('.')
  const beside: readonly Option[] =
    usage.kind === 'element' ? usage.options : usage.kind === 'option' ? usage.owner.options : []
  return beside.some(
    option =>
      option.name === config && (name === undefined || option.objects.some(({ node }) => namesOf(node).includes(name)))
  )
}

const namesOf = (object: Node): (string | undefined)[] => (object.properties as Node[]).map(nameOf)
