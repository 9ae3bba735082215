import path from 'node:path'
import { parseArgs } from 'node:util'
import { nav } from '../content/nav.ts'
import { everyProblem } from './checks/every-problem.ts'
import { openCache } from './graph/cache.ts'
import { createPool } from './graph/pool.ts'
import { warmContent } from './graph/warm-content.ts'
import { contentFolder, rememberedFiles } from './pages/content-files.ts'
import { readSite } from './pages/site.ts'

/**
 * `npm run check`, the part that reads the content. `--partial` leaves out pages that are not written yet,
 * `--unshown table` names the members of a component that no demo uses.
 */
const { values } = parseArgs({ options: { partial: { type: 'boolean' }, unshown: { type: 'string' } } })
const root = path.resolve(import.meta.dirname, '..')
openCache(root)
const files = rememberedFiles(contentFolder(path.join(root, 'content')))
await readAhead()
let found = 0
for (const { what, problems, notes } of everyProblem(root, files, nav, values)) {
  for (const note of notes) console.log(note)
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${what}: ${problems.length} problems` : `${what}: no problems`)
  found += problems.length
}
process.exit(found ? 1 : 0)

/** On all cores. A site that can't be read is a matter of the checks. */
async function readAhead(): Promise<void> {
  const pool = createPool()
  try {
    await warmContent(pool, root, files, readSite(files, nav, values), 'checked')
  } catch {
    return
  } finally {
    await pool.end()
  }
}
