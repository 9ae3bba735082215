import path from 'node:path'
import { nav } from '../content/nav.ts'
import { contentProblems } from './checks/content-checks.ts'
import { contentFolder } from './pages/content-files.ts'

/** `npm run check`, the part that reads the content. `--partial` leaves out pages that are not written yet. */
const partial = process.argv.includes('--partial')
const problems = contentProblems(contentFolder(path.resolve(import.meta.dirname, '../content')), nav, { partial })
for (const problem of problems) console.error(problem)
console.log(problems.length ? `content: ${problems.length} problems` : 'content: no problems')
process.exit(problems.length ? 1 : 0)
