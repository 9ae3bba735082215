/** Splits a text into marked and unmarked parts: `[['多', true], ['字段', false]]`. */
export function markTerms(text: string, terms: readonly string[]): [part: string, isMarked: boolean][] {
  const markedTerms = [...new Set(terms)]
    .filter(term => term.length > 1 || /\p{Script=Han}/u.test(term))
    .sort((a, b) => b.length - a.length)
  if (markedTerms.length === 0) return [[text, false]]
  const pattern = new RegExp(markedTerms.map(createTermPattern).join('|'), 'giu')
  const parts: [string, boolean][] = []
  let offset = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { 0: match, index } = found
    if (!isWordStart(text, index)) {
      pattern.lastIndex = index + 1
      continue
    }
    if (index > offset) parts.push([text.slice(offset, index), false])
    parts.push([match, true])
    offset = index + match.length
  }
  if (offset < text.length) parts.push([text.slice(offset), false])
  return parts
}

/** False inside of a Latin word: `call` is not marked in `basic-all`. A capital letter starts a word of a name. */
function isWordStart(text: string, index: number): boolean {
  const [previous, first] = [text.charAt(index - 1), text.charAt(index)]
  if (!/[a-z\d]/i.test(first) || !/[a-z\d]/i.test(previous)) return true
  return /[A-Z]/.test(first) && /[a-z\d]/.test(previous)
}

/** Matches `rowconfig` in `row-config` too. */
const createTermPattern = (term: string): string =>
  /^[a-z]{4,}$/i.test(term) ? [...term].join('[-_.]?') : escapePattern(term)

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
