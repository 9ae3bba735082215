import type { ApiMember } from '../../../../shared/api.ts'
import type { Context } from '../context/context.ts'
import type { Place } from '../context/place.ts'
import { components } from '../context/place.ts'
import type { EditorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { hasKeys, keysAt, memberAt, membersOfKind } from './api-facts.ts'
import { attributeProposals } from './attribute-proposals.ts'
import type { Proposal } from './proposal.ts'
import { memberProposal, proposal } from './proposal.ts'
import { emptyValue, readUnion } from './value-union.ts'
import { own } from '../../../../shared/own.ts'

/** What the library has to offer at a position. */
export async function proposalsFor(context: Context, get: GetSubject, text: EditorTexts): Promise<Proposal[]> {
  switch (context.kind) {
    case 'tag':
      return tags(context.parent, text)
    case 'attribute':
      return attributeProposals(context, get, text)
    case 'value':
      return values(context.form, await first(context.places, place => memberAt(get, place)))
    case 'key':
      return keys(context.used, get, context.places)
    case 'slot-params': {
      const slots = await membersOfKind(get, context.subject, 'slot')
      return (slots.find(({ name }) => name === context.slot)?.params ?? []).map(param =>
        proposal(param.name.replace('?', ''), { detail: param.type, about: { path: '', kind: 'slot', ...param } })
      )
    }
    case 'method':
      return (await membersOfKind(get, context.subject, 'method')).map(method)
  }
}

/** Components that make sense inside another one. */
const children: Record<string, string[]> = {
  table: ['column', 'colgroup'],
  colgroup: ['column', 'colgroup'],
  form: ['form-item', 'form-gather'],
  'form-gather': ['form-item'],
  select: ['option', 'optgroup'],
  optgroup: ['option'],
  'radio-group': ['radio', 'radio-button'],
  'checkbox-group': ['checkbox'],
  'button-group': ['button']
}

function tags(parent: string, text: EditorTexts): Proposal[] {
  const near = own(children, parent.replace(/^vxe-/, '')) ?? []
  return components.map(name =>
    proposal(`vxe-${name}`, {
      detail: text.tags[name],
      boost: near.includes(name) ? 50 : 20,
      about: { tag: `vxe-${name}`, text: text.tags[name] }
    })
  )
}

function values(form: 'attribute' | 'string' | 'expression', member: ApiMember | undefined): Proposal[] {
  if (!member) return []
  const { strings, bare } = readUnion(member.type)
  const isDefault = (value: string) => member.default === value || member.default === `'${value}'`
  const of = (value: string, insert: string) =>
    proposal(insert, { detail: isDefault(value) ? '✓' : '', about: member, boost: isDefault(value) ? 1 : 0 })
  if (form === 'expression')
    return [...strings.map(value => of(value, `'${value}'`)), ...bare.map(value => of(value, value))]
  return strings.map(value => of(value, value))
}

async function keys(used: readonly string[], get: GetSubject, places: readonly Place[]): Promise<Proposal[]> {
  const found = (await first(places, async place => nonEmpty(await keysAt(get, place)))) ?? []
  return found
    .filter(({ name }) => !used.includes(name))
    .map(member => {
      const value = emptyValue(member.type, hasKeys(member))
      const goesOn = value !== '|' || readUnion(member.type).strings.length + readUnion(member.type).bare.length > 0
      return memberProposal(member, member.name, { insert: `${member.name}: ${value}`, goesOn })
    })
}

const method = (member: ApiMember): Proposal => {
  const name = member.name.replace(/\(.*/, '')
  return memberProposal(member, name, {
    shown: member.name,
    insert: `${name}(${member.name.endsWith('()') ? '' : '|'})`,
    detail: ''
  })
}

/** The first place that the library knows. */
export async function first<T>(
  places: readonly Place[],
  find: (place: Place) => Promise<T | undefined>
): Promise<T | undefined> {
  for (const place of places) {
    const found = await find(place)
    if (found !== undefined) return found
  }
  return undefined
}

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined)
