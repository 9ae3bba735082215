import type { PageKind } from '../../shared/page.ts'

/** Data between the `---` lines at the top of a page. */
export interface FrontMatter {
  title: string
  keywords: string[]
  kind?: PageKind
  isNew: boolean
  /** Class of the entry in the sidebar. */
  className?: string
  /** True if the entry in the sidebar leads nowhere. */
  disabled?: true
  /** Older addresses that lead here. */
  aliases: string[]
  /** Child routes of a keep-alive page: `views: table1 form-view Form | table2 …` (route, demo file, title). */
  views: { name: string; demo: string; title: string }[]
}

const knownKeys = ['title', 'keywords', 'kind', 'new', 'className', 'disabled', 'aliases', 'views']
const kinds = ['guide', 'demo', 'plain', 'api'] as const

export function splitFrontMatter(source: string): { head: string; body: string } {
  const match = /^---\n(.*?)\n---\n/s.exec(source)
  if (!match) return { head: '', body: source }
  // Blank lines keep the line numbers of error messages right.
  return { head: match[1] ?? '', body: '\n'.repeat(match[0].split('\n').length - 1) + source.slice(match[0].length) }
}

export function readFrontMatter(source: string, file: string): FrontMatter {
  const fields = new Map<string, string>()
  for (const line of splitFrontMatter(source).head.split('\n').filter(Boolean)) {
    const [, key, value] = /^(\w+): *(.*)$/.exec(line) ?? []
    if (!key || value === undefined)
      throw new Error(`${file}: "${line}" is not front matter. Write one "key: value" on each line.`)
    if (!knownKeys.includes(key))
      throw new Error(`${file}: front matter has no key "${key}". It knows ${knownKeys.join(', ')}.`)
    fields.set(key, value.trim())
  }
  const title = fields.get('title')
  if (!title) throw new Error(`${file} has no title. Start it with front matter: ---, "title: …", "keywords: …", ---.`)
  const kind = kinds.find(each => each === fields.get('kind'))
  if (fields.has('kind') && !kind)
    throw new Error(`${file}: kind "${fields.get('kind')}" is unknown. Use ${kinds.join(', ')} or leave the line out.`)
  return {
    title,
    kind,
    keywords: readList(fields.get('keywords'), /[,，、]/),
    isNew: fields.get('new') === 'true',
    ...(fields.get('className') && { className: fields.get('className') }),
    ...(fields.get('disabled') === 'true' && { disabled: true as const }),
    aliases: readList(fields.get('aliases'), ','),
    views: readList(fields.get('views'), '|').map(view => readView(view, file))
  }
}

function readView(text: string, file: string): FrontMatter['views'][number] {
  const [, name, demo, title] = /^(\S+) (\S+) (.+)$/.exec(text) ?? []
  if (!name || !demo || !title)
    throw new Error(`${file}: the view "${text}" is incomplete. Write "route demo-file Title".`)
  return { name, demo, title }
}

function readList(text: string | undefined, separator: string | RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map(item => item.trim())
    .filter(Boolean)
}
