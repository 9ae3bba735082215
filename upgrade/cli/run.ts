import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkFiles, packagesIn } from '../check-project.ts'
import type { CheckedProject } from '../check-project.ts'
import type { FileCheckResult, SourceFile } from '../check.ts'
import type { Finding } from '../finding.ts'
import { isMechanical, patchFile } from '../patch.ts'
import { describeProblem, ProblemError } from '../problem.ts'
import { compareMetDefects } from '../../shared/compare-defects.ts'
import type { DefectList } from '../../shared/defects.ts'
import { readAlternatives } from '../../shared/defects.ts'
import type { MemberIndex } from '../../usage/members/member-index.ts'
import type { MemberStructure } from '../../usage/members/used-members.ts'
import { createPartialIndex } from '../../usage/members/used-members.ts'
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
import { writeText } from './file-access.ts'
import type { ReadProject } from './read-project.ts'
import { readProject, toProblem } from './read-project.ts'
import { getBlockedWrite } from './commit-guard.ts'
import type { CliFile } from './source-files.ts'

/** Known defects, and data to find their members in code. */
export interface UpgradeDefects {
  structure: MemberStructure
  readList: (language: 'zh' | 'en') => DefectList
}

/** Known defects in a bundle of the command. */
export interface BundledDefects {
  structure: MemberStructure
  lists: Record<'zh' | 'en', DefectList>
}

/** Formats with the known defects. */
const defectFormats: readonly CliOptions['format'][] = ['text', 'json', 'markdown', 'html']

export interface CliEnvironment {
  workingFolder: string
  /** Value of `LC_ALL` or `LANG`. */
  language?: string | undefined
  /** Call of the program in sentences: `node vxe-upgrade.mjs`. */
  program?: string
  /** Known defects; without them no report names any. */
  defects?: UpgradeDefects | undefined
  writeOutput: (text: string) => void
  writeError: (text: string) => void
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
  { workingFolder, language, program = 'node vxe-upgrade.mjs', defects, writeOutput, writeError }: CliEnvironment
): number {
  const options = readArguments(args, language)
  if (typeof options === 'string') return failUsage(options)
  const texts = cliTexts[options.language]
  if (options.command === 'help') {
    writeOutput(texts.help(program, defaultVersions.from, defaultVersions.to))
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
  const blocked = options.isWriting && !options.isForced && getBlockedWrite(options.paths, workingFolder)
  if (blocked) return failUsage(texts[blocked.state](blocked.path))
  const list = defectFormats.includes(options.format)
    ? defects?.readList(options.language === 'en' ? 'en' : 'zh')
    : undefined
  const index = defects && list && createDefectIndex(list, defects.structure)
  const { project, changes, groups, textOf } = processFiles(readProject(options.paths, workingFolder), options, index)
  if (options.format === 'patch') writeOutput(unifiedDiff(changes))
  else
    writeOutput(
      reports[options.format]({
        project,
        groups,
        textOf,
        versions: options.versions,
        language: options.language,
        program,
        defects: list && compareMetDefects(list, project.members, options.versions)
      })
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
}

const createDefectIndex = ({ defects }: DefectList, structure: MemberStructure): MemberIndex =>
  createPartialIndex(defects.flatMap(({ members }) => members).flatMap(readAlternatives), structure)

interface ProcessedFiles {
  project: CheckedProject
  changes: FileChange[]
  /** Names of the checked files, with the groups of findings that a report in HTML shows. */
  groups: Map<string, FindingGroup[]>
  textOf: (file: string) => string | undefined
}

/** Checks the files of a project together, and changes each separately, so that an error is reported for its file only. */
function processFiles(
  { sources, problems: readProblems, files }: ReadProject,
  options: CliOptions,
  index: MemberIndex | undefined
): ProcessedFiles {
  const project: CheckedProject = {
    findings: [],
    problems: [...readProblems],
    packages: [],
    verdict: 'yes',
    files,
    members: []
  }
  const changes: FileChange[] = []
  const groups: ProcessedFiles['groups'] = new Map()
  const { results, projectOf } = checkFiles([...sources.keys()], options.versions, index)
  for (const [file, result] of results) {
    const source = sources.get(file)!
    try {
      processFile(source, file, result)
    } catch (error) {
      project.problems.push(toProblem(source, error))
    }
  }
  project.members = [...new Set([...results.values()].flatMap(({ members }) => members))]
  const { printable, problems } = splitPrintable(options.format === 'patch' ? changes : [])
  project.problems.push(...problems)
  project.verdict = getVerdict(project.findings, project.problems)
  const byName = new Map([...sources.keys()].map(({ name, text }) => [name, text]))
  for (const { name, after } of options.isWriting ? changes : []) byName.set(name, after)
  const textOf = (name: string): string | undefined => byName.get(name)
  return { project, changes: options.format === 'patch' ? printable : changes, groups, textOf }

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
