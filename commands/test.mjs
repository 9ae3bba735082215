import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from './build.mjs'
import { check } from './check.mjs'
import { changedFiles, findAffected } from './changed.mjs'
import { findChromium } from './chromium.mjs'
import { browserFailures, checkFailures, slowestSpecs, unitFailures } from './failures.mjs'
import { findFirefox } from './firefox.mjs'
import { buildForHosts } from './hosts.mjs'
import { ensureInstalled } from './install.mjs'
import { findNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { runToEnd, fail, root } from './process.mjs'
import { hashSources } from './sources.mjs'
import { selectPages, specsOf } from './test-sets.mjs'

/**
 * `npm test` and its variants. Each set is a list of phases; `full` starts with the phases of `quick`, then runs
 * all other tests. `--isolated` gives each browser test its own context and each unit test file its own
 * process. `--changed` runs the tests that the difference to the last commit can reach, `--since main` compares with
 * another commit. `--sweep 2/3` takes the second of three parts of the pages, attacks and defects for the tests beyond
 * the quick ones that loop over them, and runs all other tests. Other arguments are names of test files for `unit` and `e2e`.
 */
const testSets = {
  quick: ['check', 'unit quick', 'build', 'browser quick'],
  full: ['check', 'unit quick', 'build', 'browser quick', 'unit slow', 'browser rest'],
  unit: ['unit quick'],
  e2e: ['build', 'browser'],
  hosts: ['build for hosts', 'browser hosts']
}

/** Browser tests that may need their second try: see docs/decisions/0021-test-retry.md. */
const maxFlaky = 9

const { testSet, files, isolated, changed, since, shard, sweep } = readArguments()
const reach = changed ? findAffected(changedFiles(since)) : { everything: '' }
if (reach.everything) console.log(`${reach.everything} may affect every page: all tests of this set run.`)
/** Tests that loop over all pages loop over these instead. */
const changedPages = reach.pages?.length ? { CHANGED_PAGES: reach.pages.join() } : {}
/** Pages of this part of a sweep. */
const sweepPages = sweep && selectPages(sweep)
const isolation = isolated ? { ISOLATED: 'true' } : {}

ensureInstalled()
const hash = hashSources()
const results = []
let isContentChecked = false
for (const phase of phasesOf(testSet)) {
  const [kind, part] = phase.split(' ')
  if (phase === 'check') {
    const result = await check()
    isContentChecked = result.isContentRight
    results.push({ ...result, failures: checkFailures(result.failedChecks) })
  } else if (phase === 'build') buildIfChanged({ checked: isContentChecked ? hash : undefined })
  else if (phase === 'build for hosts') buildForHosts(hash)
  else results.push(await (kind === 'unit' ? runUnitTests(part) : runBrowserTests(part)))
}
report(results)

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        isolated: { type: 'boolean' },
        changed: { type: 'boolean' },
        since: { type: 'string', default: 'HEAD' },
        shard: { type: 'string' },
        sweep: { type: 'string' }
      }
    })
    const [testSet = 'quick', ...files] = positionals
    if (!(testSet in testSets))
      fail(`There is no "${testSet}" among the sets of tests: ${Object.keys(testSets).join(', ')}.`)
    if (files.length > 0 && testSet !== 'unit' && testSet !== 'e2e')
      fail(`To run some files say: npm run test:unit -- ${files[0]}, or npm run test:e2e -- ${files[0]}`)
    for (const name of ['shard', 'sweep'])
      if (values[name] && !/^[1-9]\d*\/[1-9]\d*$/.test(values[name])) fail(`A ${name} is written as 1/3.`)
    return { testSet, files, ...values }
  } catch (error) {
    return fail(error.message)
  }
}

/** A change that affects few pages runs all tests of these pages, in any set. */
function phasesOf(testSet) {
  const isNarrow = reach.everything === undefined
  const phases = testSets[testSet].filter(phase => phase !== 'check' || !shard || shard.startsWith('1/'))
  if (files.length > 0) return phases.map(phase => phase.replace('unit quick', 'unit'))
  if (!isNarrow) return phases
  return phases
    .filter(phase => phase !== 'unit slow' && phase !== 'browser rest')
    .map(phase => phase.replace('unit quick', 'unit').replace('browser quick', 'browser'))
    .filter(phase => !phase.startsWith('browser') || reach.specs.length > 0)
}

/** `part` is a project of vitest.config.ts, or undefined for both. */
async function runUnitTests(part) {
  const report = removeReport('.cache/unit-tests.json')
  const names = files.length > 0 ? files : reach.pages ? unitTestsOf(reach.pages) : []
  const succeeded = runToEnd('vitest', ['run', ...(part ? ['--project', part] : []), ...shardArguments(), ...names], {
    ...changedPages,
    ...(part === 'slow' && sweepPages ? { CHANGED_PAGES: sweepPages.join() } : {}),
    ...isolation,
    // Only slow tests start a database or a browser.
    ...(part === 'quick' ? {} : { POSTGRES: findPostgres(), CHROMIUM: await findChromium() })
  })
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults
  } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  return { passed, failed: succeeded ? failed : Math.max(1, failed), failures: unitFailures(testResults) }
}

/** `part` is `quick`, `rest`, `hosts`, or undefined for both of the first two. */
async function runBrowserTests(part) {
  const report = removeReport('.cache/browser-tests.json')
  const isSweep = part === 'rest' && sweepPages && !reach.pages
  const names = files.length > 0 ? files : (reach.specs ?? (isSweep ? specsOf(sweepPages) : []))
  const succeeded = runToEnd('playwright', ['test', ...shardArguments(), ...names], {
    ...changedPages,
    ...(isSweep ? { CHANGED_PAGES: sweepPages.join(), SWEEP: sweep } : {}),
    ...isolation,
    ...(part ? { TEST_SET: part } : {}),
    ...(part === 'hosts' ? { NGINX: findNginx(), POSTGRES: findPostgres() } : {}),
    CHROMIUM: await findChromium(),
    FIREFOX: findFirefox(),
    TEST_PORT: await findFreePort()
  })
  const { stats, suites } = readReport(report) ?? {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: []
  }
  if (part === 'rest') console.log(`Time of the workers, slowest specs: ${slowestSpecs(suites).join(', ')}`)
  const failed = stats.unexpected + stats.skipped
  return {
    passed: stats.expected + stats.flaky,
    failed: succeeded ? failed : Math.max(1, failed),
    flaky: stats.flaky,
    failures: browserFailures(suites)
  }
}

/** The last line is the result of the whole run; the failures before it name the command that runs one alone. */
function report(results) {
  const sum = name => results.reduce((total, result) => total + (result[name] ?? 0), 0)
  const flaky = sum('flaky')
  const tooFlaky = flaky > maxFlaky ? flaky : 0
  const [passed, failed] = [sum('passed') - tooFlaky, sum('failed') + tooFlaky]
  for (const line of results.flatMap(result => result.failures ?? [])) console.log(line)
  console.log(`${passed} passed${flaky && !tooFlaky ? `, ${flaky} of them at their second try` : ''}, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}

/** The few unit tests of the content, and those that loop over all pages or demos. */
function unitTestsOf(pages) {
  return [
    'builder/playground/all-demos',
    'builder/golden',
    'builder/markdown',
    'builder/output/static-pages',
    ...pages.map(page => `content/${page}/`)
  ]
}

function shardArguments() {
  return shard ? [`--shard=${shard}`] : []
}

/** A port of its own lets two runs on one machine go on at the same time. */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
}

function removeReport(name) {
  const file = path.join(root, name)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
