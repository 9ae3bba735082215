import { toCamelCase, toKebabCase } from '../../shared/api.ts'
import type { CallArgument, LibraryShape } from '../follow/library-shape.ts'
import type { MemberIndex } from './member-index.ts'

/** Columns and form items nest in `children`, which the library does not declare as a prop. */
const nestingSubjects: ReadonlySet<string> = new Set(['column', 'form-item'])

/** Returns the knowledge about the library that a reader of code needs, from its members. */
export function createMemberShape(index: MemberIndex): LibraryShape {
  const isSubject = (name: string): boolean => index.children(name).length > 0
  return {
    pathOf(owner, name) {
      const path = toFactPath(owner)
      const slots = slotSubjectOf(path)
      if (slots !== undefined) return `${slots}#${name}`
      const key = toCamelCase(name)
      const shared = index.find(path)?.sameKeysAs
      // Own keys come first: `grid.pagerConfig.slots`, then those it shares, `pager.pageSize`.
      const fact = index.find(`${path}.${key}`) ?? (shared === undefined ? undefined : index.find(`${shared}.${key}`))
      return fact?.path ?? `${shared ?? path}.${key}`
    },
    holdingOf(path) {
      if (slotSubjectOf(path) !== undefined) return { path, holds: 'object' }
      const [, subject = ''] = /^([\w-]+)\.children$/.exec(path) ?? []
      if (nestingSubjects.has(subject) && !index.find(path)) return { path: subject, holds: 'elements' }
      return { path, holds: index.find(path)?.isDictionary ? 'values' : 'elements' }
    },
    isReadPath(owner) {
      const path = toFactPath(owner)
      return isSubject(path) || index.find(path)?.sameKeysAs !== undefined || slotSubjectOf(path) !== undefined
    },
    argumentsOf: (component, method) =>
      index.find(`${toFactPath(component)}()${method}`)?.params?.map(({ sameKeysAs }) => sameKeysAs) ?? [],
    callArgumentsOf([part = '', action]) {
      if (part === 'setConfig') return [{ path: part, holds: 'object' }]
      if (part === 'modal') return [modalOptions, modalOptions, modalOptions]
      if (action === 'add' && isSubject(part)) return [undefined, { path: part, holds: 'object' }]
      if (action === 'mixin' && isSubject(part)) return [{ path: part, holds: 'values' }]
      const params = index.find(`VXETable()${[part, ...(action === undefined ? [] : [action])].join('.')}`)?.params
      return (
        params?.map(({ sameKeysAs }) =>
          sameKeysAs === undefined ? undefined : { path: sameKeysAs, holds: 'object' }
        ) ?? []
      )
    },
    componentOfParameter(name) {
      const subject = toKebabCase(name.slice(1))
      return name.startsWith('$') && isSubject(subject) ? subject : undefined
    },
    readsAllExpressions: true,
    isUniqueName: () => false,
    isChangedName: () => false
  }

  /** `formItem.field` -> `form-item.field`: the facts have the names of tags. */
  function toFactPath(path: string): string {
    const [subject = ''] = path.split('.', 1)
    return isSubject(subject) ? path : toKebabCase(subject) + path.slice(subject.length)
  }

  /** Returns the subject with the slots that an option names: `column` for `column.slots`. */
  function slotSubjectOf(path: string): string | undefined {
    const owner = path.endsWith('.slots') ? path.slice(0, -'.slots'.length) : ''
    if (!owner || index.children(path).length > 0) return undefined
    const subject = index.find(owner)?.sameKeysAs ?? owner
    return index.own(subject).some(({ kind }) => kind === 'slot') ? subject : undefined
  }
}

const modalOptions: CallArgument = { path: 'modal', holds: 'object', isOptional: true }
