import { beforeEach, expect, test, vi } from 'vitest'
import type { RunOutcome } from './use-outcome.ts'
import { createTally } from './use-outcome.ts'

beforeEach(() => void vi.useFakeTimers())

function create() {
  const outcomes: (RunOutcome | undefined)[] = []
  return { ...createTally(outcome => outcomes.push(outcome)), outcomes }
}

test('a run has failed if one of its assertions has, and passed if none has', () => {
  const { tally, outcomes } = create()
  tally.start(true)
  tally.count(true)
  tally.count(false)
  tally.end('3.8.6', false)
  tally.start(true)
  tally.count(true)
  tally.end('3.9.0', false)
  expect(outcomes).toEqual([
    undefined,
    { version: '3.8.6', result: 'failed' },
    undefined,
    { version: '3.9.0', result: 'passed' }
  ])
})

test('a check that did not run to its end is unanswered', () => {
  const { tally, outcomes } = create()
  tally.start(true)
  tally.count(true)
  tally.end('3.8.6', true)
  expect(outcomes.at(-1)).toEqual({ version: '3.8.6', result: 'unanswered' })
})

test('assertions of a component count a second after it has rendered', () => {
  const { tally, outcomes } = create()
  tally.start(false)
  tally.awaitAssertions('3.8.6')
  tally.count(true)
  vi.advanceTimersByTime(900)
  expect(outcomes).toEqual([undefined])
  tally.count(false)
  vi.advanceTimersByTime(200)
  expect(outcomes.at(-1)).toEqual({ version: '3.8.6', result: 'failed' })
})

test('a component without assertions has no outcome, and a new run drops the one before', () => {
  const { tally, stop, outcomes } = create()
  tally.start(false)
  tally.awaitAssertions('3.8.6')
  vi.advanceTimersByTime(5000)
  tally.count(true)
  tally.awaitAssertions('3.8.6')
  tally.start(true)
  vi.advanceTimersByTime(5000)
  stop()
  expect(outcomes).toEqual([undefined, undefined])
})
