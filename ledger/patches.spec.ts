import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { selectPart } from '../commands/test-sets.mjs'
import type { DefectCase } from '../builder/defects/read-cases.ts'
import { readCases } from '../builder/defects/read-cases.ts'
import { defectResults, documentedRelease } from '../upgrade-facts/defect-results.ts'
import { patches as facts } from '../upgrade-facts/patches.ts'
import { compileCase } from './compile-case.ts'
import type { Patch } from './read-patches.ts'
import { readPatches } from './read-patches.ts'
import { runInFrame } from './run-case.ts'
import { letters } from './write-results.ts'

/**
 * Runs cases with patches in 3.8.6: those of a patch pass, and all others keep their recorded results. `npm run test:full
 * -- --sweep 1/3` runs a third of the cases with all patches together.
 */
const root = path.resolve(import.meta.dirname, '..')
const sandbox = path.join(root, 'dist/site/sandbox')
const cases = readCases(path.join(root, 'defects'))
const patches = readPatches(path.join(root, 'patches'))
const patchedCases = new Map(facts.map(({ name, cases }) => [name, cases as readonly string[]]))

test.describe.configure({ timeout: 600_000 })

test.beforeEach(({ page }) => openHostPage(page))

for (const patch of patches)
  test(`the patch ${patch.name} alone fixes its cases and no other case of their pages`, async ({ page }) => {
    const ids = patchedCases.get(patch.name)!
    const pages = new Set(ids.map(id => path.posix.dirname(id)))
    const run = cases.filter(each => pages.has(each.page))
    expect(await findDiffering(page, run, [patch])).toEqual([])
  })

test('all patches together fix their cases and no other case', async ({ page }) => {
  expect(await findDiffering(page, selectPart(cases, process.env.SWEEP), patches)).toEqual([])
})

test('the patches change nothing in the newest release', async ({ page }) => {
  const run = cases.filter(({ id }) => facts.some(each => each.cases[0] === id))
  const [plain, patched] = [[] as string[], [] as string[]]
  for (const { component, check } of run) {
    plain.push((await runCase(page, 'newest', component, check, [])).status)
    patched.push((await runCase(page, 'newest', component, check, patches)).status)
  }
  expect(patched).toEqual(plain)
})

/** Returns the cases with another result than expected. */
async function findDiffering(
  page: Page,
  run: readonly DefectCase[],
  applied: readonly Patch[]
): Promise<readonly string[]> {
  const fixed = new Set(applied.flatMap(({ name }) => patchedCases.get(name)!))
  const index = defectResults.releases.indexOf(documentedRelease)
  const differing: string[] = []
  for (const { id, component, check } of run) {
    const { status } = await runCase(page, 'documented', component, check, applied)
    const expected = fixed.has(id) ? letters.passed : defectResults.cases[id]?.[index]
    if (letters[status] !== expected) differing.push(`${id}: ${status}`)
  }
  return differing
}

function runCase(
  page: Page,
  program: 'documented' | 'newest',
  component: string,
  check: string,
  applied: readonly Patch[]
) {
  const version = program === 'documented' ? documentedRelease : defectResults.releases.at(-1)!
  const compiled = compileCase(component, check, version, applied)
  return page.evaluate(runInFrame, { program: readProgram(program), compiled, timeout: 20_000 })
}

const read = (name: string) => readFileSync(path.join(sandbox, name), 'utf8')

function readProgram(program: string): { script: string; style: string } {
  const find = (ending: string) =>
    readdirSync(sandbox).find(name => name.startsWith(`${program}.`) && name.endsWith(ending))!
  return { script: read(find('.js')), style: read(find('.css')) }
}

async function openHostPage(page: Page): Promise<void> {
  await page.route('http://cases.test/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().includes('/sandbox/') ? read('index.html') : '<title>cases</title><body></body>'
    })
  )
  await page.goto('http://cases.test/')
}
