/**
 * Returns the similarity of two names from 0 to 1, by the pairs of adjacent letters that both contain. It stays high
 * after a typo, with another ending and with words in another order.
 */
export function similarity(a: string, b: string): number {
  const [left, right] = [getLetterPairs(a), getLetterPairs(b)]
  const total = left.length + right.length
  if (total === 0) return 0
  const unmatched = [...right]
  const commonPairs = left.filter(pair => {
    const index = unmatched.indexOf(pair)
    if (index >= 0) unmatched.splice(index, 1)
    return index >= 0
  })
  return (2 * commonPairs.length) / total
}

/** Maximum number of letters compared, more than any name has: a pasted text is compared by its beginning. */
const maxLetters = 64

/** Returns `^s`, `so`, `or`, `rt`, `t$`: the ends count as letters, so that a name of one letter has pairs too. */
function getLetterPairs(name: string): string[] {
  const letters = [...name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')].slice(0, maxLetters)
  if (letters.length === 0) return []
  const framedLetters = ['^', ...letters, '$']
  return framedLetters.slice(1).map((letter, index) => framedLetters[index]! + letter)
}

/** Minimum similarity of two names to suggest one for the other. */
export const minSimilarity = 0.45

/** Returns the items with the highest similarity, best first. */
export function getMostSimilar<T>(
  items: readonly T[],
  getSimilarity: (item: T) => number,
  min: number,
  maxCount: number
): T[] {
  return items
    .map(item => ({ item, similarity: getSimilarity(item) }))
    .filter(each => each.similarity >= min)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxCount)
    .map(({ item }) => item)
}
