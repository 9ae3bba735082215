import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './process.mjs'

/** Compares the packages that run a script at their installation with the list in docs/maintenance.md. */
const list = 'docs/maintenance.md'

/** Returns a sentence for each package of the lock file that the document doesn't list, and for each listed one without a script. */
export function findScriptProblems(lockFile, document) {
  const withScript = namesWithScript(lockFile)
  const listed = listedNames(document)
  return [
    ...withScript
      .filter(name => !listed.includes(name))
      .map(
        name => `${name} runs a script at its installation. Read the script, then list it with a reason in ${list}.`
      ),
    ...listed
      .filter(name => !withScript.includes(name))
      .map(name => `${name} no longer runs a script at its installation. Remove it from the list in ${list}.`)
  ]
}

/** Names with the parent package for a package inside of another one: its version is not that of the project. */
const namesWithScript = ({ packages }) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^node_modules\//, '').replaceAll('/node_modules/', ' > '))

/** Reads the first column of the table below the heading. */
function listedNames(document) {
  const [, section = ''] = /^## Packages with install scripts$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(document) ?? []
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
}

if (process.argv[1] === import.meta.filename) {
  const problems = findScriptProblems(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
    readFileSync(path.join(root, list), 'utf8')
  )
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length ? 1 : 0
}
