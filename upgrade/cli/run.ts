import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkFile } from '../check.ts'
import { packagesIn } from '../check-project.ts'
import type { CheckedProject } from '../check-project.ts'
import type { Finding } from '../finding.ts'
import { isMechanical, patchFile } from '../patch.ts'
import { jsonReport } from '../report/json.ts'
import { markdownReport } from '../report/markdown.ts'
import { sarifReport } from '../report/sarif.ts'
import { textReport } from '../report/text.ts'
import { unifiedDiff } from '../report/unified-diff.ts'
import type { Change } from '../report/unified-diff.ts'
import { isNote, verdictOn } from '../verdict.ts'
import { defaultVersions } from '../version.ts'
import { rules } from '../rules/all.ts'
import type { Asked } from './arguments.ts'
import { readArguments } from './arguments.ts'
import { cliTexts } from './cli-texts.ts'
import { readText, writeText } from './file-access.ts'
import { isDirty } from './git.ts'
import { sourceFiles } from './source-files.ts'
import type { Found } from './source-files.ts'

export interface Surroundings {
  working: string
  /** `LANG` */
  language?: string
  say: (text: string) => void
  complain: (text: string) => void
}

const reports = { text: textReport, json: jsonReport, sarif: sarifReport, markdown: markdownReport }

/** The command; returns the exit code. */
export function run(words: readonly string[], { working, language, say, complain }: Surroundings): number {
  const asked = readArguments(words, language)
  if (typeof asked === 'string') return refuse(asked)
  const texts = cliTexts[asked.language]
  if (asked.wants === 'help') {
    say(texts.help('vxe-upgrade.mjs', defaultVersions.from, defaultVersions.to))
    return 0
  }
  if (asked.wants === 'rules') {
    say(rules.map(rule => `${rule.id}  [${rule.certainty}, ${rule.when}]  ${rule.sentence[asked.language]}\n`).join(''))
    return 0
  }
  const missing = asked.paths.find(each => !existsSync(path.resolve(working, each)))
  if (missing !== undefined) return refuse(texts.missing(missing))
  const dirty = asked.isWriting && !asked.isForced && asked.paths.find(each => isDirty(folderOf(each)))
  if (typeof dirty === 'string') return refuse(texts.dirty(dirty))
  const files = new Map(asked.paths.flatMap(each => sourceFiles(each, working)).map(found => [found.path, found]))
  const { project, changes } = processAll(files.values(), asked)
  if (asked.format === 'patch') say(unifiedDiff(changes))
  else say(reports[asked.format]({ project, versions: asked.versions, language: asked.language }))
  if (asked.isWriting && asked.format === 'text') complain(`${texts.wrote(changes.length)}\n`)
  if (project.problems.length) {
    if (asked.format !== 'text')
      for (const { file, line, message } of project.problems) complain(`${file}:${line} ${message}\n`)
    return 3
  }
  return asked.isStrict && project.findings.some(({ rule }) => !isNote(rule)) ? 1 : 0

  function refuse(sentence: string): number {
    complain(`${sentence}\n`)
    return 2
  }

  function folderOf(given: string): string {
    const whole = realpathSync(path.resolve(working, given))
    return statSync(whole).isDirectory() ? whole : path.dirname(whole)
  }
}

/** Each file by itself: what goes wrong with one is a problem of that one. */
function processAll(files: Iterable<Found>, asked: Asked): { project: CheckedProject; changes: Change[] } {
  const project: CheckedProject = { findings: [], problems: [], packages: [], verdict: 'yes', files: 0 }
  const changes: Change[] = []
  const texts = cliTexts[asked.language]
  for (const found of files) {
    project.files++
    try {
      processFile(found)
    } catch (error) {
      fail(found, error instanceof Error ? error.message : String(error))
    }
  }
  project.verdict = verdictOn(project.findings)
  return { project, changes }

  function processFile(found: Found): void {
    const before = readText(found.path)
    if (before === undefined) return fail(found, texts.notText)
    const file = { name: found.name, text: before }
    const { findings, problems } = checkFile(file, asked.versions)
    project.problems.push(...problems)
    project.packages.push(...packagesIn(file))
    const wanted = findings.filter(isAsked)
    if (!(asked.isWriting || asked.format === 'patch') || !wanted.some(isChanged)) {
      project.findings.push(...wanted)
      return
    }
    const { text, left } = patchFile(file, asked.versions, isChanged)
    const broken = checkFile({ name: found.name, text }, asked.versions).problems
    if (broken.length > problems.length) return fail(found, texts.unstable)
    if (text !== before) {
      if (asked.isWriting && !writeText(found.path, text, found.room)) return fail(found, texts.outside)
      changes.push({ name: found.name, before, after: text })
    }
    project.findings.push(...(asked.isWriting ? left.filter(isAsked) : wanted))
  }

  function fail({ name }: Found, message: string): void {
    project.problems.push({ file: name, line: 1, column: 1, message })
  }

  function isAsked({ rule, when }: Finding): boolean {
    return (asked.only?.has(rule) ?? true) && (asked.when?.has(when) ?? true)
  }

  function isChanged(finding: Finding): boolean {
    return isAsked(finding) && finding.edits.length > 0 && (asked.only !== undefined || isMechanical(finding))
  }
}
