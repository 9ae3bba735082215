import { expect, test } from 'vitest'
import { noAnswers, readBisectAnswers, writeBisectAnswers } from './bisect-answers.ts'
import type { BisectAnswer } from './plan-bisection.ts'
import { planBisection } from './plan-bisection.ts'

const releases = Array.from({ length: 72 }, (_, index) => `3.${index}.0`)

/** Answers every question as the releases would, and returns the result with the releases that ran. */
function bisect(answerOf: (index: number) => BisectAnswer, start = '3.50.0') {
  const answers = new Map<string, BisectAnswer>()
  for (let runs = 0; runs < 100; runs += 1) {
    const plan = planBisection(releases, answers, start)
    if (plan.kind !== 'ask') return { plan, runs }
    expect(answers.has(plan.release)).toBe(false)
    answers.set(plan.release, answerOf(releases.indexOf(plan.release)))
  }
  throw new Error('The bisection has no end.')
}

test('the release that broke the code is found in at most nine runs, wherever it is', () => {
  for (let broken = 1; broken < releases.length; broken += 1) {
    const { plan, runs } = bisect(index => (index >= broken ? 'broken' : 'works'))
    expect(plan).toEqual({ kind: 'found', before: `3.${broken - 1}.0`, after: `3.${broken}.0`, skipped: [] })
    expect(runs).toBeLessThanOrEqual(9)
  }
})

test('the release that fixed the code is found in at most nine runs, wherever it is', () => {
  for (let fixed = 1; fixed < releases.length; fixed += 1) {
    const { plan, runs } = bisect(index => (index >= fixed ? 'works' : 'broken'))
    expect(plan).toMatchObject({ kind: 'found', before: `3.${fixed - 1}.0`, after: `3.${fixed}.0` })
    expect(runs).toBeLessThanOrEqual(9)
  }
})

test('releases that were skipped are named between the last one that works and the first broken one', () => {
  const { plan } = bisect(index => (index >= 33 ? 'broken' : index >= 30 ? 'skipped' : 'works'))
  expect(plan).toEqual({
    kind: 'found',
    before: '3.29.0',
    after: '3.33.0',
    skipped: ['3.30.0', '3.31.0', '3.32.0']
  })
})

test('code that old releases cannot run is tried in the oldest one that can', () => {
  const { plan, runs } = bisect(index => (index < 38 ? 'skipped' : 'broken'))
  expect(plan).toEqual({ kind: 'same', answer: 'broken', oldest: '3.38.0', newest: '3.71.0' })
  expect(runs).toBeLessThanOrEqual(9)
})

test('code that new releases cannot run is tried in the newest one that can', () => {
  const { plan } = bisect(index => (index > 60 ? 'skipped' : index >= 20 ? 'broken' : 'works'))
  expect(plan).toMatchObject({ kind: 'found', before: '3.19.0', after: '3.20.0' })
})

test('code that works everywhere gives the same answer for the oldest and the newest release', () => {
  expect(bisect(() => 'works').plan).toEqual({ kind: 'same', answer: 'works', oldest: '3.0.0', newest: '3.71.0' })
})

test('a release chosen by the reader counts like any other, and the nearest change is narrowed', () => {
  const answers = new Map<string, BisectAnswer>([
    ['3.0.0', 'works'],
    ['3.40.0', 'broken'],
    ['3.42.0', 'works']
  ])
  expect(planBisection(releases, answers, '3.50.0')).toEqual({ kind: 'ask', release: '3.41.0', remaining: 1 })
})

test('while every release is skipped, the one nearest to the start is next', () => {
  const answers = new Map<string, BisectAnswer>([['3.50.0', 'skipped']])
  expect(planBisection(releases, answers, '3.50.0')).toMatchObject({ kind: 'ask', release: '3.49.0' })
})

test('a bisection in which every release was skipped ends', () => {
  expect(bisect(() => 'skipped').plan).toEqual({ kind: 'unanswered' })
})

test('answers are written into the address and read back in their order, without unknown releases', () => {
  const answers = new Map<string, BisectAnswer>([
    ['3.50.0', 'broken'],
    ['3.0.0', 'works'],
    ['3.7.0', 'skipped']
  ])
  expect(writeBisectAnswers(answers)).toBe('3.50.0b,3.0.0w,3.7.0s')
  expect([...readBisectAnswers('3.50.0b,3.0.0w,3.7.0s', releases)]).toEqual([...answers])
  expect(writeBisectAnswers(new Map())).toBe(noAnswers)
  for (const text of [noAnswers, '', '9.9.9w', '3.0.0x', '3.0.0', '<img>w'])
    expect(readBisectAnswers(text, releases).size).toBe(0)
})
