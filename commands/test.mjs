import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { built } from './build.mjs'
import { check } from './check.mjs'
import { changedFiles, reachOf } from './changed.mjs'
import { chromium } from './chromium.mjs'
import { firefox } from './firefox.mjs'
import { builtForHosts } from './hosts.mjs'
import { installed } from './install.mjs'
import { nginx } from './nginx.mjs'
import { did, fail, root } from './process.mjs'
import { browserFailures, unitFailures } from './failures.mjs'
import { hashSources } from './sources.mjs'

/**
 * Everything: types, lint, content, unit tests, the build, and a browser against the built site as the server serves it.
 * `--isolated` gives each browser test a context of its own instead of the page that its worker lends, and each file of
 * unit tests a program. `--changed` runs what the files can reach that are not as the last commit has them, or another
 * one: `--changed --since main`.
 * `--hosts` runs the browser tests of the hosts that the site can stand on instead: nginx, workerd, a bare static server.
 */
const { isolated, changed, since, hosts } = flags()
/** Of about 1,800 browser tests; more than that is no accident: see docs/decisions/0025-second-try.md. */
const secondTriesAllowed = 3
const reach = changed ? reachOf(changedFiles(since)) : { everything: '' }
if (reach.everything) console.log(`${reach.everything} may reach every page: all tests run.`)
/** Tests that go through all pages go through these alone. */
const narrowed = reach.pages?.length ? { CHANGED_PAGES: reach.pages.join() } : {}
const apart = isolated ? { ISOLATED: 'true' } : {}
installed()
const hash = hashSources()
const checked = hosts ? {} : await check()
const results = hosts ? [] : [checked, unitTests()]
if (hosts) builtForHosts(hash)
else built({ checked: checked.isContentRight ? hash : undefined })
if (reach.everything !== undefined || reach.specs.length) results.push(await browserTests())
const sum = name => results.reduce((total, result) => total + (result[name] ?? 0), 0)
const secondTries = sum('secondTries')
for (const line of results.flatMap(result => result.failures ?? [])) console.log(line)
console.log(
  `${sum('passed')} passed${secondTries ? `, ${secondTries} of them at their second try` : ''}, ${sum('failed')} failed`
)
process.exit(sum('failed') ? 1 : 0)

function flags() {
  try {
    return parseArgs({
      options: {
        isolated: { type: 'boolean' },
        changed: { type: 'boolean' },
        hosts: { type: 'boolean' },
        since: { type: 'string', default: 'HEAD' }
      }
    }).values
  } catch (error) {
    return fail(error.message)
  }
}

function unitTests() {
  const report = fresh('.cache/unit-tests.json')
  const succeeded = did('vitest', ['run', ...(reach.pages ? unitTestsOf(reach.pages) : [])], { ...narrowed, ...apart })
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files
  } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  return { ...counted(passed, failed, succeeded), failures: unitFailures(files) }
}

async function browserTests() {
  const report = fresh('.cache/browser-tests.json')
  const succeeded = did('playwright', ['test', ...(reach.specs ?? [])], {
    ...narrowed,
    CHROMIUM: await chromium(),
    FIREFOX: firefox(),
    TEST_PORT: await freePort(),
    ...apart,
    ...(hosts ? { HOSTS: 'true', NGINX: nginx() } : {})
  })
  const { stats, suites } = readReport(report) ?? {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: []
  }
  const tooMany = stats.flaky > secondTriesAllowed ? stats.flaky : 0
  const failed = stats.unexpected + stats.skipped + tooMany
  const passed = stats.expected + stats.flaky - tooMany
  return {
    ...counted(passed, failed, succeeded),
    secondTries: stats.flaky - tooMany,
    failures: browserFailures(suites)
  }
}

/** Content has few unit tests: those beside the pages, and those that look at every page or demo. */
function unitTestsOf(pages) {
  return [
    'build/playground/all-demos',
    'build/golden',
    'build/markdown',
    'build/output/static-pages',
    ...pages.map(page => `content/${page}/`)
  ]
}

/** Two runs on one machine do not meet. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
}

/** A runner that failed without a failed test (a file that did not load) counts as one. */
function counted(passed, failed, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(1, failed) }
}

function fresh(name) {
  const file = path.join(root, name)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
