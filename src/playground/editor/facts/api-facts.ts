import type { ApiMember, ApiSubject, MemberKind } from '../../../../shared/api.ts'
import { camel } from '../../../../shared/api.ts'
import type { Place } from '../context/place.ts'
import { columnKeys } from './column-keys.ts'
import { own } from '../../../../shared/own.ts'

/** A component with all members it inherits; undefined when there is no such component. */
export type GetSubject = (name: string) => Promise<ApiSubject | undefined>

/** Loads each subject once. */
export function subjectsOf(load: GetSubject): GetSubject {
  const kept = new Map<string, Promise<ApiSubject | undefined>>()
  return name => {
    const found = kept.get(name) ?? withInherited(load, name)
    kept.set(name, found)
    // A failed download is tried again at the next key press.
    found.catch(() => kept.delete(name))
    return found
  }
}

async function withInherited(load: GetSubject, name: string): Promise<ApiSubject | undefined> {
  const subject = await load(name)
  const base = subject?.inherits ? await withInherited(load, subject.inherits) : undefined
  if (!subject || !base) return subject
  const own = new Set(subject.members.map(keyOf))
  return { ...subject, members: [...subject.members, ...base.members.filter(member => !own.has(keyOf(member)))] }
}

const keyOf = ({ kind, name }: ApiMember): string => `${kind} ${name}`

export async function membersOfKind(get: GetSubject, subject: string, kind: MemberKind): Promise<ApiMember[]> {
  return (await get(subject))?.members.filter(member => member.kind === kind) ?? []
}

/** The keys that an object at a place may have, as they are written in a script. */
export async function keysAt(get: GetSubject, { subject, path }: Place): Promise<ApiMember[]> {
  const [first, ...rest] = path
  const props = await membersOfKind(get, subject, 'prop')
  if (first === undefined) return props.map(inScript)
  const member = props.find(each => camel(each.name) === first)
  return member ? keysBelow(get, member, rest) : []
}

async function keysBelow(get: GetSubject, member: ApiMember, path: readonly string[]): Promise<ApiMember[]> {
  // The keys of rules are the reader's own fields.
  if (ruled.has(member.path)) return path.length === 1 ? (member.members ?? []) : []
  const keys = await keysOf(get, member)
  const [first, ...rest] = path
  if (first === undefined) return keys
  const next = keys.find(each => each.name === first)
  return next ? keysBelow(get, next, rest) : []
}

async function keysOf(get: GetSubject, member: ApiMember): Promise<ApiMember[]> {
  const written = member.members ?? []
  const target = own(sameKeys, member.path)
  if (!target) return written
  const [subject = '', ...path] = target.split('.')
  const more = await keysAt(get, { subject, path })
  const extra = target === 'column' ? columnKeys(await get('column')) : []
  return [...written, ...extra, ...more.filter(({ name }) => !written.some(each => each.name === name))]
}

/** An object whose keys are known. */
export const hasKeys = (member: ApiMember): boolean =>
  Boolean(member.members?.length) || Object.hasOwn(sameKeys, member.path)

/** `sort-config` in a template is `sortConfig` in a script. */
const inScript = (member: ApiMember): ApiMember => ({ ...member, name: camel(member.name) })

export async function memberAt(get: GetSubject, { subject, path }: Place): Promise<ApiMember | undefined> {
  return (await keysAt(get, { subject, path: path.slice(0, -1) })).find(({ name }) => name === path.at(-1))
}

const ruled = new Set(['table.editRules', 'form.rules'])

/** Objects whose keys the reference explains elsewhere. */
const sameKeys: Record<string, string> = {
  'grid.columns': 'column',
  'column.children': 'column',
  'grid.pagerConfig': 'pager',
  'grid.toolbarConfig': 'toolbar',
  'grid.toolbar': 'toolbar',
  'grid.formConfig': 'form',
  'form.items': 'form-item',
  'select.options': 'option',
  'select.optionGroups': 'optgroup',
  'column.titleSuffix': 'column.titlePrefix',
  'column.titleHelp': 'column.titlePrefix',
  'form-item.titleSuffix': 'form-item.titlePrefix',
  'table.mergeFooterItems': 'table.mergeCells',
  'table.menuConfig.header': 'table.menuConfig.body',
  'table.menuConfig.footer': 'table.menuConfig.body',
  'table.contextMenu': 'table.menuConfig',
  'toolbar.buttons.dropdowns': 'toolbar.buttons',
  'toolbar.tools.dropdowns': 'toolbar.tools'
}
