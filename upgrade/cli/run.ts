import { existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkFiles, packagesIn } from '../check-project.ts'
import type { CheckedProject } from '../check-project.ts'
import type { FileCheckResult, SourceFile } from '../check.ts'
import type { Finding, Problem } from '../finding.ts'
import { isMechanical, patchFile } from '../patch.ts'
import { createProblem, describeProblem, formatBytes, ProblemError } from '../problem.ts'
import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import type { FindingGroup } from '../report/finding-groups.ts'
import { groupByLine } from '../report/finding-groups.ts'
import { agentReport } from '../report/agent.ts'
import { htmlReport } from '../report/html.ts'
import { jsonReport } from '../report/json.ts'
import { markdownReport } from '../report/markdown.ts'
import { sarifReport } from '../report/sarif.ts'
import { textReport } from '../report/text.ts'
import { splitPrintable } from '../report/printable-changes.ts'
import { unifiedDiff } from '../report/unified-diff.ts'
import type { FileChange } from '../report/unified-diff.ts'
import { isNote, getVerdict } from '../verdict.ts'
import { defaultVersions } from '../version.ts'
import { rules } from '../rules/all.ts'
import { getRule } from '../rules/applicable.ts'
import type { CliOptions } from './arguments.ts'
import { readArguments } from './arguments.ts'
import { cliTexts } from './cli-texts.ts'
import { readText, writeText } from './file-access.ts'
import { commitState, listSourceFiles } from './source-files.ts'
import type { CliFile, ListedFiles } from './source-files.ts'
import { defaultWalkLimits, maxBytesOf } from './walk-limits.ts'

export interface CliEnvironment {
  workingFolder: string
  /** Value of `LC_ALL` or `LANG`. */
  language?: string
  writeOutput: (text: string) => void
  writeError: (text: string) => void
}

function toProblem({ name }: CliFile, error: unknown): Problem {
  if (error instanceof ProblemError) return createProblem(name, error.reason, ...error.values)
  return { file: name, line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }
}

const reports = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  markdown: markdownReport,
  html: htmlReport,
  agent: agentReport
}

/** Runs the command and returns its exit code. */
export function run(
  args: readonly string[],
  { workingFolder, language, writeOutput, writeError }: CliEnvironment
): number {
  const options = readArguments(args, language)
  if (typeof options === 'string') return failUsage(options)
  const texts = cliTexts[options.language]
  if (options.command === 'help') {
    writeOutput(texts.help('vxe-upgrade.mjs', defaultVersions.from, defaultVersions.to))
    return 0
  }
  if (options.command === 'rules') {
    writeOutput(
      rules.map(rule => `${rule.id}  [${rule.certainty}, ${rule.when}]  ${rule.sentence[options.language]}\n`).join('')
    )
    return 0
  }
  const missing = options.paths.find(each => !existsSync(path.resolve(workingFolder, each)))
  if (missing !== undefined) return failUsage(texts.missing(missing))
  if (options.isWriting && !options.isForced)
    for (const each of options.paths) {
      const state = commitState(folderOf(each))
      if (state !== 'committed') return failUsage(texts[state](each))
    }
  const { project, changes, groups, textOf } = processFiles(listAll(options.paths, workingFolder), options)
  if (options.format === 'patch') writeOutput(unifiedDiff(changes))
  else
    writeOutput(
      reports[options.format]({ project, groups, textOf, versions: options.versions, language: options.language })
    )
  if (options.isWriting && options.format === 'text') writeError(`${texts.wrote(changes.length)}\n`)
  if (project.problems.length) {
    if (options.format !== 'text')
      for (const problem of project.problems)
        writeError(
          `${escapeControls(`${problem.file}:${problem.line} ${describeProblem(problem, options.language)}`)}\n`
        )
    return 3
  }
  return options.isStrict && project.findings.some(({ rule }) => !isNote(rule)) ? 1 : 0

  function failUsage(sentence: string): number {
    writeError(`${escapeLines(sentence)}\n`)
    return 2
  }

  function folderOf(givenPath: string): string {
    const realPath = realpathSync(path.resolve(workingFolder, givenPath))
    return statSync(realPath).isDirectory() ? realPath : path.dirname(realPath)
  }
}

/** Lists the files of all given paths, each once. */
function listAll(paths: readonly string[], workingFolder: string): ListedFiles {
  const files = new Map<string, CliFile>()
  const problems: Problem[] = []
  for (const each of paths) {
    const listed = listSourceFiles(each, workingFolder)
    for (const source of listed.files) files.set(source.path, source)
    problems.push(...listed.problems)
    if (listed.files.length === 0 && listed.problems.length === 0) problems.push(createProblem(each, 'noFiles'))
  }
  return { files: [...files.values()], problems }
}

interface ProcessedFiles {
  project: CheckedProject
  changes: FileChange[]
  /** Names of the checked files, with the groups of findings that a report in HTML shows. */
  groups: Map<string, FindingGroup[]>
  textOf: (file: string) => string | undefined
}

/** Checks the files of a project together, and changes each separately, so that an error is reported for its file only. */
function processFiles(
  listed: ListedFiles,
  options: CliOptions,
  maxTotalBytes = defaultWalkLimits.bytes
): ProcessedFiles {
  const project: CheckedProject = {
    findings: [],
    problems: [...listed.problems],
    packages: [],
    verdict: 'yes',
    files: 0
  }
  const changes: FileChange[] = []
  const groups: ProcessedFiles['groups'] = new Map()
  const sources = readAll()
  const { results, projectOf } = checkFiles([...sources.keys()], options.versions)
  for (const [file, result] of results) {
    const source = sources.get(file)!
    try {
      processFile(source, file, result)
    } catch (error) {
      project.problems.push(toProblem(source, error))
    }
  }
  const { printable, problems } = splitPrintable(options.format === 'patch' ? changes : [])
  project.problems.push(...problems)
  project.verdict = getVerdict(project.findings, project.problems)
  const byName = new Map([...sources.keys()].map(({ name, text }) => [name, text]))
  for (const { name, after } of options.isWriting ? changes : []) byName.set(name, after)
  const textOf = (name: string): string | undefined => byName.get(name)
  return { project, changes: options.format === 'patch' ? printable : changes, groups, textOf }

  function readAll(): Map<SourceFile, CliFile> {
    const read = new Map<SourceFile, CliFile>()
    let bytes = 0
    for (const [index, source] of listed.files.entries()) {
      if (bytes > maxTotalBytes) {
        const left = listed.files.length - index
        project.problems.push(createProblem(source.name, 'tooManyBytes', formatBytes(maxTotalBytes), String(left)))
        break
      }
      project.files++
      try {
        const text = readText(source.path, maxBytesOf(source.name))
        bytes += text.length
        read.set({ name: source.name, text }, source)
      } catch (error) {
        project.problems.push(toProblem(source, error))
      }
    }
    return read
  }

  function processFile(source: CliFile, file: SourceFile, checked: FileCheckResult): void {
    const { findings, problems } = checked
    project.problems.push(...problems)
    project.packages.push(...packagesIn(file))
    const selected = findings.filter(isSelected)
    if (!(options.isWriting || options.format === 'patch') || !selected.some(shouldApply))
      return addFindings(file, selected)
    const patched = patchFile(file, options.versions, shouldApply, projectOf(file), checked)
    const { text, remaining, problem } = patched
    if (problem) return void project.problems.push(problem)
    if (patched.problems.length > problems.length) throw new ProblemError('unstable')
    if (text !== file.text) {
      if (options.isWriting) writeText(source.path, text, source.root)
      changes.push({ name: source.name, before: file.text, after: text })
    }
    addFindings({ ...file, text }, options.isWriting ? remaining.filter(isSelected) : selected)
  }

  function addFindings(file: SourceFile, findings: readonly Finding[]): void {
    for (const each of findings) project.findings.push(each)
    if (options.format !== 'html') return
    const isShown = (finding: Finding) => isSelected(finding) && getRule(finding.rule)?.find.kind !== 'default'
    groups.set(
      file.name,
      groupByLine(file, findings, options.versions, isShown, sources.has(file) ? projectOf(file) : undefined)
    )
  }

  function isSelected({ rule, when }: Finding): boolean {
    return (options.only?.has(rule) ?? true) && (options.when?.has(when) ?? true)
  }

  function shouldApply(finding: Finding): boolean {
    return isSelected(finding) && finding.edits.length > 0 && (options.only !== undefined || isMechanical(finding))
  }
}
