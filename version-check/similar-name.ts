import { isOneEdit } from '../shared/search-typos.ts'

/** Shortest name that is compared, because short ones resemble many others. */
const minLength = 5

/**
 * Returns the only name that differs by one letter added, left out, replaced or swapped with the next one, ignoring case;
 * undefined if there is none or a name is correct.
 */
export function findSimilarName(name: string, candidates: readonly string[]): string | undefined {
  if (name.length < minLength) return undefined
  const similar = candidates.filter(each => each !== name && isSimilar(name.toLowerCase(), each.toLowerCase()))
  return similar.length === 1 ? similar[0] : undefined
}

const isSimilar = (left: string, right: string): boolean =>
  right.length >= minLength && (left === right || isOneEdit(left, right))
