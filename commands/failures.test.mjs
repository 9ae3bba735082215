import path from 'node:path'
import { expect, test } from 'vitest'
import { browserFailures, checkFailures, slowestSpecs, unitFailures } from './failures.mjs'
import { root } from './process.mjs'

const file = path.join(root, 'src/a.test.ts')

test('a failed unit test is reported with title, message and command in three lines', () => {
  const tests = [
    { status: 'passed', fullName: 'is right', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'is wrong',
      failureMessages: ['Error: \u001B[31m1 is not 2\u001B[39m\nExpected: 2\nReceived: 1\n    at a.ts:1:1']
    }
  ]
  expect(unitFailures([{ name: file, status: 'failed', message: '', assertionResults: tests }])).toEqual([
    '✗ src/a.test.ts › is wrong\n  Error: 1 is not 2 · Expected: 2 · Received: 1\n  → npm run test:unit -- src/a.test.ts'
  ])
})

test('a unit test file that does not load is reported', () => {
  expect(unitFailures([{ name: file, status: 'failed', message: 'No such module.', assertionResults: [] }])).toEqual([
    '✗ src/a.test.ts\n  No such module.\n  → npm run test:unit -- src/a.test.ts'
  ])
})

test('a browser test is reported if all tries or the first try failed', () => {
  const spec = (title, status, errors) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ status, results: [{ errors: errors.map(message => ({ message })) }] }]
  })
  const suites = [
    {
      specs: [spec('is right', 'expected', [])],
      suites: [{ specs: [spec('is wrong', 'unexpected', ['It is.']), spec('is unstable', 'flaky', ['Once.'])] }]
    }
  ]
  expect(browserFailures(suites)).toEqual([
    '✗ a.spec.ts:3 › is wrong (unexpected)\n  It is.\n  → npm run test:e2e -- a.spec.ts:3',
    '✗ a.spec.ts:3 › is unstable (flaky)\n  Once.\n  → npm run test:e2e -- a.spec.ts:3'
  ])
})

test('a long message of a failed check is cut, the report has three lines', () => {
  const [failure] = checkFailures([{ name: 'types', output: 'error\n'.repeat(1000) }])
  const lines = failure.split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1].length).toBeLessThan(420)
  expect(lines[2]).toBe('  → npm run check types')
})

test('the slowest specs are named with the time of all tries, the slowest first', () => {
  const spec = (file, ...durations) => ({ file, tests: [{ results: durations.map(duration => ({ duration })) }] })
  const suites = [
    {
      specs: [spec('a.spec.ts', 60_000)],
      suites: [{ specs: [spec('b.spec.ts', 90_000, 30_000), spec('a.spec.ts', 6000), spec('c.spec.ts', 1)] }]
    }
  ]
  expect(slowestSpecs(suites, 2)).toEqual(['b.spec.ts 2.0 min', 'a.spec.ts 1.1 min'])
})
