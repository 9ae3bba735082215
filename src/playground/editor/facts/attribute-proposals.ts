import type { ApiMember } from '../../../../shared/api.ts'
import { kebab } from '../../../../shared/api.ts'
import { componentOf } from '../context/place.ts'
import { readAttributeName } from '../context/attribute-name.ts'
import type { Context } from '../context/context.ts'
import type { EditorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { hasKeys, membersOfKind } from './api-facts.ts'
import type { Proposal } from './proposal.ts'
import { memberProposal, proposal } from './proposal.ts'
import { emptyValue, isFlag, readUnion, takesText } from './value-union.ts'

type AttributeContext = Extract<Context, { kind: 'attribute' }>

/** What may stand in a tag: props, events, slots of the component around it, and Vue's directives. */
export async function attributeProposals(
  context: AttributeContext,
  get: GetSubject,
  text: EditorTexts
): Promise<Proposal[]> {
  const { sign, tag, slotsOf } = context
  const subject = componentOf(tag) ?? ''
  const wants = (...signs: string[]) => sign === '' || signs.includes(sign)
  const found = [
    ...(wants(':', 'v-bind:') ? (await membersOfKind(get, subject, 'prop')).map(member => prop(member, context)) : []),
    ...(wants('@', 'v-on:') ? (await membersOfKind(get, subject, 'event')).map(member => event(member, context)) : []),
    ...(wants('#', 'v-slot:') && slotsOf && (tag === 'template' || sign)
      ? (await membersOfKind(get, slotsOf, 'slot')).map(member => slot(member, context))
      : []),
    ...(sign === '' ? directives(context, text) : [])
  ]
  const used = new Set(context.used.map(keyOf))
  return found.filter(each => !used.has(keyOf(each.shown)))
}

/** `size` and `:size` are the same prop. */
const keyOf = (written: string): string => {
  const { kind, name } = readAttributeName(written)
  return `${kind} ${name}`
}

function prop(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const name = kebab(member.name)
  const { type } = member
  const plain = sign === '' && (isFlag(type) || takesText(type))
  const shown = plain ? name : `${sign || ':'}${name}`
  const isObject = !takesText(type) && hasKeys(member)
  const choices = readUnion(type)
  const value = plain ? '|' : emptyValue(type, isObject)
  const isBare = plain && isFlag(type)
  return memberProposal(member, name, {
    shown,
    insert: hasValue || isBare ? shown : `${shown}="${value}"`,
    goesOn:
      !hasValue &&
      !isBare &&
      (isObject || (plain ? choices.strings : [...choices.strings, ...choices.bare]).length > 0),
    boost: 2
  })
}

function event(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const shown = `${sign || '@'}${member.name}`
  return memberProposal(member, member.name, {
    shown,
    insert: hasValue ? shown : `${shown}="|"`,
    detail: member.type,
    boost: sign ? 0 : 1
  })
}

function slot(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const shown = `${sign || '#'}${member.name}`
  return memberProposal(member, member.name, {
    shown,
    insert: hasValue ? shown : member.params?.length ? `${shown}="{ | }"` : shown,
    goesOn: !hasValue && Boolean(member.params?.length),
    boost: 3
  })
}

function directives({ tag, hasValue }: AttributeContext, text: EditorTexts): Proposal[] {
  // `class` and `style` of an HTML element are offered by its grammar.
  return Object.entries(text.directives)
    .filter(([name]) => componentOf(tag) || !/^(?:class|style)$/.test(name))
    .map(([name, detail]) => {
      const isPlain = ['ref', 'class', 'style'].includes(name)
      const written = isPlain ? name : name === 'key' ? ':key' : `v-${name}`
      return proposal(written, { detail, insert: hasValue || name === 'else' ? written : `${written}="|"`, boost: -1 })
    })
}
