import type { Language } from '../shared/locale.ts'
import { printValues } from './print.ts'
import type { PrintedValue } from './protocol.ts'

/** Words of an expectation, in one language or in both. */
export type ExpectationWords = string | { zh: string; en: string }

export interface Expectation {
  words: string
  passed: boolean
  /** Expected and actual value of a failed expectation. */
  values: PrintedValue[]
}

type Matcher = (expected?: unknown) => boolean
export type Matchers = Record<MatcherName, Matcher> & { not: Record<MatcherName, Matcher> }

const comparisons = {
  toBe: (actual: unknown, expected: unknown) => Object.is(actual, expected),
  toEqual: (actual: unknown, expected: unknown) => isEqual(actual, expected),
  toContain: (actual: unknown, expected: unknown) => (actual as string | unknown[]).includes(expected as string),
  toMatch: (actual: unknown, expected: unknown) => new RegExp(expected as string | RegExp).test(String(actual)),
  toBeGreaterThan: (actual: unknown, expected: unknown) => (actual as number) > (expected as number),
  toBeLessThan: (actual: unknown, expected: unknown) => (actual as number) < (expected as number),
  toBeTruthy: (actual: unknown) => Boolean(actual),
  toBeFalsy: (actual: unknown) => !actual
}
type MatcherName = keyof typeof comparisons
const names = Object.keys(comparisons) as MatcherName[]

/**
 * Creates the function `expect(value, words)` of a run. A failed expectation is reported and does not stop the code, so
 * that a reader sees all of them.
 */
export function createExpect(language: () => Language, report: (expectation: Expectation) => void) {
  return (actual: unknown, words?: ExpectationWords): Matchers => {
    const matchersOf = (isNegated: boolean): Record<MatcherName, Matcher> =>
      Object.fromEntries(
        names.map(name => [
          name,
          (expected?: unknown) => {
            const passed = comparisons[name](actual, expected) !== isNegated
            const called = `expect(…).${isNegated ? 'not.' : ''}${name}`
            report({
              words: describe(words, language()) ?? called,
              passed,
              values: passed ? [] : printValues(comparisons[name].length > 1 ? [expected, actual] : [actual])
            })
            return passed
          }
        ])
      ) as Record<MatcherName, Matcher>
    return { ...matchersOf(false), not: matchersOf(true) }
  }
}

const describe = (words: ExpectationWords | undefined, language: Language): string | undefined =>
  typeof words === 'object' ? words[language === 'en' ? 'en' : 'zh'] : words

/** Compares plain data: objects and arrays by their entries. */
function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime()
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every(key => Object.hasOwn(right, key) && isEqual(Reflect.get(left, key), Reflect.get(right, key)))
  )
}
