import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import type { UpgradeVersions } from '../version.ts'
import { getApplicableRules } from './applicable.ts'

/** Member in the notation of the version facts: `table`, `.tooltipConfig.enabled`. */
export interface FactMember {
  subject: string
  /**
   * Key with its sign: `.` for props and options, `@`, `#`, `()`, `=` for exports, `:` for types, `$` for variables.
   */
  key: string
}

/** Returns the rules about a member that apply between two versions. */
export function rulesOfMember({ subject, key }: FactMember, versions: UpgradeVersions): Rule[] {
  const names = namesOf(subject, key)
  return getApplicableRules(versions).filter(rule => isAbout(rule, names, subject, key))
}

/** A grid has all members of a table; settings are named by their path in `setConfig`. */
function namesOf(subject: string, key: string): Set<string> {
  const owners = subject === 'grid' ? ['grid', 'table'] : [subject]
  const paths = owners.map(owner => toCamelCase(owner) + key)
  return new Set(subject === 'setConfig' ? [...paths, key.slice(1)] : paths)
}

function isAbout({ find }: Rule, names: ReadonlySet<string>, subject: string, key: string): boolean {
  switch (find.kind) {
    case 'option':
      return [find.path, ...(find.also ?? [])].some(path => names.has(path))
    case 'default':
      return names.has(find.path)
    case 'event':
      return names.has(`${find.of}@${find.name}`)
    case 'method':
      return names.has(`${find.of}()${find.name}`)
    case 'slot':
      return names.has(`${find.of}#${find.name}`)
    case 'interceptor':
      return subject === 'interceptor' && key === `@${find.name}`
    case 'call':
      return matchesCall(find.path, subject, key)
    case 'import':
      return subject === 'vxe-table' && find.names.includes(key.slice(1))
    case 'type':
      return subject === 'types' && Object.hasOwn(find.names, key.slice(1))
    case 'icons':
      return subject === 'setConfig' && key === '.icon'
    case 'variable':
      return subject === 'sass' && find.names.includes(key.slice('$vxe-'.length))
    default:
      return false
  }
}

/** Matches a function: `setup` belongs to the library, `formats.add` to a store. */
function matchesCall(path: string, subject: string, key: string): boolean {
  const [name = '', store = 'VXETable'] = path.split('.').toReversed()
  return kebab(store) === kebab(subject) && key === `()${name}`
}
