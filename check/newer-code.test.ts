import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkProject } from './check-project.ts'
import { checkOptions } from './fixtures/members.ts'
import { readCases } from './fixtures/read-cases.ts'

const cases = readCases(readFileSync(path.join(import.meta.dirname, 'fixtures/newer-code.txt'), 'utf8'))
const named = cases.map(each => [each.name, each] as const)

test('the fixtures hold at least 40 pieces of code for later versions', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
})

test.each(named)('%s: exactly the names that 3.8.6 lacks are found', (_, { files, expected }) => {
  const { findings, problems } = checkProject(files, checkOptions)
  expect(problems).toEqual([])
  expect(findings.map(({ found }) => found)).toEqual(expected.map(({ found }) => found))
  for (const [at, { here }] of expected.entries()) if (here) expect(findings[at]!.here ?? '').toContain(here)
  for (const { page, message } of findings) {
    expect(page).toMatch(/^\/[a-z]/)
    expect(message.zh).not.toBe(message.en)
  }
})

test.each(named)('%s: fixed code has no findings with fixes', (_, { files }) => {
  const { findings } = checkProject(files, checkOptions)
  const fixed = files.map(({ name, text }) => ({
    name,
    text: applyFixes(
      text,
      findings.filter(({ file }) => file === name)
    )
  }))
  const again = checkProject(fixed, checkOptions)
  expect(again.problems).toEqual([])
  expect(again.findings.filter(({ edits }) => edits.length > 0)).toEqual([])
  expect(again.findings).toHaveLength(findings.filter(({ edits }) => edits.length === 0).length)
})
