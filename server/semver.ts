/** Semantic versions as semver.org writes them: no `v`, no ranges, no missing parts. */
export interface Version {
  text: string
  numbers: readonly [major: number, minor: number, patch: number]
  prerelease: readonly string[]
  /** Build metadata after a `+`; empty for a published version, because npm removes it. */
  build: string
}

const number = '(0|[1-9]\\d{0,14})'
const identifier = '(?:0|[1-9]\\d{0,14}|\\d*[a-zA-Z-][\\da-zA-Z-]*)'
const build = '[\\da-zA-Z-]+'
const numbers = `${number}\\.${number}\\.${number}`
const strict = new RegExp(`^${numbers}(?:-(${identifier}(?:\\.${identifier})*))?(?:\\+(${build}(?:\\.${build})*))?$`)
const maxLength = 128

export function readVersion(text: unknown): Version | undefined {
  const match = typeof text === 'string' && text.length <= maxLength ? strict.exec(text) : null
  if (!match) return undefined
  const [whole, major, minor, patch, prerelease, metadata = ''] = match
  return {
    text: whole,
    numbers: [Number(major), Number(minor), Number(patch)],
    prerelease: prerelease?.split('.') ?? [],
    build: metadata
  }
}

/** True for a published version without a pre-release part. */
export const isStable = ({ prerelease, build }: Version): boolean => prerelease.length === 0 && build === ''

/** Compares versions for sorting newest first. */
export function newestFirst(a: Version, b: Version): number {
  return compare(b, a)
}

function compare(a: Version, b: Version): number {
  for (const [index, value] of a.numbers.entries()) {
    if (value !== b.numbers[index]) return value - b.numbers[index]!
  }
  if (a.prerelease.length === 0 || b.prerelease.length === 0) return b.prerelease.length - a.prerelease.length
  return comparePrerelease(a.prerelease, b.prerelease)
}

function comparePrerelease(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    const order = compareIdentifiers(part, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareIdentifiers(a: string, b: string): number {
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)]
  if (aIsNumber && bIsNumber) return Number(a) - Number(b)
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}
