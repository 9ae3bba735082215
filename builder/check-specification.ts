import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sections } from './specification/sections.ts'
import { findMissingTests, specificationTable, tableFile } from './specification/specification-table.ts'

/** `npm run check`, the part that keeps docs/specification.md current. `--write` writes it again. */
const root = path.resolve(import.meta.dirname, '..')
const read = (name: string) => {
  const file = path.join(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const table = specificationTable(sections)
if (process.argv.includes('--write')) writeFileSync(path.join(root, tableFile), table)
const problems = findMissingTests(sections, read)
if (read(tableFile) !== table)
  problems.push(
    `${tableFile} is not what builder/specification says. Run npx tsx builder/check-specification.ts --write.`
  )
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
