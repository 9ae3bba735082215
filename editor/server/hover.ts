import { toKebabCase } from '../../shared/api.ts'
import type { MemberKind } from '../../shared/api.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import { resolveMember } from '../../usage/members/resolve-member.ts'
import { docAddress } from '../facts/doc-links.ts'
import type { EditorLanguage } from '../facts/editor-facts.ts'
import { editorTexts } from '../facts/editor-texts.ts'
import { memberMarkdown, memberSignature } from '../facts/member-markdown.ts'
import { readFileInProject } from './file-code.ts'
import type { Knowledge } from './knowledge.ts'

export interface Hover {
  range: TextRange
  markdown: string
}

export interface TextOptions {
  language: EditorLanguage
  site: string
}

/** Returns the description of the name at an offset of an open file. */
export function hover(
  file: SourceFile,
  offset: number,
  files: readonly SourceFile[],
  knowledge: Knowledge,
  options: TextOptions
): Hover | undefined {
  const code = readFileInProject(file, files, knowledge.shape)
  if (!code) return undefined
  for (const usage of code.usages) {
    if ('file' in usage && usage.file !== undefined) continue
    const { start, end } = usage.key
    if (offset < start || offset > end || start === end) continue
    const path =
      usage.kind === 'element'
        ? toKebabCase(usage.component)
        : resolveMember(knowledge.index, code.analyzed, usage)?.path
    const markdown = path === undefined ? undefined : describe(path, knowledge, options)
    if (markdown !== undefined) return { range: usage.key, markdown }
  }
  return undefined
}

/** Returns the description of a member or of a component; undefined for unknown paths. */
export function describe(path: string, knowledge: Knowledge, { language, site }: TextOptions): string | undefined {
  const { facts, index } = knowledge
  const component = knowledge.componentOf(path)
  if (component) {
    const members = index.children(path)
    const countOf = (kind: MemberKind): number => members.filter(each => each.kind === kind).length
    const texts = editorTexts[language]
    return [
      `\`<${component.tag}>\` — ${texts.counts({ props: countOf('prop'), events: countOf('event'), slots: countOf('slot'), methods: countOf('method') })}`,
      `[${texts.componentReference(component.tag)}](${docAddress(site, `/${path}/api`)})`
    ].join('\n\n')
  }
  const member = index.find(path)
  return (
    member && `${codeBlock(memberSignature(member))}\n\n${memberMarkdown(member, { index, facts, language, site })}`
  )
}

const codeBlock = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``
