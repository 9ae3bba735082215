import type { VersionNumbers } from '../shared/version-order.ts'
import { compareNumbers, versionNumbers } from '../shared/version-order.ts'

/** @example minorOf('3.21.6') // '3.21' */
export const minorOf = (version: string): string => versionNumbers(version).slice(0, 2).join('.')

/** Ranges as package.json writes them, for versions without a pre-release: `^3.14.0`, `~2.6.14`, `>= 2.9 < 3`, `^2.10.0 || ^3.2.0`. */
export function satisfies(version: string, range: string): boolean {
  const numbers = versionNumbers(version)
  return range.split('||').some(part => comparatorsOf(part).every(holds => holds(numbers)))
}

const comparator = /(\^|~|>=|<=|>|<|=)? ?v?(\d+(?:\.(?:\d+|[x*]))*|\*|x)/g

function comparatorsOf(part: string): ((version: VersionNumbers) => boolean)[] {
  return [...part.matchAll(comparator)].map(([, sign = '', text = '']) => {
    const given = text.split('.').filter(each => /^\d+$/.test(each)).length
    const from = versionNumbers(text)
    if (given === 0) return () => true
    if (sign === '>=') return version => compareNumbers(version, from) >= 0
    if (sign === '<') return version => compareNumbers(version, from) < 0
    if (sign === '>')
      return version => compareNumbers(version, given < 3 ? after(from, given) : from) >= (given < 3 ? 0 : 1)
    if (sign === '<=')
      return version => compareNumbers(version, given < 3 ? after(from, given) : from) < (given < 3 ? 0 : 1)
    const end = after(from, sign === '^' ? caretParts(from) : sign === '~' ? Math.min(given, 2) : given)
    return version => compareNumbers(version, from) >= 0 && compareNumbers(version, end) < 0
  })
}

/** How many numbers a caret holds: up to the first that is not zero. */
const caretParts = ([major, minor]: VersionNumbers): number => (major > 0 ? 1 : minor > 0 ? 2 : 3)

/** The first version behind those that share so many numbers. */
const after = ([major, minor, patch]: VersionNumbers, parts: number): VersionNumbers =>
  parts === 1 ? [major + 1, 0, 0] : parts === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
