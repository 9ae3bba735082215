import { brokenBorders } from './checks/import-borders.ts'
import { projectSources } from './checks/project-sources.ts'

/** Says which imports cross a border of docs/architecture.md. */
const problems = brokenBorders(projectSources())
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
