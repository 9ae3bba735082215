import { getMemberRoute, readMemberPath } from '../../../shared/api.ts'

export interface TextSpan {
  text: string
  isCode: boolean
}

/** Part of a description: words, code, or a link around words and code. */
export type TextPart = TextSpan | { href: string; label: TextSpan[] }

const codeOrLink = /`([^`]+)`|\[((?:`[^`]*`|[^\]`])+)\]\(((?:\(\)|[^()\s])+)\)/g

/** Parses `` `code` `` and `[label](target)`; everything else, including unfinished marks, is text. */
export function readMarkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const { 0: whole, 1: code, 2: label, 3: target, index } of text.matchAll(codeOrLink)) {
    parts.push(...words(text.slice(position, index)))
    if (code !== undefined) parts.push({ text: code, isCode: true })
    else parts.push(...link(label ?? '', target ?? ''))
    position = index + whole.length
  }
  return [...parts, ...words(text.slice(position))]
}

export const plainText = (parts: readonly TextPart[]): string =>
  parts
    .map(part =>
      spansOf(part)
        .map(span => span.text)
        .join('')
    )
    .join('')

export const spansOf = (part: TextPart): TextSpan[] => ('href' in part ? part.label : [part])

const words = (text: string): TextSpan[] => (text ? [{ text, isCode: false }] : [])

function link(label: string, target: string): TextPart[] {
  const spans = label
    .split(/(`[^`]+`)/)
    .flatMap(piece => (/^`.+`$/.test(piece) ? [{ text: piece.slice(1, -1), isCode: true }] : words(piece)))
  const href = address(target)
  return href ? [{ href, label: spans }] : spans
}

/** Returns the address of a member, a page of this site or another site, `undefined` for any other target. */
function address(target: string): string | undefined {
  if (target.startsWith('https://')) return target
  if (target.startsWith('/')) return `#${target}`
  return readMemberPath(target) && `#${getMemberRoute(target)}`
}

/** Returns the first sentence, for which a small card has room. */
export function firstSentence(parts: readonly TextPart[]): TextPart[] {
  const end = /[。！？]|(?<!\b(?:e\.g|i\.e|vs))[.!?](?=\s|$)/
  const sentence: TextPart[] = []
  for (const part of parts) {
    const found = 'href' in part || part.isCode ? null : end.exec(part.text)
    if (found && !('href' in part)) return [...sentence, { ...part, text: part.text.slice(0, found.index + 1) }]
    sentence.push(part)
  }
  return sentence
}
