import type { VersionNumbers } from '../shared/version-order.ts'
import { compareNumbers, parseVersion } from '../shared/version-order.ts'

/** @example minorOf('3.21.6') // '3.21' */
export const getMinorVersion = (version: string): string => parseVersion(version).slice(0, 2).join('.')

/** Supports ranges such as `^3.14.0`, `~2.6.14`, `>= 2.9 < 3`, `^2.10.0 || ^3.2.0` and versions without a pre-release. */
export function satisfies(version: string, range: string): boolean {
  const numbers = parseVersion(version)
  return range.split('||').some(part => parseComparators(part).every(isMatch => isMatch(numbers)))
}

const comparator = /(\^|~|>=|<=|>|<|=)? ?v?(\d+(?:\.(?:\d+|[x*]))*|\*|x)/g

function parseComparators(part: string): ((version: VersionNumbers) => boolean)[] {
  return [...part.matchAll(comparator)].map(([, sign = '', text = '']) => {
    const partCount = text.split('.').filter(each => /^\d+$/.test(each)).length
    const from = parseVersion(text)
    if (partCount === 0) return () => true
    if (sign === '>=') return version => compareNumbers(version, from) >= 0
    if (sign === '<') return version => compareNumbers(version, from) < 0
    if (sign === '>')
      return version =>
        compareNumbers(version, partCount < 3 ? getNextVersion(from, partCount) : from) >= (partCount < 3 ? 0 : 1)
    if (sign === '<=')
      return version =>
        compareNumbers(version, partCount < 3 ? getNextVersion(from, partCount) : from) < (partCount < 3 ? 0 : 1)
    const end = getNextVersion(
      from,
      sign === '^' ? countCaretParts(from) : sign === '~' ? Math.min(partCount, 2) : partCount
    )
    return version => compareNumbers(version, from) >= 0 && compareNumbers(version, end) < 0
  })
}

/** Returns the number of parts that a caret fixes: up to the first that is not zero. */
const countCaretParts = ([major, minor]: VersionNumbers): number => (major > 0 ? 1 : minor > 0 ? 2 : 3)

/** Returns the first version after those with the same first parts. */
const getNextVersion = ([major, minor, patch]: VersionNumbers, parts: number): VersionNumbers =>
  parts === 1 ? [major + 1, 0, 0] : parts === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
