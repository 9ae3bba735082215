import { findBrokenBorders } from './checks/import-borders.ts'
import { projectSources } from './checks/project-sources.ts'

/** Reports imports that cross a border of docs/architecture.md. */
const problems = findBrokenBorders(projectSources())
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
