import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { selectPart } from '../commands/test-sets.mjs'
import { readCases } from '../builder/defects/read-cases.ts'
import { defectResults, documentedRelease } from '../upgrade-facts/defect-results.ts'
import { compileCase } from './compile-case.ts'
import { runInFrame } from './run-case.ts'
import { letters } from './write-results.ts'

/**
 * Runs each case in the two releases of every build and compares the result with the recorded one. Other releases are
 * data with its date. `npm run test:full -- --sweep 1/3` runs a third of the cases.
 */
const root = path.resolve(import.meta.dirname, '..')
const sandbox = path.join(root, 'dist/site/sandbox')
const cases = selectPart(readCases(path.join(root, 'defects')), process.env.SWEEP)

test.describe.configure({ timeout: 600_000 })

for (const [program, version] of [
  ['documented', documentedRelease],
  ['newest', defectResults.releases.at(-1)!]
] as const)
  test(`each case has its recorded result in ${version}`, async ({ page }) => {
    const read = (name: string) => readFileSync(path.join(sandbox, name), 'utf8')
    const find = (ending: string) =>
      readdirSync(sandbox).find(name => name.startsWith(`${program}.`) && name.endsWith(ending))!
    const files = { script: read(find('.js')), style: read(find('.css')) }
    await page.route('http://cases.test/**', route =>
      route.fulfill({
        contentType: 'text/html',
        body: route.request().url().includes('/sandbox/') ? read('index.html') : '<title>cases</title><body></body>'
      })
    )
    await page.goto('http://cases.test/')
    const run = (component: string, check: string) =>
      page.evaluate(runInFrame, {
        program: files,
        compiled: compileCase(component, check, version),
        timeout: 20_000
      })
    const index = defectResults.releases.indexOf(version)
    const differing: string[] = []
    let answered = 0
    for (const { id, component, check, workaround } of cases) {
      const { status } = await run(component, check)
      // The program of every build has the xe-utils of this site, so it cannot answer a few cases that the release can.
      if (program === 'newest' && status === 'unanswered') continue
      answered += 1
      if (letters[status] !== defectResults.cases[id]?.[index]) differing.push(`${id}: ${status}`)
      if (program !== 'documented' || !workaround) continue
      const mended = await run(workaround, check)
      if (mended.status !== 'passed') differing.push(`workaround of ${id}: ${mended.status}`)
    }
    expect(answered).toBeGreaterThan(0.8 * cases.length)
    expect(differing).toEqual([])
  })
