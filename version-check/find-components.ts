import { toCamelCase } from '../shared/api.ts'
import { kebab } from '../usage/read/names.ts'
import type { SourceContext } from './check-context.ts'
import { reportUnknownName } from './check-context.ts'

/** Finds tags of components that the version lacks and other releases have. */
export function findComponents(context: SourceContext): void {
  const { members } = context
  // 3.0 and 3.1 export no components.
  if (!members.hasName('vxe-table', '=Table')) return
  for (const usage of context.usages) {
    if (usage.kind !== 'unknown-tag' && usage.kind !== 'element') continue
    const tag = usage.kind === 'unknown-tag' ? kebab(usage.name) : `vxe-${kebab(usage.component)}`
    const exported = toCamelCase(`-${tag}`)
    const keys = [`=${exported}`, `=${exported.replace('Vxe', '')}`]
    const packages = ['vxe-table', 'vxe-pc-ui']
    if (packages.some(name => keys.some(key => members.hasName(name, key)))) continue
    const ranges = packages.flatMap(name => members.rangesOfName(name, `=${exported}`))
    if (ranges.length === 0) continue
    reportUnknownName(context, {
      kind: 'component',
      range: usage.key,
      key: `component ${exported}`,
      title: tag,
      ranges,
      hasReplacement: () => members.hasPath('input.type'),
      describe: (texts, version) => texts.lacksComponent(version, tag)
    })
  }
}
