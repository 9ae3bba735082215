import { memberPlace, readMemberPath } from '../../../shared/api.ts'

export interface Span {
  text: string
  isCode: boolean
}

/** A description in pieces: words, code, and links that hold words and code. */
export type TextPart = Span | { href: string; label: Span[] }

const codeOrLink = /`([^`]+)`|\[((?:`[^`]*`|[^\]`])+)\]\(((?:\(\)|[^()\s])+)\)/g

/** Reads `` `code` `` and `[label](target)`; everything else, unfinished marks too, is text. */
export function readMarkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: whole, 1: code, 2: label, 3: target, index } of text.matchAll(codeOrLink)) {
    parts.push(...words(text.slice(at, index)))
    if (code !== undefined) parts.push({ text: code, isCode: true })
    else parts.push(...link(label ?? '', target ?? ''))
    at = index + whole.length
  }
  return [...parts, ...words(text.slice(at))]
}

export const plainText = (parts: readonly TextPart[]): string =>
  parts
    .map(part =>
      spansOf(part)
        .map(span => span.text)
        .join('')
    )
    .join('')

export const spansOf = (part: TextPart): Span[] => ('href' in part ? part.label : [part])

const words = (text: string): Span[] => (text ? [{ text, isCode: false }] : [])

function link(label: string, target: string): TextPart[] {
  const spans = label
    .split(/(`[^`]+`)/)
    .flatMap(piece => (/^`.+`$/.test(piece) ? [{ text: piece.slice(1, -1), isCode: true }] : words(piece)))
  const href = address(target)
  return href ? [{ href, label: spans }] : spans
}

/** A member, a page of this site, or another site. Nothing else becomes an address. */
function address(target: string): string | undefined {
  if (target.startsWith('https://')) return target
  if (target.startsWith('/')) return `#${target}`
  return readMemberPath(target) && `#${memberPlace(target)}`
}

/** What a small card has room for. */
export function firstSentence(parts: readonly TextPart[]): TextPart[] {
  const end = /[。！？]|(?<!\b(?:e\.g|i\.e|vs))[.!?](?=\s|$)/
  const taken: TextPart[] = []
  for (const part of parts) {
    const found = 'href' in part || part.isCode ? null : end.exec(part.text)
    if (found && !('href' in part)) return [...taken, { ...part, text: part.text.slice(0, found.index + 1) }]
    taken.push(part)
  }
  return taken
}
