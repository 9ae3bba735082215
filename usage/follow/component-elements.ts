import { kebab } from '../read/names.ts'
import { readDirective } from '../read/directive.ts'
import type { Attribute, MarkupElement } from '../read/markup.ts'
import type { ComponentElement } from './usage.ts'

/** Returns undefined if the closing tag is missing. */
type ElementReader = (element: MarkupElement) => ComponentElement | undefined

/** Creates a reader of the parts of an element that change if it becomes another component. */
export function createElementReader(
  text: string,
  all: readonly MarkupElement[],
  textOf: (attribute: Attribute) => string
): ElementReader {
  const typeOffsets = new Map<string, number[]>()
  for (const { start, attributes } of all)
    for (const attribute of attributes) if (attribute.name === 'type') addOffset(textOf(attribute), start)
  return readElement

  function readElement(element: MarkupElement): ComponentElement | undefined {
    const { tag, start, end, opening, attributes, children } = element
    const names = [{ start: start + 1, end: start + 1 + tag.length }]
    if (!text.slice(opening.start, opening.end).endsWith('/>')) {
      const closing = text.lastIndexOf('<', end - 1)
      if (closing < opening.end || !text.startsWith(`</${tag}`, closing)) return undefined
      names.push({ start: closing + 2, end: closing + 2 + tag.length })
    }
    const events = attributes
      .filter(({ name }) => !/\.native\b/.test(name))
      .map(readDirective)
      .flatMap(({ kind, argument, isDynamic }) => (kind === 'on' ? kebab(isDynamic || !argument ? '*' : argument) : []))
    const slots = children.flatMap(child =>
      child.attributes.flatMap(each => {
        const { kind, argument } = readDirective(each)
        return kind === 'slot' ? argument || 'default' : each.name === 'slot' ? textOf(each) : []
      })
    )
    return { names, events, slots, childTypes: { has: type => hasOffset(typeOffsets.get(type), start + 1, end) } }
  }

  function addOffset(type: string, offset: number): void {
    const offsets = typeOffsets.get(type)
    if (offsets) offsets.push(offset)
    else typeOffsets.set(type, [offset])
  }
}

/** True if one of the ascending offsets is in the range. */
function hasOffset(offsets: readonly number[] | undefined, start: number, end: number): boolean {
  if (!offsets) return false
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (offsets[middle]! < start) low = middle + 1
    else high = middle
  }
  return low < offsets.length && offsets[low]! < end
}
