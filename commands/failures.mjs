import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './process.mjs'

/**
 * Repeats the failures at the end of a run in three lines each: title, message, and the command that runs the test
 * alone. Long logs are read from their end, and some services store nothing else.
 */
export function unitFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    const file = path.relative(root, name).split(path.sep).join('/')
    const command = `npm run test:unit -- ${file}`
    if (status === 'failed' && failed.length === 0) return [threeLines(file, message, command)]
    return failed.map(test => threeLines(`${file} › ${test.fullName}`, test.failureMessages.join('\n'), command))
  })
}

export function browserFailures(suites) {
  return suites.flatMap(suite => [
    ...suite.specs.flatMap(spec =>
      spec.tests
        .filter(test => test.status !== 'expected')
        .map(test =>
          threeLines(
            `${spec.file}:${spec.line} › ${spec.title} (${test.status})`,
            test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
            `npm run test:e2e -- ${spec.file}:${spec.line}`
          )
        )
    ),
    ...browserFailures(suite.suites ?? [])
  ])
}

/** Names the spec files that took the most time of the workers: `e2e/sandbox.spec.ts 4.2 min`. */
export function slowestSpecs(suites, count = 12) {
  const specs = suite => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  const times = new Map()
  for (const { file, tests } of suites.flatMap(specs)) {
    const time = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    times.set(file, (times.get(file) ?? 0) + time)
  }
  return [...times]
    .sort(([, left], [, right]) => right - left)
    .slice(0, count)
    .map(([file, time]) => `${file} ${(time / 60_000).toFixed(1)} min`)
}

/** The complete output of a check is printed before. */
export const checkFailures = checks =>
  checks.map(({ name, output }) => threeLines(`check › ${name}`, output, `npm run check ${name}`))

const maxLength = 400

/** Leaves stack traces, code frames and call logs out of the message. */
function threeLines(title, message, command) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !/^at |^\s*[>|]|^\d+ \||^Call log:?|^- |^={3}/.test(line))
  return [`✗ ${title}`, `  ${lines.join(' · ').slice(0, maxLength)}`, `  → ${command}`].join('\n')
}
