import { readMemberPath, toKebabCase } from '../../shared/api.ts'
import type { AnalyzedFile } from '../follow/analyzed-file.ts'
import type { LibraryUsage, OptionUse } from '../follow/usage.ts'
import type { MemberIndex } from './member-index.ts'

/** Member that a use names. */
export interface ResolvedMember {
  kind: 'option' | 'event' | 'slot' | 'method' | 'call' | 'interceptor'
  /** Path of the member in the index, or the path that it would have. */
  path: string
  isKnown: boolean
  /** Path of the object or subject that lacks it: `table`, `table.rowConfig`. */
  owner: string
  /** Name as written. */
  name: string
}

/** Options of `VXETable.modal` functions that are no props of the modal or have another name there. */
const windowOptions: ReadonlySet<string> = new Set(['slots', 'events', 'key', 'id', 'content', 'message', 'title'])

/** Options that hold other options of an object with shared keys, but are no options themselves. */
const nestingOptions = /^(?:column|form-item)\.(?:children|slots)$|^[\w-]+\.slots$/

/**
 * Attributes that Vue or the browser handles are no props. A `vxe-button` is a `<button>`, so its `form` may name a
 * form elsewhere on the page.
 */
const isNativeAttribute = (subject: string, name: string): boolean =>
  /^(?:class|style|key|ref|slot|slot-scope|is|id|role|tabindex)$|^(?:data|aria)-/.test(name) ||
  (subject === 'button' && name === 'form')

/** Returns the member that a use names; undefined for a use of something else, such as an attribute of the browser. */
export function resolveMember(index: MemberIndex, file: AnalyzedFile, usage: LibraryUsage): ResolvedMember | undefined {
  switch (usage.kind) {
    case 'option':
      return resolveOption(index, usage, writtenName(usage.file === undefined ? file.text : undefined, usage))
    case 'event': {
      const subject = toKebabCase(usage.component)
      const written = file.text.slice(usage.key.start, usage.key.end)
      const found = index.find(`${subject}@${written}`) ?? index.find(`${subject}@${usage.name}`)
      // `update:size` belongs to the prop, `hook:mounted` to Vue.
      if (!found && written.includes(':')) return undefined
      const path = found?.path ?? `${subject}@${usage.name}`
      return { kind: 'event', path, isKnown: found !== undefined, owner: subject, name: written }
    }
    case 'slot': {
      const subject = toKebabCase(usage.component)
      return resolveNamed(index, 'slot', `${subject}#${usage.name}`, subject, usage.name)
    }
    case 'method': {
      const subject = toKebabCase(usage.component)
      // Every instance has `$nextTick`, `$emit` and the like from Vue.
      if (!usage.call || usage.name.startsWith('$') || index.children(subject).length === 0) return undefined
      return resolveNamed(index, 'method', `${subject}()${usage.name}`, subject, usage.name)
    }
    case 'call':
      return resolveNamed(index, 'call', `VXETable()${usage.path}`, 'VXETable', usage.path)
    case 'interceptor':
      return resolveNamed(index, 'interceptor', `interceptor@${usage.name}`, 'interceptor', usage.name)
    default:
      return undefined
  }
}

function resolveNamed(
  index: MemberIndex,
  kind: ResolvedMember['kind'],
  path: string,
  owner: string,
  name: string
): ResolvedMember {
  const found = index.find(path)
  return { kind, path: found?.path ?? path, isKnown: found !== undefined, owner, name }
}

function resolveOption(index: MemberIndex, { path, owner }: OptionUse, name: string): ResolvedMember | undefined {
  const found = index.find(path)
  const [subject = '', slot] = path.split('#')
  if (slot !== undefined)
    return { kind: 'slot', path: found?.path ?? path, isKnown: found !== undefined, owner: subject, name: slot }
  const ownerPath = path.slice(0, path.lastIndexOf('.'))
  const member: ResolvedMember = {
    kind: 'option',
    path: found?.path ?? path,
    isKnown: found !== undefined,
    owner: ownerPath,
    name
  }
  if (found) return member
  const isProp = readMemberPath(ownerPath) === undefined
  if (nestingOptions.test(path)) return undefined
  if (isProp && isNativeAttribute(ownerPath, toKebabCase(name))) return undefined
  if (ownerPath === 'modal' && owner.kind === 'object' && !owner.element && windowOptions.has(name)) return undefined
  return member
}

/** `foo-bar` as written in an attribute, and the key of an object. */
const writtenName = (text: string | undefined, { key, name, owner }: OptionUse): string =>
  owner.kind === 'object' || text === undefined ? name : text.slice(key.start, key.end)
