import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.mjs'
import { phaseOf, quickDemos, quickSweepPages, quickTag } from './test-sets.mjs'

/**
 * Lists the quick tests and the rest: `npm run test:list`. With `--check`, only reports test files that no command runs
 * and specs of e2e/ without a quick test.
 */
const names = sourceNames()
if (process.argv.includes('--check')) {
  const problems = [...names.flatMap(problemsOf), ...journeys(names).flatMap(journeyProblems)]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
list()

function sourceNames() {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8
  })
  // Without git, for instance in an unpacked archive, there is nothing to compare.
  return status === 0
    ? [...new Set(stdout.split('\n'))].filter(name => isTest(name) && existsSync(path.join(root, name)))
    : []
}

function isTest(name) {
  return /\.(?:test|spec)\.[a-z]+$/.test(name) && !/^upgrade\/fixtures\/|\.golden\//.test(name)
}

function problemsOf(name) {
  return phaseOf(name)
    ? []
    : [`${name} is run by no command. Name unit tests *.test.ts, browser tests *.spec.ts; see commands/test-sets.mjs.`]
}

function journeys(names) {
  return names.filter(name => /^e2e\/[^/]+\.spec\.ts$/.test(name))
}

function journeyProblems(name) {
  const source = readFileSync(path.join(root, name), 'utf8')
  return /\bquickTag\b|'@quick'/.test(source)
    ? []
    : [`${name} has no test with { tag: '${quickTag}' }: tag the one that goes the main way of the journey.`]
}

function list() {
  const unit = names.filter(name => phaseOf(name)?.startsWith('unit'))
  const quick = browserTestsOf('quick')
  const rest = browserTestsOf('rest')
  const both = quick.filter(test => rest.includes(test))
  if (both.length > 0) fail(`These tests are quick and belong to the rest too:\n${both.join('\n')}`)
  section(
    'quick: unit test files',
    unit.filter(name => phaseOf(name) === 'unit quick')
  )
  section('quick: browser tests', quick)
  section('quick: pages in all views', quickSweepPages())
  section('quick: demos in the sandbox', quickDemos())
  section(
    'full: further unit test files',
    unit.filter(name => phaseOf(name) === 'unit slow')
  )
  section('full: further browser tests', rest)
}

function browserTestsOf(testSet) {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--list', '--reporter=json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TEST_SET: testSet }, maxBuffer: 1e9 }
  )
  if (status !== 0) fail(stderr || stdout)
  const titles = suites =>
    suites.flatMap(({ specs, suites: inner = [] }) => [
      ...specs.map(({ file, title }) => `${file} › ${title}`),
      ...titles(inner)
    ])
  return titles(JSON.parse(stdout).suites)
}

function section(title, lines) {
  console.log(`\n${title} (${lines.length})`)
  for (const line of lines) console.log(`  ${line}`)
}
