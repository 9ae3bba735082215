import type { Attribute, Markup, MarkupElement } from '../../usage/read/markup.ts'
import type { TextRange } from '../../usage/read/text-range.ts'

/** Part of a start tag that holds an offset. */
export type MarkupPosition =
  | { kind: 'tag'; range: TextRange; parent?: MarkupElement }
  | { kind: 'attribute'; element: MarkupElement; attribute?: Attribute; range: TextRange }
  | { kind: 'value'; element: MarkupElement; attribute: Attribute }

/** Returns the part of a start tag at an offset; undefined between tags. */
export function findMarkupPosition(markup: Markup, text: string, offset: number): MarkupPosition | undefined {
  const element = findOpening(markup, text, offset)
  if (!element) return undefined
  const tagEnd = element.start + 1 + element.tag.length
  if (offset <= tagEnd)
    return {
      kind: 'tag',
      range: { start: element.start + 1, end: tagEnd },
      ...(element.parent && { parent: element.parent })
    }
  for (const attribute of element.attributes) {
    const { start, nameEnd, value } = attribute
    if (offset >= start && offset <= nameEnd)
      return { kind: 'attribute', element, attribute, range: { start, end: nameEnd } }
    if (value && offset >= value.start && offset <= value.end) return { kind: 'value', element, attribute }
  }
  return { kind: 'attribute', element, range: { start: offset, end: offset } }
}

/** Returns the innermost element with a start tag around an offset. */
function findOpening({ all }: Markup, text: string, offset: number): MarkupElement | undefined {
  return all.findLast(({ opening: { start, end } }) => {
    const isClosed = text[end - 1] === '>'
    return offset > start && (isClosed ? offset < end : offset <= end)
  })
}
