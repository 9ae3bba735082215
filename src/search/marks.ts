/** A text cut at what the query found in it: `[['多', true], ['字段', false]]`. */
export function markTerms(text: string, terms: readonly string[]): [part: string, isMarked: boolean][] {
  const wanted = [...new Set(terms)]
    .filter(term => term.length > 1 || /\p{Script=Han}/u.test(term))
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return [[text, false]]
  const pattern = new RegExp(wanted.map(looseTerm).join('|'), 'giu')
  const parts: [string, boolean][] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > at) parts.push([text.slice(at, index), false])
    parts.push([found, true])
    at = index + found.length
  }
  if (at < text.length) parts.push([text.slice(at), false])
  return parts
}

/** `rowconfig` is marked in `row-config` too. */
const looseTerm = (term: string): string => (/^[a-z]{4,}$/i.test(term) ? [...term].join('[-_.]?') : escape(term))

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
