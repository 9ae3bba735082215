import path from 'node:path'
import { parseArgs } from 'node:util'
import { nav } from '../content/nav.ts'
import { collectProblems } from './checks/collect-problems.ts'
import { openCache } from './graph/cache.ts'
import { createStepPool } from './graph/step-pool.ts'
import { warmContent } from './graph/warm-content.ts'
import { contentFolder, cacheFiles } from './pages/content-files.ts'
import { readSite } from './pages/site.ts'

/**
 * `npm run check`, the part that reads the content. `--partial` leaves out pages that are not written yet,
 * `--unshown table` names the members of a component that no demo uses.
 */
const { values } = parseArgs({ options: { partial: { type: 'boolean' }, unshown: { type: 'string' } } })
const root = path.resolve(import.meta.dirname, '..')
openCache(root)
const files = cacheFiles(contentFolder(path.join(root, 'content')))
await warmCache()
let problemCount = 0
for (const { part, problems, notes } of collectProblems(root, files, nav, values)) {
  for (const note of notes) console.log(note)
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${part}: ${problems.length} problems` : `${part}: no problems`)
  problemCount += problems.length
}
process.exit(problemCount ? 1 : 0)

/** Fills the cache on all cores. Errors are ignored, because the checks report them. */
async function warmCache(): Promise<void> {
  const pool = createStepPool()
  try {
    await warmContent(pool, root, files, readSite(files, nav, values), 'checked')
  } catch {
    return
  } finally {
    await pool.end()
  }
}
