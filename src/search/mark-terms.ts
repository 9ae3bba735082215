/** Splits a text into marked and unmarked parts: `[['多', true], ['字段', false]]`. */
export function markTerms(text: string, terms: readonly string[]): [part: string, isMarked: boolean][] {
  const markedTerms = [...new Set(terms)]
    .filter(term => term.length > 1 || /\p{Script=Han}/u.test(term))
    .sort((a, b) => b.length - a.length)
  if (markedTerms.length === 0) return [[text, false]]
  const pattern = new RegExp(markedTerms.map(createTermPattern).join('|'), 'giu')
  const parts: [string, boolean][] = []
  let offset = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > offset) parts.push([text.slice(offset, index), false])
    parts.push([match, true])
    offset = index + match.length
  }
  if (offset < text.length) parts.push([text.slice(offset), false])
  return parts
}

/** Matches `rowconfig` in `row-config` too. */
const createTermPattern = (term: string): string =>
  /^[a-z]{4,}$/i.test(term) ? [...term].join('[-_.]?') : escapePattern(term)

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
