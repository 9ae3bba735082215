import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { exceptions } from './wording/exceptions.ts'
import { expressionsOf } from './wording/expressions.ts'
import { wordingProblems } from './wording/wording-problems.ts'

/** `npm run check`, the part that holds docs/terms.md. Files and folders that are named are read, and nothing else. */
const root = path.resolve(import.meta.dirname, '..')
const readable =
  /\bpage\.(zh|en)\.mdx$|\bwords\.en\.json$|^content\/.*(?:\.vue|(?<!\.spec|\.test|icon-words)\.ts)$|^src\/.*(?:-texts|\/messages)\.ts$|^upgrade\/(?:rules\/.*|.*-texts)(?<!\.test)\.ts$/
const named = process.argv.slice(2)
const rules = { expressions: expressionsOf(readFileSync(path.join(root, 'docs/terms.md'), 'utf8')), exceptions }
const names = (named.length ? named : ['content', 'src', 'upgrade']).flatMap(filesIn)
const problems = names.flatMap(name => wordingProblems(name, readFileSync(path.join(root, name), 'utf8'), rules))
for (const problem of problems) console.error(problem)
if (problems.length) console.error(`${problems.length} problems in ${names.length} files`)
process.exit(problems.length ? 1 : 0)

function filesIn(name: string): string[] {
  const found = statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map(each =>
        path.posix.join(name, each.split(path.sep).join('/'))
      )
    : [name]
  return found.filter(each => readable.test(each))
}
