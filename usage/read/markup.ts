import type { TextRange } from './text-range.ts'

export interface Attribute extends TextRange {
  name: string
  nameEnd: number
  /** Range between the quotes; undefined without `=`. */
  value?: TextRange
  quote: '"' | "'" | ''
}

export interface MarkupElement extends TextRange {
  tag: string
  /** The opening tag, with its angle brackets. */
  opening: TextRange
  attributes: Attribute[]
  children: MarkupElement[]
  parent?: MarkupElement
}

export interface MarkupText extends TextRange {
  parent?: MarkupElement
}

export interface Markup {
  roots: MarkupElement[]
  all: MarkupElement[]
  /** Texts between tags that hold `{{`. */
  texts: MarkupText[]
  end: number
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const whitespace = /\s/

/**
 * Reads tags like a browser and never fails: unclosed elements end at `limit`. Stops before the closing tag of
 * `within`, if it is given.
 */
export function readMarkup(text: string, start: number, limit: number, within?: string): Markup {
  const markup: Markup = { roots: [], all: [], texts: [], end: limit }
  const openElements: MarkupElement[] = []
  const openCounts = new Map<string, number>()
  let position = start
  while (position < limit) {
    const found = text.indexOf('<', position)
    const nextTag = found < 0 || found > limit ? limit : found
    if (nextTag > position && text.slice(position, nextTag).includes('{{')) addText(position, nextTag)
    if (nextTag === limit) break
    if (text.startsWith('<!--', nextTag)) {
      const commentEnd = text.indexOf('-->', nextTag + 4)
      position = commentEnd < 0 ? limit : commentEnd + 3
    } else if (text[nextTag + 1] === '/') {
      const tagEnd = findTagEnd(text, nextTag, limit)
      const tag = text
        .slice(nextTag + 2, tagEnd)
        .replace('>', '')
        .trim()
      if (openElements.length === 0 && tag === within) {
        markup.end = nextTag
        return markup
      }
      closeElement(tag, nextTag, tagEnd)
      position = tagEnd
    } else if (/[a-zA-Z]/.test(text[nextTag + 1] ?? '')) position = openElement(nextTag)
    else position = nextTag + 1
  }
  for (const element of openElements) element.end = limit
  return markup

  function addText(from: number, to: number): void {
    const parent = openElements.at(-1)
    markup.texts.push({ start: from, end: to, ...(parent && { parent }) })
  }

  function openElement(from: number): number {
    const { element, isSelfClosing } = readOpening(text, from, limit)
    const parent = openElements.at(-1)
    if (parent) element.parent = parent
    ;(parent?.children ?? markup.roots).push(element)
    markup.all.push(element)
    if (!isSelfClosing && !voidElements.has(element.tag)) {
      openElements.push(element)
      openCounts.set(element.tag, (openCounts.get(element.tag) ?? 0) + 1)
    }
    return element.opening.end
  }

  /** Closes the innermost open element of the tag, and all elements within it. */
  function closeElement(tag: string, tagStart: number, tagEnd: number): void {
    if (!openCounts.get(tag)) return
    for (let element = openElements.pop(); element; element = openElements.pop()) {
      openCounts.set(element.tag, openCounts.get(element.tag)! - 1)
      element.end = element.tag === tag ? tagEnd : tagStart
      if (element.tag === tag) return
    }
  }
}

/** Returns the offset after the next `>`. */
function findTagEnd(text: string, from: number, limit: number): number {
  const found = text.indexOf('>', from)
  return found < 0 || found >= limit ? limit : found + 1
}

/** Reads an opening tag from its `<` on. */
export function readOpening(
  text: string,
  start: number,
  limit: number
): { element: MarkupElement; isSelfClosing: boolean } {
  let position = start + 1
  while (position < limit && !/[\s/>]/.test(text[position]!)) position++
  const tag = text.slice(start + 1, position)
  const attributes: Attribute[] = []
  let isSelfClosing = false
  while (position < limit && text[position] !== '>') {
    if (text[position] === '/' && text[position + 1] === '>') {
      isSelfClosing = true
      position++
    } else if (whitespace.test(text[position]!) || text[position] === '/') position++
    else {
      const attribute = readAttribute(text, position, limit)
      attributes.push(attribute)
      position = attribute.end
    }
  }
  const end = Math.min(position + 1, limit)
  return { element: { tag, start, end, opening: { start, end }, attributes, children: [] }, isSelfClosing }
}

function readAttribute(text: string, start: number, limit: number): Attribute {
  let position = start + 1
  while (position < limit && !/[\s=>]/.test(text[position]!) && !(text[position] === '/' && text[position + 1] === '>'))
    position++
  const nameEnd = position
  const name = text.slice(start, nameEnd)
  while (position < limit && whitespace.test(text[position]!)) position++
  if (text[position] !== '=' || position >= limit) return { name, start, nameEnd, end: nameEnd, quote: '' }
  position++
  while (position < limit && whitespace.test(text[position]!)) position++
  const quote = text[position]
  if (quote === '"' || quote === "'") {
    const found = text.indexOf(quote, position + 1)
    const valueEnd = found < 0 || found >= limit ? limit : found
    return {
      name,
      start,
      nameEnd,
      value: { start: position + 1, end: valueEnd },
      end: Math.min(valueEnd + 1, limit),
      quote
    }
  }
  const from = position
  while (position < limit && !/[\s>]/.test(text[position]!)) position++
  return { name, start, nameEnd, value: { start: from, end: position }, end: position, quote: '' }
}
