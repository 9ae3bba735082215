import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './process.mjs'

/**
 * What failed, once more at the end, a test in few lines: a log of thousands of lines is read from its end, and some
 * places keep nothing else of it.
 */
export function unitFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    const file = path.relative(root, name)
    if (status === 'failed' && !failed.length) return [told(file, message)]
    return failed.map(test => told(`${file} › ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

export function browserFailures(suites) {
  return suites.flatMap(suite => [
    ...suite.specs.flatMap(spec =>
      spec.tests
        .filter(test => test.status !== 'expected')
        .map(test => {
          const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => message))
          return told(`${spec.file}:${spec.line} › ${spec.title} (${test.status})`, messages.join('\n'))
        })
    ),
    ...browserFailures(suite.suites ?? [])
  ])
}

function told(title, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() && !/^\s+at .*node_modules/.test(line))
  return [`✗ ${title}`, ...lines.slice(0, 12).map(line => `    ${line.slice(0, 300)}`)].join('\n')
}
