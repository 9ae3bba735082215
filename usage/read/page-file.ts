import type { ComponentBlock } from './component-file.ts'
import type { Markup } from './markup.ts'
import { readMarkup, readOpening } from './markup.ts'

/** Elements with raw text, in which tags are not markup. */
const rawTextElements = /<(?:script|style|textarea|title)\b/gi

/** Reads a whole page: its tags with their offsets, and its inline scripts. */
export function readPageBlocks(text: string): { blocks: ComponentBlock[]; markup: Markup } {
  const blocks: ComponentBlock[] = []
  let maskedText = ''
  for (const { index } of text.matchAll(rawTextElements)) {
    if (index < maskedText.length) continue
    const { element, isSelfClosing } = readOpening(text, index, text.length)
    if (isSelfClosing) continue
    const start = element.opening.end
    const close = text.indexOf(`</${element.tag}`, start)
    const end = close < 0 ? text.length : close
    const attributes = new Map(
      element.attributes.map(({ name, value }) => [name, value ? text.slice(value.start, value.end) : ''])
    )
    const isScript = /^(?:|module|text\/javascript)$/.test(attributes.get('type') ?? '') && !attributes.has('src')
    if (element.tag.toLowerCase() === 'script' && isScript)
      blocks.push({ tag: 'script', attributes: new Map(), content: { start, end } })
    maskedText += text.slice(maskedText.length, start) + ' '.repeat(end - start)
  }
  return { blocks, markup: readMarkup(maskedText + text.slice(maskedText.length), 0, text.length) }
}
