import type { Attribute } from './markup.ts'
import { readMarkup, readOpening } from './markup.ts'
import type { Markup } from './markup.ts'
import type { TextRange } from './text-range.ts'

export interface ComponentBlock {
  tag: string
  attributes: Map<string, string>
  content: TextRange
  /** Set for a template in HTML. */
  markup?: Markup
}

/** Reads the blocks of a single-file component with the ranges of their contents. */
export function readComponentBlocks(text: string): ComponentBlock[] {
  const blocks: ComponentBlock[] = []
  let position = 0
  while (position < text.length) {
    const start = text.indexOf('<', position)
    if (start < 0) break
    if (text.startsWith('<!--', start)) {
      const close = text.indexOf('-->', start + 4)
      position = close < 0 ? text.length : close + 3
    } else if (/[a-zA-Z]/.test(text[start + 1] ?? '')) {
      const { block, end } = readBlock(text, start)
      if (block) blocks.push(block)
      position = end
    } else position = start + 1
  }
  return blocks
}

function readBlock(text: string, start: number): { block?: ComponentBlock; end: number } {
  const { element, isSelfClosing } = readOpening(text, start, text.length)
  const from = element.opening.end
  if (isSelfClosing) return { end: from }
  const attributes = new Map(element.attributes.map(each => [each.name, valueOf(text, each)]))
  const tag = element.tag.toLowerCase()
  if (tag === 'template' && !isUnsupportedMarkup(attributes)) {
    const markup = readMarkup(text, from, text.length, element.tag)
    const block = { tag, attributes, content: { start: from, end: markup.end }, markup }
    return { block, end: markup.end + 1 }
  }
  const close = text.indexOf(`</${element.tag}`, from)
  const end = close < 0 ? text.length : close
  return { block: { tag, attributes, content: { start: from, end } }, end: end + 1 }
}

const isUnsupportedMarkup = (attributes: Map<string, string>): boolean =>
  !['', 'html'].includes(attributes.get('lang') ?? '')

const valueOf = (text: string, { value }: Attribute): string => (value ? text.slice(value.start, value.end) : '')
