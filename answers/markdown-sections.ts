export interface MarkdownSection {
  /** Words of the heading, without its marks. */
  title: string
  level: number
  text: string
}

/** Splits Markdown at its headings; a line in a code block is no heading. The first section is the whole beginning. */
export function splitMarkdown(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && (fence === undefined || (line.trim() === mark && mark.startsWith(fence))))
      fence = fence === undefined ? mark : undefined
    const heading = fence === undefined ? /^(#{1,6}) (.*)$/.exec(line) : null
    if (heading) sections.push({ title: heading[2]!.replaceAll('`', ''), level: heading[1]!.length, text: line })
    else if (sections.length > 0) sections.at(-1)!.text += `\n${line}`
    else if (line) sections.push({ title: '', level: 1, text: line })
  }
  return sections.map(section => ({ ...section, text: section.text.trimEnd() }))
}

/** Returns a section with the deeper ones after it, or undefined without such a heading. */
export function findSection(sections: readonly MarkdownSection[], title: string): string | undefined {
  const wanted = normalizeTitle(title)
  const at = sections.findIndex(section => normalizeTitle(section.title) === wanted)
  const start = at < 0 ? sections.findIndex(section => normalizeTitle(section.title).includes(wanted)) : at
  const first = sections[start]
  if (!first || !wanted) return undefined
  const next = sections.findIndex((section, index) => index > start && section.level <= first.level)
  return sections
    .slice(start, next < 0 ? undefined : next)
    .map(({ text }) => text)
    .join('\n\n')
}

const normalizeTitle = (title: string): string => title.toLowerCase().replace(/[\s`]+/g, '')
