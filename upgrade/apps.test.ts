import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SourceFile } from './check.ts'
import { readHandEdits } from '../builder/upgrade-apps/hand-edits.ts'
import { checkFiles, checkProject } from './check-project.ts'
import { isMechanical, patchFile } from './patch.ts'
import { textReport } from './report/text.ts'

/** Sample applications, each with its patched files and the findings left for manual work. */
const folder = path.resolve(import.meta.dirname, 'fixtures/apps')
const versions = { from: '3.8.6', to: '3.21.6' }

const filesOf = (app: string): SourceFile[] =>
  readdirSync(path.join(folder, app, 'before'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
    .map(file => ({
      name: path
        .relative(path.join(folder, app, 'before'), file)
        .split(path.sep)
        .join('/'),
      text: readFileSync(file, 'utf8')
    }))

function patchAll(files: readonly SourceFile[]): SourceFile[] {
  const { projectOf } = checkFiles(files, versions)
  return files.map(file => ({ ...file, text: patchFile(file, versions, isMechanical, projectOf(file)).text }))
}

/** With `UPDATE_GOLDEN` the expected files are rewritten; review their diff. */
function expectFile(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  expect(text).toBe(readFileSync(file, 'utf8'))
}

const apps = readdirSync(folder)

test('there are at least 12 sample apps', () => expect(apps.length).toBeGreaterThanOrEqual(12))

test.each(apps)('patching the sample app %s gives its golden files', app => {
  const files = filesOf(app)
  const after = patchAll(files)
  for (const [at, { name, text }] of after.entries())
    if (text !== files[at]!.text) expectFile(path.join(folder, app, 'after', name), text)
    else expect(existsSync(path.join(folder, app, 'after', name)), name).toBe(false)
})

test.each(apps)('the patched sample app %s has no mechanical findings and no problems left', app => {
  const after = patchAll(filesOf(app))
  const project = checkProject(after, versions)
  expect(project.findings.filter(isMechanical)).toEqual([])
  expect(project.problems).toEqual([])
  expectFile(path.join(folder, app, 'left.txt'), textReport({ project, versions, language: 'en' }))
})

/**
 * Expectations that were written before the first run of the check: code to change with a part of its replacement,
 * code to report, and code to leave as it is.
 */
const expectationsOf = (app: string) => {
  const file = path.join(folder, app, 'expected.txt')
  return existsSync(file) ? readHandEdits(readFileSync(file, 'utf8')) : []
}

test.each(apps.filter(app => expectationsOf(app).length > 0))(
  'code of the sample app %s is changed, reported or left as expected',
  app => {
    const files = filesOf(app)
    const { results } = checkFiles(files, versions)
    const after = new Map(patchAll(files).map(({ name, text }) => [name, text]))
    const unmet = expectationsOf(app).filter(({ file: name, reason, from, to }) => {
      const file = files.find(each => each.name === name)!
      const start = file.text.indexOf(from)
      expect(file.text.split(from), `${name}: ${from}`).toHaveLength(2)
      const findings = results.get(file)!.findings
      const isFound = findings.some(finding => finding.start < start + from.length && finding.end > start)
      const text = after.get(name)!
      if (reason === 'change') return !isFound || !text.includes(to) || file.text.includes(to)
      return !text.includes(from) || (reason === 'name' && !isFound)
    })
    expect(unmet).toEqual([])
  }
)
