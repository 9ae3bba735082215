import type { AnswerLanguage } from '../answers/answers.ts'
import { escapeControls } from '../shared/escape-controls.ts'
import { compareVersions } from '../shared/version-order.ts'
import { checkFiles, mergeResults, packagesIn } from '../upgrade/check-project.ts'
import type { Problem } from '../upgrade/finding.ts'
import type { PatchResult } from '../upgrade/patch.ts'
import { isMechanical, patchFile } from '../upgrade/patch.ts'
import { createProblem, describeProblem } from '../upgrade/problem.ts'
import { agentReport, isInstruction } from '../upgrade/report/agent.ts'
import type { UpgradeVersions } from '../upgrade/version.ts'
import { defaultVersions } from '../upgrade/version.ts'
import type { SourceFile } from '../usage/read/source-file.ts'
import { filesSchema, readFiles } from './checked-files.ts'
import { limitReport } from './limit-text.ts'
import { mcpTexts } from './mcp-texts.ts'
import type { Tool, ToolAnswer, ToolSources } from './tool.ts'
import { answer, failure, languageOf, languageSchema, versionSchema } from './tool.ts'

interface UpgradeArguments {
  files: { name: string; text: string }[]
  from?: string
  to?: string
  answer?: 'report' | 'files'
  language?: AnswerLanguage
}

export const createUpgradeTool = ({ site }: ToolSources): Tool => ({
  name: 'upgrade',
  title: 'Upgrade code from vxe-table 3.8 to 3.9 and later',
  description:
    'Returns what has to change in code for a newer vxe-table 3: an instruction for each place that needs a decision (answer: report), or the files with all changes that need none (answer: files). Ask for the files first, then for the report about them. Nothing is written.',
  inputSchema: {
    type: 'object',
    required: ['files'],
    additionalProperties: false,
    properties: {
      files: filesSchema,
      from: versionSchema(`Version that the code is written for, ${defaultVersions.from} by default.`),
      to: versionSchema(`Version to upgrade to, ${defaultVersions.to} by default.`),
      answer: {
        type: 'string',
        enum: ['report', 'files'],
        description: 'report (the default): instructions. files: the changed files.'
      },
      language: languageSchema
    }
  },
  async run(args: UpgradeArguments) {
    const { files, from = defaultVersions.from, to = defaultVersions.to } = args
    const language = languageOf(args.language, '')
    const sources = readFiles(files, language)
    if (typeof sources === 'string') return failure(sources)
    if (compareVersions(from, to) >= 0) return failure(mcpTexts[language].backwards(from, to))
    const versions = { from, to }
    return args.answer === 'files'
      ? changeFiles(sources, versions, language)
      : reportChanges(sources, versions, language, site)
  }
})

function reportChanges(
  sources: readonly SourceFile[],
  versions: UpgradeVersions,
  language: AnswerLanguage,
  site = ''
): ToolAnswer {
  const { results } = checkFiles(sources, versions)
  const project = mergeResults(Array.from(results, ([file, result]) => ({ ...result, packages: packagesIn(file) })))
  const textByName = new Map(sources.map(({ name, text }) => [name, text]))
  const report = agentReport({
    project,
    versions,
    language,
    tool: 'upgrade',
    site: site === '' ? '' : `${site}#`,
    textOf: name => textByName.get(name)
  })
  return answer(limitReport(report, language))
}

/** Characters of the changed files in an answer. */
const maxChangedLength = 100_000

/** Makes the changes that need no decision; a file that can't be changed whole stays as it is and is named. */
function changeFiles(sources: readonly SourceFile[], versions: UpgradeVersions, language: AnswerLanguage): ToolAnswer {
  const texts = mcpTexts[language]
  const { results, projectOf } = checkFiles(sources, versions)
  const changed: string[] = []
  const problems: Problem[] = []
  const left: string[] = []
  let length = 0
  let undecided = 0
  for (const [file, result] of results) {
    problems.push(...result.problems)
    const patched = tryPatch(file)
    if (!patched) {
      problems.push(createProblem(file.name, 'unstable'))
      continue
    }
    undecided += patched.remaining.filter(isInstruction).length
    if (patched.problem) problems.push(patched.problem)
    else if (patched.problems.length > result.problems.length) problems.push(createProblem(file.name, 'unstable'))
    else if (patched.text !== file.text) {
      const block = `${escapeControls(file.name)}\n${patched.text}`
      // The first file is returned whole, of any size.
      if (changed.length > 0 && length + block.length > maxChangedLength) left.push(escapeControls(file.name))
      else changed.push(block)
      length += block.length
    }
  }
  const summary = [
    changed.length > 0 ? texts.changedFiles(changed.length) : texts.unchanged,
    ...(undecided > 0 ? [texts.toDecide(undecided)] : []),
    ...(left.length > 0 ? [texts.left(left.join(', '))] : []),
    ...problems.map(problem =>
      texts.problem(escapeControls(`${problem.file}:${problem.line}`), describeProblem(problem, language))
    )
  ]
  return answer(`${summary.join('\n')}\n`, ...changed)

  function tryPatch(file: SourceFile): PatchResult | undefined {
    try {
      return patchFile(file, versions, isMechanical, projectOf(file), results.get(file))
    } catch {
      return undefined
    }
  }
}
