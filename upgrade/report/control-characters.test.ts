import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'
import { patchFile } from '../patch.ts'
import { run } from '../cli/run.ts'
import { escapeControls, escapeJson, escapeLines } from '../../shared/escape-controls.ts'
import { groupByLine } from './finding-groups.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { markdownReport } from './markdown.ts'
import type { ReportInput } from './report-input.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'
import { splitPrintable } from './printable-changes.ts'
import { unifiedDiff } from './unified-diff.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const hostile = [
  ['an escape sequence', '\u001B[2J\u001B[31m'],
  ['the clipboard of the terminal', '\u001B]52;c;cm0gLXJm\u0007'],
  ['a title of the terminal', '\u001B]0;title\u0007'],
  ['a link of the terminal', '\u001B]8;;http://a.example\u001B\\'],
  ['a C1 control character', '\u009B31m'],
  ['a C1 string of the terminal', '\u009D52;c;cm0gLXJm\u009C'],
  ['a device control string', '\u001BP$q"p\u001B\\'],
  ['backspaces', 'a\b\b\b'],
  ['a carriage return', 'a\rYou can upgrade.'],
  ['a line end', 'a\nYou can upgrade.'],
  ['a form feed', '\f'],
  ['a delete character', '\u007F'],
  ['NUL', '\0'],
  ['a bidirectional override', '\u202Eeuv.a'],
  ['a bidirectional isolate', '\u2066euv.a\u2069'],
  ['an Arabic letter mark', '\u061C'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a line separator', '\u2028You can upgrade.'],
  ['a byte order mark', '\uFEFF'],
  ['a lone surrogate', '\uD800']
] as const

/** Characters other than line ends that have an effect. */
// oxlint-disable-next-line no-control-regex -- they are searched for
const effects = /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800]/

test.each(hostile)('no report contains %s of a file name or of code', (_, characters) => {
  const name = `src/${characters}.vue`
  const text = `<template>\n  <vxe-table row-id="${characters}" row-key />\n</template>\n<script>\nimport 'vxe-table'\nconst = '${characters}'\n</script>\n`
  const project = checkProject([{ name, text }], versions)
  expect(project.findings.length).toBeGreaterThan(0)
  expect(project.problems.length).toBeGreaterThan(0)
  const groups = new Map([[name, groupByLine({ name, text }, project.findings, versions, () => true)]])
  const writeHtml = (input: ReportInput) => htmlReport({ ...input, groups })
  for (const write of [textReport, markdownReport, jsonReport, sarifReport, writeHtml]) {
    const report = write({ project, versions, language: 'en' })
    expect(effects.test(report)).toBe(false)
    expect(report.split('\n').some(line => line.startsWith('You can upgrade'))).toBe(false)
  }
  expect(textReport({ project, versions, language: 'en' })).toContain(escapeControls(name))
  // Programs that read the report get the name itself.
  expect((JSON.parse(jsonReport({ project, versions, language: 'en' })) as typeof project).findings[0]!.file).toBe(name)
})

test.each(hostile)('a patch leaves out a file with %s in its name', (_, characters) => {
  const change = { name: `src/${characters}.vue`, before: 'a\n', after: 'b\n' }
  // Control: without the separation the characters are in the patch.
  expect(unifiedDiff([change])).toContain(characters)
  const { printable, problems } = splitPrintable([change, { ...change, name: 'b c.vue' }])
  expect(printable.map(({ name }) => name)).toEqual(['b c.vue'])
  expect(problems).toMatchObject([{ file: change.name, reason: { id: 'patchName' } }])
})

test('a patch leaves out a file with control characters beside its changes, and holds all other characters', () => {
  const change = (line: string) => ({ name: 'a.vue', before: `${line}\na\n`, after: `${line}\nb\n` })
  for (const line of ['\u001B]52;c;cm0gLXJm\u0007', '\u009B2J', '\u202E'])
    expect(splitPrintable([change(line)]).problems).toMatchObject([{ reason: { id: 'patchLines' } }])
  const usual = change('\uFEFF\t表格 \u200F \u{1F468}\u200D\u{1F469}\r')
  expect(splitPrintable([usual])).toEqual({ printable: [usual], problems: [] })
})

test('control characters are shown by their code', () => {
  expect(escapeControls('a\u001B[2J\u202E\t\n\\x1b 表')).toBe('a\\x1b[2J\\u202e\\x09\\x0a\\x1b 表')
  expect(escapeLines('a\tb\nc\u001B')).toBe('a\tb\nc\\x1b')
  expect(JSON.parse(escapeJson(JSON.stringify('\u009B\u202E\u{1F469}\uFEFF')))).toBe('\u009B\u202E\u{1F469}\uFEFF')
})

test('a report in Markdown holds code of several lines in one', () => {
  const text = "import VXETable from 'vxe-table'\nimport\n\n'vxe-table/lib/style.css'\n"
  const project = checkProject(
    [
      { name: 'a.js', text: `${text}\n# <b>a</b>` },
      { name: 'b.js', text }
    ],
    versions
  )
  const report = markdownReport({ project, versions, language: 'en' })
  expect(report).toContain("`import 'vxe-pc-ui/lib/style.css'`")
})

test('messages of the command show control characters of its arguments', () => {
  let errors = ''
  const environment = { workingFolder: tmpdir(), writeOutput: () => {}, writeError: (text: string) => (errors += text) }
  expect(run(['\u001B[2J', '--lang', 'en'], environment)).toBe(2)
  expect(run(['.', '--lang', '\u001B[2J'], environment)).toBe(2)
  expect(run(['.', '--format', '\u009B2J', '--lang', 'en'], environment)).toBe(2)
  expect(errors).toContain('\\x1b[2J does not exist')
  expect(effects.test(errors)).toBe(false)
})

test('a patch of files with spaces, quotes and Chinese names can be applied', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vxe-upgrade-patch-'))
  try {
    const before = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
    const names = ['a b.vue', "it's.vue", '表格/"quoted".vue', 'back\\slash.vue']
    const changes = names.map(name => ({ name, before, after: patchFile({ name, text: before }, versions).text }))
    for (const { name } of changes) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), before)
    }
    const { printable, problems } = splitPrintable(changes)
    expect(problems).toEqual([])
    const { status, stderr } = spawnSync('git', ['apply', '-'], {
      cwd: folder,
      input: unifiedDiff(printable),
      encoding: 'utf8'
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    for (const { name, after } of changes) expect(readFileSync(path.join(folder, name), 'utf8')).toBe(after)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
