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

function isSimilar(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || right.length < minLength) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  const [leftRest, rightRest] = [left.slice(start), right.slice(start)]
  return (
    leftRest === rightRest ||
    leftRest.slice(1) === rightRest.slice(1) ||
    leftRest.slice(1) === rightRest ||
    leftRest === rightRest.slice(1) ||
    (leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0] && leftRest.slice(2) === rightRest.slice(2))
  )
}
