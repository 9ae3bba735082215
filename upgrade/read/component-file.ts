import type { Attribute } from './markup.ts'
import { readMarkup, readOpening } from './markup.ts'
import type { Markup } from './markup.ts'
import type { TextRange } from './text-range.ts'

export interface Block {
  tag: string
  attributes: Map<string, string>
  content: TextRange
  /** Of a template in HTML. */
  markup?: Markup
}

/** The blocks of a single-file component, with where their contents stand. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if (start < 0) break
    if (text.startsWith('<!--', start)) {
      const close = text.indexOf('-->', start + 4)
      at = close < 0 ? text.length : close + 3
    } else if (/[a-zA-Z]/.test(text[start + 1] ?? '')) {
      const { block, end } = readBlock(text, start)
      if (block) blocks.push(block)
      at = end
    } else at = start + 1
  }
  return blocks
}

function readBlock(text: string, start: number): { block?: Block; end: number } {
  const { element, isClosed } = readOpening(text, start, text.length)
  const from = element.opening.end
  if (isClosed) return { end: from }
  const attributes = new Map(element.attributes.map(each => [each.name, valueOf(text, each)]))
  const tag = element.tag.toLowerCase()
  if (tag === 'template' && !isOtherMarkup(attributes)) {
    const markup = readMarkup(text, from, text.length, element.tag)
    const block = { tag, attributes, content: { start: from, end: markup.end }, markup }
    return { block, end: markup.end + 1 }
  }
  const close = text.indexOf(`</${element.tag}`, from)
  const end = close < 0 ? text.length : close
  return { block: { tag, attributes, content: { start: from, end } }, end: end + 1 }
}

const isOtherMarkup = (attributes: Map<string, string>): boolean => !['', 'html'].includes(attributes.get('lang') ?? '')

const valueOf = (text: string, { value }: Attribute): string => (value ? text.slice(value.start, value.end) : '')
