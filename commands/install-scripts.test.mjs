import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findScriptProblems } from './install-scripts.mjs'
import { root } from './process.mjs'

const read = name => readFileSync(path.join(root, name), 'utf8')
const lock = JSON.parse(read('package-lock.json'))
const document = read('docs/maintenance.md')

test('every package with an install script is listed with a reason', () =>
  expect(findScriptProblems(lock, document)).toEqual([]))

test.each([
  ['node_modules/added', 'added'],
  ['node_modules/@a/b/node_modules/esbuild', '@a/b > esbuild']
])('a new package with an install script, %s, is a problem', (folder, name) => {
  const changed = { packages: { ...lock.packages, [folder]: { version: '1.0.0', hasInstallScript: true } } }
  expect(findScriptProblems(changed, document)).toEqual([
    `${name} runs a script at its installation. Read the script, then list it with a reason in docs/maintenance.md.`
  ])
})

test('a listed package without an install script is a problem', () => {
  const { 'node_modules/esbuild': _, ...packages } = lock.packages
  expect(findScriptProblems({ packages }, document)).toEqual([
    'esbuild no longer runs a script at its installation. Remove it from the list in docs/maintenance.md.'
  ])
})

test('a package that only the text below another heading names is not listed', () =>
  expect(
    findScriptProblems({ packages: { 'node_modules/a': { hasInstallScript: true } } }, '## Other\n\n| `a` | b |\n')
  ).toHaveLength(1))
