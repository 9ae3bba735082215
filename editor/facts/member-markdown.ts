import { firstSentence } from '../../shared/description-text.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { MemberIndex } from '../../usage/members/member-index.ts'
import type { EditorFacts, EditorLanguage, EditorMember } from './editor-facts.ts'
import { demoAddress, docAddress, linkMarkup } from './doc-links.ts'
import { editorTexts } from './editor-texts.ts'

interface MarkdownInput {
  index: MemberIndex<EditorMember>
  facts: EditorFacts
  language: EditorLanguage
  site: string
}

/** Maximum number of keys that the description of an object lists. */
const maxKeys = 40

/** Returns the description of a member as Markdown: text, deprecation, default, parameters, keys, links. */
export function memberMarkdown(member: EditorMember, input: MarkdownInput): string {
  const { facts, language, site } = input
  const texts = editorTexts[language]
  const demos = (member.demos ?? []).flatMap(position => facts.demos[position] ?? [])
  return [
    ...(member.deprecated === undefined ? [] : [`**${texts.deprecated(linkMarkup(member.deprecated, site))}**`]),
    linkMarkup(member.text[language], site),
    ...(member.default === undefined ? [] : [texts.default(member.default)]),
    ...(member.since === undefined ? [] : [texts.since(member.since)]),
    listParams(member, input),
    listKeys(member, input),
    [
      `[${texts.reference(formatMemberName(member.path))}](${docAddress(site, member.path)})`,
      ...demos.map(({ href, title }) => `[${title[language]}](${demoAddress(site, href)})`)
    ].join(' · ')
  ]
    .filter(Boolean)
    .join('\n\n')
}

function listParams({ params = [] }: EditorMember, { facts, language, site }: MarkdownInput): string {
  return params
    .flatMap(({ name, type, text }) => {
      const description = facts.paramTexts[text]?.[language]
      return description ? [`- \`${name}\`${type ? ` \`${type}\`` : ''}: ${linkMarkup(description, site)}`] : []
    })
    .join('\n')
}

function listKeys({ path }: EditorMember, { index, language, site }: MarkdownInput): string {
  const keys = index.children(path)
  const lines = keys
    .slice(0, maxKeys)
    .map(({ name, type, text }) => `- \`${name}\` \`${type}\`: ${linkMarkup(firstSentence(text[language]), site)}`)
  return (keys.length > maxKeys ? [...lines, '- …'] : lines).join('\n')
}

/** Returns the type line of a member in code: `mode: 'cell' | 'row'`. */
export const memberSignature = ({ kind, name, type, params = [] }: EditorMember): string =>
  kind === 'method' || kind === 'prop' ? `${name}: ${type}` : `${name}${params.length > 0 ? ` ${type}` : ''}`
