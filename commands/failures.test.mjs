import path from 'node:path'
import { expect, test } from 'vitest'
import { browserFailures, unitFailures } from './failures.mjs'
import { root } from './process.mjs'

const file = path.join(root, 'src/a.test.ts')

test('a failed unit test is named with its file and the beginning of its message', () => {
  const tests = [
    { status: 'passed', fullName: 'is right', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'is wrong',
      failureMessages: ['Error: \u001B[31m1 is not 2\u001B[39m\n    at a.ts:1:1']
    }
  ]
  expect(unitFailures([{ name: file, status: 'failed', message: '', assertionResults: tests }])).toEqual([
    '✗ src/a.test.ts › is wrong\n    Error: 1 is not 2\n        at a.ts:1:1'
  ])
})

test('a file that does not load is named too', () => {
  expect(unitFailures([{ name: file, status: 'failed', message: 'No such module.', assertionResults: [] }])).toEqual([
    '✗ src/a.test.ts\n    No such module.'
  ])
})

test('a browser test is named when it failed, and when it passed at its second attempt', () => {
  const spec = (title, status, errors) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ status, results: [{ errors: errors.map(message => ({ message })) }] }]
  })
  const suites = [
    {
      specs: [spec('is right', 'expected', [])],
      suites: [{ specs: [spec('is wrong', 'unexpected', ['It is.']), spec('is so, so', 'flaky', ['Once.'])] }]
    }
  ]
  expect(browserFailures(suites)).toEqual([
    '✗ a.spec.ts:3 › is wrong (unexpected)\n    It is.',
    '✗ a.spec.ts:3 › is so, so (flaky)\n    Once.'
  ])
})
