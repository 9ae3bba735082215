import { expect, test } from 'vitest'
import type { Expectation } from './expect.ts'
import { createExpect } from './expect.ts'

function run(language: 'zh' | 'en', check: (expectation: ReturnType<typeof createExpect>) => void): Expectation[] {
  const reported: Expectation[] = []
  check(
    createExpect(
      () => language,
      each => reported.push(each)
    )
  )
  return reported
}

test('each comparison passes or fails, also negated', () => {
  const results = run('en', check => {
    check(1).toBe(1)
    check(NaN).not.toBe(NaN)
    check([{ a: 1 }, 2]).toEqual([{ a: 1 }, 2])
    check({ a: 1 }).toEqual({ a: 1, b: undefined })
    check('abc').toContain('b')
    check([1]).not.toContain(2)
    check('row 12').toMatch(/\d+/)
    check(2).toBeGreaterThan(1)
    check(2).toBeLessThan(1)
    check('').toBeFalsy()
    check(0).toBeTruthy()
  })
  expect(results.map(({ passed }) => passed)).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    true,
    true,
    false,
    true,
    false
  ])
})

test('the words are those of the language, and the call without words', () => {
  const words = { zh: '第三行仍然勾选', en: 'The third row stays checked' }
  const all = (['zh', 'en'] as const).flatMap(language => run(language, check => check(1, words).toBe(1)))
  expect(all.map(each => each.words)).toEqual([words.zh, words.en])
  expect(run('en', check => check(1).not.toBe(1))[0]!.words).toBe('expect(…).not.toBe')
})

test('a failed expectation has the expected and the actual value', () => {
  const [failed] = run('en', check => check('one').toBe('two'))
  expect(failed!.values).toEqual([
    { kind: 'text', text: 'two' },
    { kind: 'text', text: 'one' }
  ])
})
