import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { readCases } from '../builder/defects/read-cases.ts'
import type { BuiltRelease } from '../builder/releases/release-program.ts'
import { readBuiltReleases, releasesFolder } from '../builder/releases/release-program.ts'
import { compareVersions } from '../shared/version-order.ts'
import { documentedRelease } from '../upgrade-facts/defect-results.ts'
import { compileCase } from './compile-case.ts'
import { openHost } from './open-host.ts'
import type { CaseResult, FrameProgram } from './run-case.ts'
import { runInFrame } from './run-case.ts'
import { openStore } from './store.ts'
import { formatResults } from './write-results.ts'

/**
 * `npm run ledger` runs the cases of all defects on all releases that `npm run releases` has built, and writes
 * `upgrade-facts/defects.json`. Workarounds run on 3.8.6 only. Results are stored in `.cache`, so that an interrupted run
 * continues; `--again` runs everything and reports results that differ from the stored ones.
 *
 * `npm run ledger -- 3.8.6 3.12.4 --case cellValid` runs the cases with `cellValid` in their name and their workarounds
 * on two releases, prints their results and writes nothing.
 */
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { case: { type: 'string' }, again: { type: 'boolean' } }
})
const isPartial = positionals.length > 0 || values.case !== undefined
const cases = readCases(path.join(root, 'defects')).filter(({ id }) => id.includes(values.case ?? ''))
const folder = releasesFolder(root)
const releases = readBuiltReleases(folder)
  .filter(({ version }) => positionals.length === 0 || positionals.includes(version))
  .sort((a, b) => compareVersions(a.version, b.version))
const store = openStore(path.join(root, '.cache/ledger'))
const framePage = readFileSync(path.join(root, '.cache/sandbox/index.html'), 'utf8')
const host = await openHost(framePage)

const results = new Map(cases.map(({ id }) => [id, releases.map((): CaseResult => ({ status: 'passed', failed: [] }))]))
const problems: string[] = []
const waiting = releases.map((release, index) => ({ release, index }))
// Most of the time of a case is waiting, so each core runs several releases.
await Promise.all(Array.from({ length: 3 * availableParallelism() }, runReleases))
await host.close()
if (!isPartial) {
  const versions = releases.map(({ version }) => version)
  const text = formatResults(new Date().toISOString().slice(0, 10), versions, results)
  writeFileSync(path.join(root, 'upgrade-facts/defects.json'), text)
  process.stdout.write(`${cases.length} cases on ${versions.length} releases written\n`)
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}

async function runReleases(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { release, index } = next
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')
    const program = { script: read(release.script), style: read(release.style) }
    const page = await host.openPage()
    for (const { id, component, check, workaround } of cases) {
      const result = await runStored(page, release, program, id, component, check)
      results.get(id)![index] = result
      if (isPartial) print(release.version, id, result)
      if (release.version === documentedRelease && result.status !== 'failed')
        problems.push(`${id} does not fail in ${documentedRelease}. Mend the case, or the sentence of its page.`)
      if (!workaround || (!isPartial && release.version !== documentedRelease)) continue
      const mended = await runStored(page, release, program, id, workaround, check)
      if (isPartial) print(release.version, `${id} (workaround)`, mended)
      if (release.version === documentedRelease && mended.status !== 'passed')
        problems.push(`The workaround of ${id} does not pass in ${documentedRelease}.`)
    }
    await page.close()
    if (!isPartial) process.stdout.write(`${release.version}\n`)
  }
}

async function runStored(
  page: Page,
  release: BuiltRelease,
  program: FrameProgram,
  id: string,
  component: string,
  check: string
): Promise<CaseResult> {
  const code = `${component}\n${check}`
  const stored = isPartial ? undefined : store.read(release, code)
  if (stored && !values.again) return stored
  const result = await page.evaluate(runInFrame, {
    program,
    compiled: compileCase(component, check, release.version),
    timeout: 10_000
  })
  if (stored && stored.status !== result.status)
    problems.push(`${id} on ${release.version}: ${stored.status} at first, then ${result.status}`)
  store.write(release, code, result)
  return result
}

function print(version: string, id: string, result: CaseResult): void {
  const detail = result.status === 'unanswered' ? result.reason : result.failed.join(' · ')
  process.stdout.write(`${version} ${result.status} ${id} ${detail}\n`)
}
