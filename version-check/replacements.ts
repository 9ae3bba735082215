import { getMemberRoute, readMemberPath, toKebabCase } from '../shared/api.ts'
import { formatMemberName } from '../shared/member-name.ts'
import type { Rule } from '../upgrade/rule.ts'
import { rules } from '../upgrade/rules/all.ts'
import { kebab } from '../usage/read/names.ts'

/** Name or way in an earlier version for a later name: an upgrade rule read backwards. */
export interface Replacement {
  /** Member of the earlier version, `table.rowConfig.height`, or its name: `VXETable`. */
  from: string
  /** Text shown for it. */
  here: string
  /** New text in the same position; absent if more has to change. */
  rename?: string
  /** First version of vxe-table with the later name, if it is known. */
  since?: string
  page: string
}

/** Replacements by the later name: a path, or a subject and a name such as `export VxeUI`. */
export type Replacements = ReadonlyMap<string, readonly Replacement[]>

/** Names of later versions with the member or page of 3.8 to use, written as in a template or script. */
export interface LaterTarget {
  names: readonly string[]
  to: string
}

let collected: Replacements | undefined

/** Returns the upgrade rules by the later name, with all earlier names of it. */
export function getReplacements(): Replacements {
  return (collected ??= collectReplacements())
}

function collectReplacements(): Replacements {
  const found = new Map<string, Replacement[]>()
  for (const rule of rules)
    for (const [key, replacement] of readRule(rule)) {
      const known = found.get(key)
      if (known) known.push(replacement)
      else found.set(key, [replacement])
    }
  for (const [key, each] of found) found.set(key, each.toSorted(bySharedEnd(key)))
  return found
}

/** Sorts earlier names that end like the later name first: `showFilterFooter` before `isFooter`. */
const bySharedEnd =
  (key: string) =>
  (left: Replacement, right: Replacement): number =>
    countSharedEnd(right.from, key) - countSharedEnd(left.from, key)

function countSharedEnd(left: string, right: string): number {
  let count = 0
  while (count < left.length && left.at(-1 - count)?.toLowerCase() === right.at(-1 - count)?.toLowerCase()) count++
  return count
}

function readRule(rule: Rule): [string, Replacement][] {
  const { find, becomes, since, of, page, certainty } = rule
  const create = (key: string, from: string, rename?: string): [string, Replacement] => [
    key,
    {
      from,
      here: readMemberPath(from) ? formatMemberName(from) : from,
      ...(rename !== undefined && certainty === 'mechanical' && { rename }),
      ...(of === undefined && { since }),
      page
    }
  ]
  if (find.kind === 'type') return Object.entries(find.names).map(([from, to]) => create(`type ${to}`, from, from))
  if (find.kind === 'class')
    return Object.entries(find.names).flatMap(([from, to]) => (to ? [create(`class ${to}`, from)] : []))
  if (find.kind === 'icons') return [create('VXETable()setIcon', 'VXETable()setConfig')]
  if (!becomes || !('to' in becomes)) return []
  const { to } = becomes
  // The import keeps its name in the file, so that no use changes. Releases of 3.8 after 3.8.6 may export the new one.
  if (find.kind === 'import' && becomes.kind === 'text')
    return find.names.map(name => [`export ${to}`, { from: name, here: name, rename: name, page }])
  if (find.kind === 'code') return [create(`code ${to}`, find.value)]
  if (becomes.kind === 'element') {
    const [type = ''] = becomes.types
    return [
      create(`component ${to}`, `vxe-input type="${type}"`),
      [`renderer ${to}`, { ...create('', 'VxeInput')[1], here: `{ name: 'VxeInput', props: { type: '${type}' } }` }]
    ]
  }
  if (becomes.kind === 'move' && find.kind === 'option')
    return [create(toMemberPath(`${find.path.split('.', 1)[0]}.${to}`), toMemberPath(find.path))]
  if (becomes.kind !== 'rename') return []
  switch (find.kind) {
    case 'option':
      return [
        create(
          toMemberPath(`${find.path.slice(0, find.path.lastIndexOf('.'))}.${to}`),
          toMemberPath(find.path),
          lastName(find.path)
        )
      ]
    case 'event':
      return [create(`${kebab(find.of)}@${to}`, `${kebab(find.of)}@${find.name}`, find.name)]
    case 'method':
      return [create(`${kebab(find.of)}()${to}`, `${kebab(find.of)}()${find.name}`, find.name)]
    case 'call':
      return [create(`VXETable()${to}`, `VXETable()${find.path}`, find.path)]
    case 'interceptor':
      return [create(`interceptor@${to}`, `interceptor@${find.name}`, find.name)]
    default:
      return []
  }
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** `formItem.titleWidth` -> `form-item.titleWidth`, `icon.INPUT_DATE` -> `setConfig.icon.INPUT_DATE` */
function toMemberPath(path: string): string {
  const [subject = ''] = path.split('.', 1)
  return subject === 'icon' ? `setConfig.${path}` : toKebabCase(subject) + path.slice(subject.length)
}

/** Returns the page of a member, or the address itself. */
export const getPage = (target: string): string | undefined =>
  target.startsWith('/') ? target : getMemberRoute(target) || undefined

/** Returns the page that compares the versions, filtered by a name. */
export const getComparisonPage = (name: string): string => `/upgrade/diff?q=${encodeURIComponent(name)}`
