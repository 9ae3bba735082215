import path from 'node:path'
import { parseArgs } from 'node:util'
import { nav } from '../content/nav.ts'
import { everyProblem } from './checks/every-problem.ts'
import { contentFolder } from './pages/content-files.ts'

/**
 * `npm run check`, the part that reads the content. `--partial` leaves out pages that are not written yet,
 * `--unshown table` names the members of a component that no demo uses.
 */
const { values } = parseArgs({ options: { partial: { type: 'boolean' }, unshown: { type: 'string' } } })
const root = path.resolve(import.meta.dirname, '..')
let found = 0
for (const { what, problems, notes } of everyProblem(root, contentFolder(path.join(root, 'content')), nav, values)) {
  for (const note of notes) console.log(note)
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${what}: ${problems.length} problems` : `${what}: no problems`)
  found += problems.length
}
process.exit(found ? 1 : 0)
