import type { ApiMember } from '../../../../shared/api.ts'
import { toKebabCase } from '../../../../shared/api.ts'
import { getComponentName } from '../context/api-path.ts'
import { readAttributeName } from '../context/attribute-name.ts'
import type { CodeContext } from '../context/code-context.ts'
import type { EditorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { hasKeys, getMembersOfKind } from './api-facts.ts'
import type { Proposal } from './proposal.ts'
import { createMemberProposal, createProposal } from './proposal.ts'
import { getEmptyValue, acceptsBoolean, readUnion, acceptsText } from '../../../../shared/value-union.ts'

type AttributeContext = Extract<CodeContext, { kind: 'attribute' }>

/** Returns the proposals inside a tag: props, events, slots of the component around it, and Vue's directives. */
export async function getAttributeProposals(
  context: AttributeContext,
  get: GetSubject,
  text: EditorTexts
): Promise<Proposal[]> {
  const { sign, tag, slotsOf } = context
  const subject = getComponentName(tag) ?? ''
  const matchesSign = (...signs: string[]) => sign === '' || signs.includes(sign)
  const found = [
    ...(matchesSign(':', 'v-bind:')
      ? (await getMembersOfKind(get, subject, 'prop')).map(member => prop(member, context))
      : []),
    ...(matchesSign('@', 'v-on:')
      ? (await getMembersOfKind(get, subject, 'event')).map(member => event(member, context))
      : []),
    ...(matchesSign('#', 'v-slot:') && slotsOf && (tag === 'template' || sign)
      ? (await getMembersOfKind(get, slotsOf, 'slot')).map(member => slot(member, context))
      : []),
    ...(sign === '' ? directives(context, text) : [])
  ]
  const used = new Set(context.used.map(keyOf))
  return found.filter(each => !used.has(keyOf(each.shown)))
}

/** Returns a key that is the same for `size` and `:size`, which are one prop. */
const keyOf = (written: string): string => {
  const { kind, name } = readAttributeName(written)
  return `${kind} ${name}`
}

function prop(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const name = toKebabCase(member.name)
  const { type } = member
  const plain = sign === '' && (acceptsBoolean(type) || acceptsText(type))
  const shown = plain ? name : `${sign || ':'}${name}`
  const isObject = !acceptsText(type) && hasKeys(member)
  const choices = readUnion(type)
  const value = plain ? '|' : getEmptyValue(type, isObject)
  const isBare = plain && acceptsBoolean(type)
  return createMemberProposal(member, name, {
    shown,
    insert: hasValue || isBare ? shown : `${shown}="${value}"`,
    reopensList:
      !hasValue &&
      !isBare &&
      (isObject || (plain ? choices.strings : [...choices.strings, ...choices.bare]).length > 0),
    boost: 2
  })
}

function event(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const shown = `${sign || '@'}${member.name}`
  return createMemberProposal(member, member.name, {
    shown,
    insert: hasValue ? shown : `${shown}="|"`,
    detail: member.type,
    boost: sign ? 0 : 1
  })
}

function slot(member: ApiMember, { sign, hasValue }: AttributeContext): Proposal {
  const shown = `${sign || '#'}${member.name}`
  return createMemberProposal(member, member.name, {
    shown,
    insert: hasValue ? shown : member.params?.length ? `${shown}="{ | }"` : shown,
    reopensList: !hasValue && Boolean(member.params?.length),
    boost: 3
  })
}

function directives({ tag, hasValue }: AttributeContext, text: EditorTexts): Proposal[] {
  // `class` and `style` of an HTML element are offered by its grammar.
  return Object.entries(text.directives)
    .filter(([name]) => getComponentName(tag) || !/^(?:class|style)$/.test(name))
    .map(([name, detail]) => {
      const isPlain = ['ref', 'class', 'style'].includes(name)
      const written = isPlain ? name : name === 'key' ? ':key' : `v-${name}`
      return createProposal(written, {
        detail,
        insert: hasValue || name === 'else' ? written : `${written}="|"`,
        boost: -1
      })
    })
}
