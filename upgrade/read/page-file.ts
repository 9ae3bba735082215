import type { Block } from './component-file.ts'
import type { Markup } from './markup.ts'
import { readMarkup, readOpening } from './markup.ts'

/** What is neither markup nor, without a `type` of its own, a script. */
const raw = /<(?:script|style|textarea|title)\b/gi

/** A whole page: its tags as they stand there, and the scripts that it does not load. */
export function readPageBlocks(text: string): { blocks: Block[]; markup: Markup } {
  const blocks: Block[] = []
  let blank = ''
  for (const { index } of text.matchAll(raw)) {
    if (index < blank.length) continue
    const { element, isClosed } = readOpening(text, index, text.length)
    if (isClosed) continue
    const start = element.opening.end
    const close = text.indexOf(`</${element.tag}`, start)
    const end = close < 0 ? text.length : close
    const attributes = new Map(
      element.attributes.map(({ name, value }) => [name, value ? text.slice(value.start, value.end) : ''])
    )
    const isScript = /^(?:|module|text\/javascript)$/.test(attributes.get('type') ?? '') && !attributes.has('src')
    if (element.tag.toLowerCase() === 'script' && isScript)
      blocks.push({ tag: 'script', attributes: new Map(), content: { start, end } })
    blank += text.slice(blank.length, start) + ' '.repeat(end - start)
  }
  return { blocks, markup: readMarkup(blank + text.slice(blank.length), 0, text.length) }
}
