import type { TextRange } from './text-range.ts'

export interface Attribute extends TextRange {
  name: string
  nameEnd: number
  /** Between the quotes; undefined where there is no `=`. */
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

export interface Markup {
  roots: MarkupElement[]
  all: MarkupElement[]
  /** Texts between tags that hold `{{`. */
  texts: TextRange[]
  end: number
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const space = /\s/

/**
 * Reads tags as a browser does, never failing: what is not closed ends with the text. Ends before the closing tag of
 * `within`, when that is given.
 */
export function readMarkup(text: string, start: number, limit: number, within?: string): Markup {
  const markup: Markup = { roots: [], all: [], texts: [], end: limit }
  const open: MarkupElement[] = []
  const counts = new Map<string, number>()
  let at = start
  while (at < limit) {
    const next = text.indexOf('<', at)
    const stop = next < 0 || next > limit ? limit : next
    if (stop > at && text.slice(at, stop).includes('{{')) markup.texts.push({ start: at, end: stop })
    if (stop === limit) break
    if (text.startsWith('<!--', stop)) {
      const close = text.indexOf('-->', stop + 4)
      at = close < 0 ? limit : close + 3
    } else if (text[stop + 1] === '/') {
      const end = endOf(text, stop, limit)
      const tag = text
        .slice(stop + 2, end)
        .replace('>', '')
        .trim()
      if (open.length === 0 && tag === within) {
        markup.end = stop
        return markup
      }
      close(tag, end, stop)
      at = end
    } else if (/[a-zA-Z]/.test(text[stop + 1] ?? '')) at = openTag(stop)
    else at = stop + 1
  }
  for (const element of open) element.end = limit
  return markup

  function openTag(from: number): number {
    const { element, isClosed } = readOpening(text, from, limit)
    const parent = open.at(-1)
    if (parent) element.parent = parent
    ;(parent?.children ?? markup.roots).push(element)
    markup.all.push(element)
    if (!isClosed && !empty.has(element.tag)) {
      open.push(element)
      counts.set(element.tag, (counts.get(element.tag) ?? 0) + 1)
    }
    return element.opening.end
  }

  function close(tag: string, end: number, before: number): void {
    if (!counts.get(tag)) return
    for (let element = open.pop(); element; element = open.pop()) {
      counts.set(element.tag, counts.get(element.tag)! - 1)
      element.end = element.tag === tag ? end : before
      if (element.tag === tag) return
    }
  }
}

function endOf(text: string, from: number, limit: number): number {
  const found = text.indexOf('>', from)
  return found < 0 || found >= limit ? limit : found + 1
}

/** An opening tag from its `<` on. */
export function readOpening(text: string, start: number, limit: number): { element: MarkupElement; isClosed: boolean } {
  let at = start + 1
  while (at < limit && !/[\s/>]/.test(text[at]!)) at++
  const tag = text.slice(start + 1, at)
  const attributes: Attribute[] = []
  let isClosed = false
  while (at < limit && text[at] !== '>') {
    if (text[at] === '/' && text[at + 1] === '>') {
      isClosed = true
      at++
    } else if (space.test(text[at]!) || text[at] === '/') at++
    else {
      const attribute = readAttribute(text, at, limit)
      attributes.push(attribute)
      at = attribute.end
    }
  }
  const end = Math.min(at + 1, limit)
  return { element: { tag, start, end, opening: { start, end }, attributes, children: [] }, isClosed }
}

function readAttribute(text: string, start: number, limit: number): Attribute {
  let at = start + 1
  while (at < limit && !/[\s=>]/.test(text[at]!) && !(text[at] === '/' && text[at + 1] === '>')) at++
  const nameEnd = at
  const name = text.slice(start, nameEnd)
  while (at < limit && space.test(text[at]!)) at++
  if (text[at] !== '=' || at >= limit) return { name, start, nameEnd, end: nameEnd, quote: '' }
  at++
  while (at < limit && space.test(text[at]!)) at++
  const quote = text[at]
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1)
    const stop = close < 0 || close >= limit ? limit : close
    return { name, start, nameEnd, value: { start: at + 1, end: stop }, end: Math.min(stop + 1, limit), quote }
  }
  const from = at
  while (at < limit && !/[\s>]/.test(text[at]!)) at++
  return { name, start, nameEnd, value: { start: from, end: at }, end: at, quote: '' }
}
