import { docAddress, plainText } from '../../editor/facts/doc-links.ts'
import type { EditorMember } from '../../editor/facts/editor-facts.ts'
import { readUnion } from '../../shared/value-union.ts'
import type { DataInput } from './data-members.ts'
import { attributeName, keyLines, membersOf } from './data-members.ts'

/** `tags.json` of Vetur. */
export type VeturTags = Record<string, { attributes: string[]; description: string }>

/** `attributes.json` of Vetur; the type `event` makes it complete the name after `@`. */
export type VeturAttributes = Record<string, { type: string; description: string; options?: string[] }>

export function buildVeturTags({ facts, language, site }: DataInput): VeturTags {
  return Object.fromEntries(
    facts.components.map(({ tag, subject }) => [
      tag,
      {
        attributes: attributesOf({ facts }, subject).map(attributeName),
        description: [
          ...membersOf(facts, subject, 'slot').map(
            member => `#${attributeName(member)}: ${plainText(member.text[language])}`
          ),
          docAddress(site, `/${subject}/api`)
        ].join('\n')
      }
    ])
  )
}

export function buildVeturAttributes(input: DataInput): VeturAttributes {
  const { facts } = input
  return Object.fromEntries(
    facts.components.flatMap(({ tag, subject }) =>
      attributesOf(input, subject).map(
        member => [`${tag}/${attributeName(member)}`, toAttribute(member, input)] as const
      )
    )
  )
}

/** Returns the props and events of a component. An event with the name of a prop is left out: both are one key. */
function attributesOf({ facts }: Pick<DataInput, 'facts'>, subject: string): EditorMember[] {
  const props = membersOf(facts, subject, 'prop')
  const names = new Set(props.map(attributeName))
  return [...props, ...membersOf(facts, subject, 'event').filter(member => !names.has(attributeName(member)))]
}

function toAttribute(member: EditorMember, input: DataInput): VeturAttributes[string] {
  const { language, site } = input
  const { strings } = readUnion(member.type)
  const description = [
    plainText(member.text[language]),
    ...(member.default === undefined ? [] : [`${language === 'zh' ? '默认为' : 'Default:'} ${member.default}`]),
    plainText(keyLines(input, member)),
    docAddress(site, member.path)
  ]
  return {
    type: member.kind === 'event' ? 'event' : member.type,
    description: description.filter(Boolean).join('\n'),
    ...(member.kind === 'prop' && strings.length > 0 && { options: strings })
  }
}
