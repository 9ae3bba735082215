import { expect, test, vi } from 'vitest'
import type { ConsoleLine } from '../console/console-lines.ts'
import { createRaceProject, raceMarker } from './race-project.ts'
import { findRaceResult, median, orderRuns, summarizeRuns } from './race-results.ts'

vi.mock('./measure.js?raw', () => ({ default: 'export const createRace = 1' }))

const line = (...texts: string[]): ConsoleLine => ({
  id: 1,
  level: 'info',
  time: 0,
  count: 1,
  parts: texts.map(text => ({ kind: 'text', text }))
})
const run = { firstRow: 12.5, elements: 300, frames: [16, 17, 40], blank: 1 }

test('the result of a run is found among other lines of the console', () => {
  expect(findRaceResult([line('a'), line(raceMarker, JSON.stringify(run))])).toEqual(run)
  expect(findRaceResult([line('a'), line(raceMarker)])).toBeUndefined()
})

test.each([
  'no JSON',
  'null',
  '{}',
  JSON.stringify({ ...run, frames: [1, 'x'] }),
  JSON.stringify({ ...run, frames: Array.from({ length: 2000 }, () => 1) }),
  JSON.stringify({ ...run, firstRow: -1 }),
  JSON.stringify({ ...run, blank: '1' })
])('a result that the code made up is a problem: %s', text => {
  expect(findRaceResult([line(raceMarker, text)])).toEqual({ problem: text.slice(0, 200) })
})

test('the figures of a release are medians of its runs, and all frames of them', () => {
  const figures = summarizeRuns([
    run,
    { ...run, firstRow: 20, frames: [16, 16, 16], blank: 0 },
    { ...run, firstRow: 14 }
  ])
  expect(figures).toEqual({
    runs: 3,
    firstRow: 14,
    elements: 300,
    frame: { median: 16, slow: 40, longest: 40 },
    blank: 2 / 9
  })
  expect(summarizeRuns([{ ...run, frames: [], blank: 0 }])).toEqual({ runs: 1, firstRow: 12.5, elements: 300 })
  expect(summarizeRuns([])).toBeUndefined()
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('each release runs once per round, and another one begins each round', () => {
  expect(orderRuns(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c', 'b', 'c', 'a', 'c', 'a', 'b'])
})

test('a raced project renders its entry, and leaves its check out', () => {
  const files = ['App.vue', 'rows.js', 'check.js'].map(name => ({ name, text: name }))
  const raced = createRaceProject({ kind: 'js', entry: 'App.vue', library: '3.8.6', files }, '3.21.6')
  expect(raced).toMatchObject({ library: '3.21.6', entry: 'vxe-docs-race.js' })
  expect(raced.files.map(({ name }) => name)).toEqual(['App.vue', 'rows.js', 'vxe-docs-measure.js', 'vxe-docs-race.js'])
  expect(raced.files.at(-1)!.text).toContain("import component from './App.vue'")
})
