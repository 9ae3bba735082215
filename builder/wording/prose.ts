/** A unit of text: a paragraph, a list item, a cell of a table, a heading. */
export interface Block {
  /** Line of the file on which it begins, from 1. */
  line: number
  kind: 'heading' | 'item' | 'cell' | 'paragraph' | 'warning'
  /** Without markup; code and members of the reference are `⟦⟧`. */
  text: string
  /** Number of members of the reference that it names. */
  members: number
}

export interface Section {
  id: string
  line: number
  blocks: Block[]
}

const mark = '⟦⟧'
const memberMark = '⟦·⟧'

/**
 * Returns the prose of a page file by section. Removed markup keeps its line breaks, so that a finding has its line.
 */
export function proseOf(source: string): Section[] {
  const sections: Section[] = [{ id: '', line: 1, blocks: [] }]
  let open: (Block & { ends: boolean }) | undefined
  const add = (line: number, kind: Block['kind'], text: string) => {
    open = { line, kind, text, members: 0, ends: false }
    sections.at(-1)!.blocks.push(open)
  }
  for (const [index, raw] of withoutCode(source).split('\n').entries()) {
    const line = raw.trim()
    const number = index + 1
    const id = /^#{2,4} .*\{\/\*([\w-]+)\*\/\}/.exec(line)?.[1]
    if (id) {
      sections.push({ id, line: number, blocks: [] })
      add(number, 'heading', line.replace(/^#+ /, ''))
      open = undefined
    } else if (!line) open = undefined
    else if (/^\|[\s:|-]+\|$/.test(line)) open = undefined
    else if (line.startsWith('|')) {
      for (const cell of line.slice(1, -1).split('|')) if (cell.trim()) add(number, 'cell', cell.trim())
      open = undefined
    } else if (/^([-*]|\d+\.) /.test(line)) add(number, 'item', line.replace(/^([-*]|\d+\.) /, ''))
    else if (line.startsWith('<Warning')) add(number, 'warning', line)
    else if (open) open.text += ` ${line}`
    else add(number, 'paragraph', line)
  }
  for (const { blocks } of sections)
    for (const block of blocks) {
      block.members = block.text.split(memberMark).length - 1
      block.text = plain(block.text)
    }
  return sections.map(section => ({ ...section, blocks: section.blocks.filter(({ text }) => text) }))
}

/** Replaces fenced code and front matter, except the title, by empty lines, and code in a line by a mark. */
function withoutCode(source: string): string {
  const empty = (text: string) => text.replace(/[^\n]/g, '')
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, front => front.replace(/^(?!title: ).*$/gm, '').replace(/^title: /m, ''))
    .replace(/^ *(`{3,})[\s\S]*?\n *\1 *$/gm, empty)
    .replace(/(`+)[^`](?:[^\n]*?[^`])??\1(?!`)/g, mark)
    .replace(/<Api\b[^>]*\/>/g, memberMark)
    .replace(/<Demo\b[^>]*\/>/g, empty)
}

const plain = (text: string): string =>
  text
    .replaceAll(memberMark, mark)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The sentences of a block. */
export const sentencesOf = (text: string, language: 'zh' | 'en'): string[] =>
  (language === 'zh' ? text.split(/(?<=[。！？](?:”|）)?)(?!”|）)/) : text.split(/(?<=[.!?](?:”|\))?)\s+(?=[^a-z])/))
    .map(sentence => sentence.trim())
    .filter(Boolean)

/** A list of names is not measured as a sentence. */
const isList = (sentence: string): boolean => sentence.replaceAll(mark, '').replace(/[、，, ]/g, '') === ''

export const lengthOf = (sentence: string, language: 'zh' | 'en'): number => {
  if (isList(sentence)) return 1
  return language === 'zh'
    ? [...sentence.replaceAll(mark, '四四四四')].length
    : sentence
        .replaceAll(mark, ' word ')
        .split(/\s+/)
        .filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
