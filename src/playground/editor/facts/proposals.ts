import type { ApiMember } from '../../../../shared/api.ts'
import type { CodeContext } from '../context/code-context.ts'
import type { ApiPath } from '../context/api-path.ts'
import { components } from '../context/api-path.ts'
import type { EditorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { hasKeys, getKeysAt, getMemberAt, getMembersOfKind } from './api-facts.ts'
import { getAttributeProposals } from './attribute-proposals.ts'
import type { Proposal } from './proposal.ts'
import { createMemberProposal, createProposal } from './proposal.ts'
import { getEmptyValue, readUnion } from '../../../../shared/value-union.ts'
import { getInnerComponents } from '../../../../shared/inner-components.ts'

/** Returns the proposals of the library for a context. */
export async function getProposals(context: CodeContext, get: GetSubject, text: EditorTexts): Promise<Proposal[]> {
  switch (context.kind) {
    case 'tag':
      return getTagProposals(context.parent, text)
    case 'attribute':
      return getAttributeProposals(context, get, text)
    case 'value':
      return getValueProposals(context.form, await findFirst(context.places, place => getMemberAt(get, place)))
    case 'key':
      return getKeyProposals(context.used, get, context.places)
    case 'slot-params': {
      const slots = await getMembersOfKind(get, context.subject, 'slot')
      return (slots.find(({ name }) => name === context.slot)?.params ?? []).map(param =>
        createProposal(param.name.replace('?', ''), { detail: param.type, about: { path: '', kind: 'slot', ...param } })
      )
    }
    case 'method':
      return (await getMembersOfKind(get, context.subject, 'method')).map(createMethodProposal)
  }
}

function getTagProposals(parent: string, text: EditorTexts): Proposal[] {
  const suitable = getInnerComponents(parent.replace(/^vxe-/, ''))
  return components.map(name =>
    createProposal(`vxe-${name}`, {
      detail: text.tags[name],
      boost: suitable.includes(name) ? 50 : 20,
      about: { tag: `vxe-${name}`, text: text.tags[name] }
    })
  )
}

function getValueProposals(form: 'attribute' | 'string' | 'expression', member: ApiMember | undefined): Proposal[] {
  if (!member) return []
  const { strings, bare } = readUnion(member.type)
  const isDefault = (value: string) => member.default === value || member.default === `'${value}'`
  const createValue = (value: string, insert: string) =>
    createProposal(insert, { detail: isDefault(value) ? '✓' : '', about: member, boost: isDefault(value) ? 1 : 0 })
  if (form === 'expression')
    return [...strings.map(value => createValue(value, `'${value}'`)), ...bare.map(value => createValue(value, value))]
  return strings.map(value => createValue(value, value))
}

async function getKeyProposals(
  used: readonly string[],
  get: GetSubject,
  places: readonly ApiPath[]
): Promise<Proposal[]> {
  const found = (await findFirst(places, async place => nonEmpty(await getKeysAt(get, place)))) ?? []
  return found
    .filter(({ name }) => !used.includes(name))
    .map(member => {
      const value = getEmptyValue(member.type, hasKeys(member))
      const reopensList =
        value !== '|' || readUnion(member.type).strings.length + readUnion(member.type).bare.length > 0
      return createMemberProposal(member, member.name, { insert: `${member.name}: ${value}`, reopensList })
    })
}

const createMethodProposal = (member: ApiMember): Proposal => {
  const name = member.name.replace(/\(.*/, '')
  return createMemberProposal(member, name, {
    shown: member.name,
    insert: `${name}(${member.name.endsWith('()') ? '' : '|'})`,
    detail: ''
  })
}

/** Returns the first result that is defined, in the order of the API paths. */
export async function findFirst<T>(
  places: readonly ApiPath[],
  find: (place: ApiPath) => Promise<T | undefined>
): Promise<T | undefined> {
  for (const place of places) {
    const found = await find(place)
    if (found !== undefined) return found
  }
  return undefined
}

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined)
