import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import type { SourceFile } from './check.ts'
import { checkFiles, checkProject } from './check-project.ts'
import { isMechanical, patchFile } from './patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const fixtures = path.resolve(import.meta.dirname, 'fixtures')
const content = path.resolve(import.meta.dirname, '../content')

const filesIn = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .sort()
    .map(file => ({ name: path.relative(folder, file).split(path.sep).join('/'), text: readFileSync(file, 'utf8') }))

const apps = readdirSync(path.join(fixtures, 'apps')).map(app => ({
  app,
  files: filesIn(path.join(fixtures, 'apps', app, 'before'))
}))
const ruleFiles = filesIn(path.join(fixtures, 'rules')).filter(({ name }) => /\/in\.\w+$/.test(name))
const demos = filesIn(content).filter(({ name }) => name.endsWith('.vue'))

const patchAll = (files: readonly SourceFile[]): SourceFile[] => {
  const { projectOf } = checkFiles(files, versions)
  return files.map(file => ({ ...file, text: patchFile(file, versions, isMechanical, projectOf(file)).text }))
}

test.each(apps)('in the sample app $app, edits are in range, and a second run changes nothing', ({ files }) => {
  for (const [{ text }, { findings, problems }] of checkFiles(files, versions).results) {
    expect(problems).toEqual([])
    for (const { start, end, edits } of findings) {
      expect(0 <= start && start <= end && end <= text.length).toBe(true)
      for (const edit of edits) expect(start <= edit.start && edit.start <= edit.end && edit.end <= end).toBe(true)
    }
  }
  const once = patchAll(files)
  expect(patchAll(once)).toEqual(once)
  expect(checkProject(once, versions).problems).toEqual([])
})

test('for the fixtures of all rules, a second run changes nothing, and the patched files can be read', () => {
  expect(ruleFiles.length).toBeGreaterThan(240)
  for (const file of ruleFiles) {
    const text = patchFile(file, versions).text
    expect(patchFile({ ...file, text }, versions).text, file.name).toBe(text)
    const { length } = checkFile(file, versions).problems
    expect(checkFile({ ...file, text }, versions).problems.length, file.name).toBeLessThanOrEqual(length)
  }
})

const toCrlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n')

test('a patch keeps line ends, adds no space at the end of a line, and separates attributes', () => {
  for (const { name, text } of [...ruleFiles, ...apps.flatMap(({ files }) => files), ...demos]) {
    const after = patchFile({ name, text }, versions).text
    if (after === text) continue
    expect(patchFile({ name, text: toCrlf(text) }, versions).text, name).toBe(toCrlf(after))
    const trailing = (code: string) => code.match(/[ \t]+$/gm)?.length ?? 0
    expect(trailing(after), name).toBeLessThanOrEqual(trailing(text))
    const joined = (code: string) => code.match(/="[^"\n]*"[@:\w#]/g)?.length ?? 0
    expect(joined(after), name).toBeLessThanOrEqual(joined(text))
  }
})

test.each(apps)('with one unreadable file, the verdict of the sample app $app is never positive', ({ files }) => {
  const patched = patchAll(files)
  const position = patched.findIndex(({ name }) => /\.(?:vue|jsx?|ts)$/.test(name))
  const broken = patched.with(position, { ...patched[position]!, text: `import 'vxe-table'\nconst = {` })
  const unread = broken.map((file, index) => (index === position ? { ...file, name: 'src/broken.js' } : file))
  expect(checkProject(unread, versions)).toMatchObject({ verdict: 'unread', problems: [{ file: 'src/broken.js' }] })
})
