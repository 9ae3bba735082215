import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { built } from './build.mjs'
import { check } from './check.mjs'
import { chromium } from './chromium.mjs'
import { installed } from './install.mjs'
import { did, root } from './process.mjs'

/** Everything: types, lint, content, unit tests, the build, and a browser against the built site as the server serves it. */
installed()
const results = [await check(), unitTests()]
built()
results.push(await browserTests())
const sum = name => results.reduce((total, result) => total + result[name], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)

function unitTests() {
  const report = fresh('.cache/unit-tests.json')
  const succeeded = did('vitest', ['run'])
  const { numPassedTests: passed, numFailedTests: failed } = readReport(report) ?? { numPassedTests: 0, numFailedTests: 1 }
  return counted(passed, failed, succeeded)
}

async function browserTests() {
  const report = fresh('.cache/browser-tests.json')
  const succeeded = did('playwright', ['test'], { CHROMIUM: await chromium(), TEST_PORT: await freePort() })
  const { expected: passed, unexpected, flaky, skipped } = readReport(report)?.stats ?? { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  return counted(passed, unexpected + flaky + skipped, succeeded)
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
