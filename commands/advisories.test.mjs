import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acceptedAdvisories, judgeAdvisories } from './advisories.mjs'
import { root } from './process.mjs'

const advisory = (id, name, severity) => ({
  source: 1,
  name,
  title: 'Runs code',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<2.0.0'
})
const reportOf = (...causes) => ({
  vulnerabilities: Object.fromEntries(
    causes.map(cause => [cause.name, { name: cause.name, severity: cause.severity, via: [cause, 'other'] }])
  )
})
const high = reportOf(advisory('GHSA-aaaa', 'left', 'high'))

/** Runs the command of CI with an npm that prints the given text. */
function runWith(output) {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-'))
  const npm = path.join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho "$@" > ${folder}/args\ncat <<'END'\n${output}\nEND\nexit 1\n`)
  chmodSync(npm, 0o755)
  const result = spawnSync(process.execPath, ['commands/outdated.mjs', '--advisories'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}` }
  })
  rmSync(folder, { recursive: true })
  return result
}

test('CI fails for a high advisory of a production dependency', () => {
  const { status, stdout } = runWith(JSON.stringify(high))
  expect(status).toBe(1)
  expect(stdout).toContain('high: left <2.0.0, GHSA-aaaa, Runs code')
  expect(stdout).toContain('accept the advisory with a reason in commands/advisories.mjs')
})

test.each([
  ['an error of the registry', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no text', ''],
  ['text that is not JSON', '<html>Log in</html>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['vulnerabilities that are a list', '{"vulnerabilities":[]}']
])('CI passes with a line if npm prints %s', (_, output) => {
  const { status, stdout } = runWith(output)
  expect([status, stdout]).toEqual([0, 'Advisories: not checked, because the registry provides none.\n'])
})

test('CI passes for lower advisories and without one', () => {
  const { status, stdout } = runWith(JSON.stringify(reportOf(advisory('GHSA-bbbb', 'left', 'moderate'))))
  expect(status).toBe(0)
  expect(stdout).toContain('  moderate: left <2.0.0, GHSA-bbbb, Runs code\n')
  expect(runWith('{"vulnerabilities":{}}').status).toBe(0)
})

test('an accepted advisory passes with its reason, another one of the same package does not', () => {
  const accepted = [{ id: 'GHSA-aaaa', because: 'the function is not used' }]
  const { failed, lines } = judgeAdvisories(high, accepted)
  expect(failed).toBe(false)
  expect(lines[1]).toBe('  high: left <2.0.0, GHSA-aaaa, Runs code, accepted: the function is not used')
  expect(judgeAdvisories(reportOf(advisory('GHSA-cccc', 'left', 'critical')), accepted).failed).toBe(true)
})

test('an accepted advisory that is no longer reported is named', () =>
  expect(judgeAdvisories(reportOf(), [{ id: 'GHSA-aaaa', because: 'x' }]).lines[1]).toContain('GHSA-aaaa is accepted'))

test('every accepted advisory has a reason', () => {
  for (const { id, because } of acceptedAdvisories)
    expect([id, because]).toEqual([expect.any(String), expect.stringMatching(/\w+ \w+/)])
})
