import type { ApiMember, ApiSubject, MemberKind } from '../../../../shared/api.ts'
import { toCamelCase } from '../../../../shared/api.ts'
import type { ApiPath } from '../context/api-path.ts'
import { getColumnKeys } from './column-keys.ts'
import { getOwn } from '../../../../shared/own-property.ts'

/** Loads a component with its inherited members, or undefined if there is no such component. */
export type GetSubject = (name: string) => Promise<ApiSubject | undefined>

/** Loads each subject once. */
export function createSubjectLoader(load: GetSubject): GetSubject {
  const subjectsByName = new Map<string, Promise<ApiSubject | undefined>>()
  return name => {
    const subject = subjectsByName.get(name) ?? withInherited(load, name)
    subjectsByName.set(name, subject)
    // A failed download is not cached, so that the next key press repeats it.
    subject.catch(() => subjectsByName.delete(name))
    return subject
  }
}

async function withInherited(load: GetSubject, name: string): Promise<ApiSubject | undefined> {
  const subject = await load(name)
  const base = subject?.inherits ? await withInherited(load, subject.inherits) : undefined
  if (!subject || !base) return subject
  const ownKeys = new Set(subject.members.map(keyOf))
  return { ...subject, members: [...subject.members, ...base.members.filter(member => !ownKeys.has(keyOf(member)))] }
}

const keyOf = ({ kind, name }: ApiMember): string => `${kind} ${name}`

export async function getMembersOfKind(get: GetSubject, subject: string, kind: MemberKind): Promise<ApiMember[]> {
  return (await get(subject))?.members.filter(member => member.kind === kind) ?? []
}

/** Returns the keys of an object at an API path, as written in a script. */
export async function getKeysAt(get: GetSubject, { subject, path }: ApiPath): Promise<ApiMember[]> {
  const [first, ...rest] = path
  const props = await getMembersOfKind(get, subject, 'prop')
  if (first === undefined) return props.map(toScriptName)
  const member = props.find(each => toCamelCase(each.name) === first)
  return member ? getKeysBelow(get, member, rest) : []
}

async function getKeysBelow(get: GetSubject, member: ApiMember, path: readonly string[]): Promise<ApiMember[]> {
  // The keys of rules are the reader's own field names.
  if (ruleMembers.has(member.path)) return path.length === 1 ? (member.members ?? []) : []
  const keys = await getKeysOf(get, member)
  const [first, ...rest] = path
  if (first === undefined) return keys
  const next = keys.find(each => each.name === first)
  return next ? getKeysBelow(get, next, rest) : []
}

async function getKeysOf(get: GetSubject, member: ApiMember): Promise<ApiMember[]> {
  const ownKeys = member.members ?? []
  const target = getOwn(keySources, member.path)
  if (!target) return ownKeys
  const [subject = '', ...path] = target.split('.')
  const inheritedKeys = await getKeysAt(get, { subject, path })
  const extra = target === 'column' ? getColumnKeys(await get('column')) : []
  return [...ownKeys, ...extra, ...inheritedKeys.filter(({ name }) => !ownKeys.some(each => each.name === name))]
}

/** True for an object with documented keys. */
export const hasKeys = (member: ApiMember): boolean =>
  Boolean(member.members?.length) || Object.hasOwn(keySources, member.path)

/** Converts a name from a template to a script: `sort-config` is `sortConfig`. */
const toScriptName = (member: ApiMember): ApiMember => ({ ...member, name: toCamelCase(member.name) })

export async function getMemberAt(get: GetSubject, { subject, path }: ApiPath): Promise<ApiMember | undefined> {
  return (await getKeysAt(get, { subject, path: path.slice(0, -1) })).find(({ name }) => name === path.at(-1))
}

const ruleMembers = new Set(['table.editRules', 'form.rules'])

/** Objects with keys that the reference documents at another member. */
const keySources: Record<string, string> = {
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
