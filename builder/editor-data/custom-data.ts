import { docAddress, withoutLinks } from '../../editor/facts/doc-links.ts'
import type { EditorMember } from '../../editor/facts/editor-facts.ts'
import { editorTexts } from '../../editor/facts/editor-texts.ts'
import { acceptsText, readUnion } from '../../shared/value-union.ts'
import type { DataInput } from './data-members.ts'
import { attributeName, keyLines, membersOf } from './data-members.ts'

/** Custom data for HTML of VS Code, version 1.1. */
export interface CustomData {
  version: 1.1
  tags: {
    name: string
    description: Markdown
    attributes: CustomAttribute[]
    references: Reference[]
  }[]
}

interface CustomAttribute {
  name: string
  description: Markdown
  values?: { name: string }[]
  references: Reference[]
}

interface Markdown {
  kind: 'markdown'
  value: string
}

interface Reference {
  name: string
  url: string
}

/** Attributes are listed as a template writes them: `size`, `:edit-config`, `@cell-click`. */
export function buildCustomData(input: DataInput): CustomData {
  const { facts, language, site } = input
  const texts = editorTexts[language]
  const referenceTo = (target: string): Reference[] => [{ name: texts.openPage, url: docAddress(site, target) }]
  return {
    version: 1.1,
    tags: facts.components.map(({ tag, subject }) => {
      const slots = membersOf(facts, subject, 'slot')
      return {
        name: tag,
        description: markdown(slots.map(member => `- \`#${attributeName(member)}\`: ${describe(member)}`).join('\n')),
        attributes: [
          ...membersOf(facts, subject, 'prop').map(toPropAttribute),
          ...membersOf(facts, subject, 'event').map(member => ({
            name: `@${attributeName(member)}`,
            description: markdown(describe(member)),
            references: referenceTo(member.path)
          }))
        ],
        references: referenceTo(`/${subject}/api`)
      }
    })
  }

  function describe(member: EditorMember): string {
    return withoutLinks(member.text[language])
  }

  function toPropAttribute(member: EditorMember): CustomAttribute {
    const { strings } = readUnion(member.type)
    const isPlain = acceptsText(member.type) || member.type === 'boolean'
    return {
      name: `${isPlain ? '' : ':'}${attributeName(member)}`,
      description: markdown(
        [
          `\`${member.type}\``,
          describe(member),
          ...(member.default === undefined ? [] : [texts.default(member.default)]),
          keyLines(input, member)
        ]
          .filter(Boolean)
          .join('\n\n')
      ),
      ...(strings.length > 0 && { values: strings.map(name => ({ name })) }),
      references: referenceTo(member.path)
    }
  }
}

const markdown = (value: string): Markdown => ({ kind: 'markdown', value })
