import { camel, kebab } from '../read/names.ts'
import type { Rule } from '../rule.ts'
import type { Versions } from '../version.ts'
import { applicableRules } from './applicable.ts'

/** A member as the facts of a version name it: `table`, `.tooltipConfig.enabled`. */
export interface Member {
  subject: string
  /** With its sign: `.` for props and options, `@`, `#`, `()`, `=` for exports, `:` for types, `$` for variables. */
  key: string
}

/** What there is to do about a member on the way between two versions. */
export function rulesOfMember({ subject, key }: Member, versions: Versions): Rule[] {
  const names = namesOf(subject, key)
  return applicableRules(versions).filter(rule => isAbout(rule, names, subject, key))
}

/** A grid has all that a table has; what `setConfig` holds is named as it stands there. */
function namesOf(subject: string, key: string): Set<string> {
  const owners = subject === 'grid' ? ['grid', 'table'] : [subject]
  const paths = owners.map(owner => camel(owner) + key)
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
      return isCall(find.path, subject, key)
    case 'import':
      return subject === 'vxe-table' && find.names.includes(key.slice(1))
    case 'type':
      return subject === 'types' && Object.hasOwn(find.names, key.slice(1))
    case 'icons':
      return subject === 'setConfig' && key === '.icon'
    case 'variable': {
      const name = key.slice('$vxe-'.length)
      return subject === 'sass' && (find.names?.includes(name) ?? !find.except?.includes(name))
    }
    default:
      return false
  }
}

/** `setup` is a function of the whole library, `formats.add` one of a store. */
function isCall(path: string, subject: string, key: string): boolean {
  const [name = '', store = 'VXETable'] = path.split('.').toReversed()
  return kebab(store) === kebab(subject) && key === `()${name}`
}
