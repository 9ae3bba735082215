/** Property of an object literal. */
export interface ObjectEntry {
  key: string
  /** The expression as it is written. */
  value: string
  valueFrom: number
  /** Blanks and line breaks before the property. */
  blank: string
  from: number
  to: number
}

/**
 * Reads the properties of an object literal. Undefined if the text is another expression, or has a property that is not
 * written as `key: value`. @param offset position of the text, which the positions of the properties count from
 */
export function readObjectEntries(text: string, offset: number): ObjectEntry[] | undefined {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  const entries: ObjectEntry[] = []
  let position = offset + text.indexOf('{') + 1
  for (const part of splitAtCommas(trimmed.slice(1, -1))) {
    const property = part.trim()
    const blank = part.slice(0, part.length - part.trimStart().length)
    const from = position + blank.length
    position += part.length + 1
    if (property === '') continue
    const [head, key] = /^([\w$]+)\s*:\s*/.exec(property) ?? []
    if (head === undefined || key === undefined) return undefined
    const value = property.slice(head.length)
    entries.push({ key, value, valueFrom: from + head.length, blank, from, to: from + property.length })
  }
  return entries
}

/** Splits at the commas outside of strings and brackets. */
function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(/'[^']*'|"[^"]*"|`[^`]*`|[^]/g)) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
