import { existsSync } from 'node:fs'
import path from 'node:path'
import { escapeControls } from '../../shared/escape-controls.ts'
import { words } from '../../shared/words.ts'
import { getBlockedWrite } from '../../upgrade/cli/commit-guard.ts'
import { cliTexts } from '../../upgrade/cli/cli-texts.ts'
import { writeText } from '../../upgrade/cli/file-access.ts'
import type { ReadProject } from '../../upgrade/cli/read-project.ts'
import { readProject } from '../../upgrade/cli/read-project.ts'
import { describeProblem } from '../../upgrade/problem.ts'
import { applyFixes } from '../../version-check/apply-fixes.ts'
import type { ProjectCheck } from '../../version-check/check-project.ts'
import { checkProject } from '../../version-check/check-project.ts'
import type { LaterTarget } from '../../version-check/replacements.ts'
import { agentReport } from '../../version-check/report/agent.ts'
import { jsonReport } from '../../version-check/report/json.ts'
import { sarifReport } from '../../version-check/report/sarif.ts'
import { textReport } from '../../version-check/report/text.ts'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { commonTexts } from '../common-texts.ts'
import { docsVersion } from '../../answers/docs-version.ts'
import { readMembers } from '../version-lines.ts'
import { findInstalledVersion } from '../installed-packages.ts'
import { readChoice, readOptions } from '../options.ts'

const usage = 'check <folders or files…>'
const reports = { text: textReport, json: jsonReport, sarif: sarifReport, agent: agentReport }
const formats = ['text', 'json', 'sarif', 'agent'] as const

const texts = words({
  zh: {
    unknownVersion: (version: string) => `没有 ${version} 的数据，可以检查 3.x 的版本。`,
    wrote: (files: number) => `修改了 ${files} 个文件。`
  },
  en: {
    unknownVersion: version => `Nothing is known about ${version}. Versions 3.x can be checked.`,
    wrote: files => (files === 1 ? '1 file changed.' : `${files} files changed.`)
  }
})

export const checkCommand: Command = {
  name: 'check',
  usage,
  summary: {
    zh: '找出安装的版本没有的名称，以及代码中可见的陷阱',
    en: 'find names that the installed version lacks, and pitfalls that code shows'
  },
  help: {
    zh: `  --for <版本>     检查所用的版本，默认为安装的版本，没有安装时为 ${docsVersion}
  --format <格式>  text、json、sarif 或 agent（给编程助手的指令），默认为 text
  --write          进行确定的修改；省略时不修改任何文件
  --force          git 中有未提交的修改时也写入
  --strict         有提示时退出码也为 1

始终跳过 node_modules 和 dist，以及 .gitignore 忽略的文件，不跟随符号链接。`,
    en: `  --for <version>    version to check for; the installed one by default, ${docsVersion} if there is none
  --format <format>  text, json, sarif or agent (instructions for a coding assistant); text by default
  --write            make the changes that are certain; without it nothing is written
  --force            write even with uncommitted changes in git
  --strict           exit with 1 for hints too

node_modules, dist and what .gitignore ignores are always skipped, and symbolic links are not followed.`
  },
  run({ args, answerLanguage: language, openDocs, writeOutput, writeError, workingFolder }) {
    const { values, positionals } = readOptions(args, {
      for: { type: 'string' },
      format: { type: 'string' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false }
    })
    const format = readChoice(values.format ?? (values.json ? 'json' : 'text'), 'format', formats, language)
    if (positionals.length === 0) throw new UsageError(commonTexts[language].missing(usage))
    const missing = positionals.find(each => !existsSync(path.resolve(workingFolder, each)))
    if (missing !== undefined) throw new UsageError(commonTexts[language].missingPath(missing))
    const version = values.for ?? findInstalledVersion(workingFolder, 'vxe-table') ?? docsVersion
    if (!/^3\.\d{1,4}\.\d{1,4}$/.test(version)) throw new UsageError(texts[language].unknownVersion(version))
    const blocked = values.write && !values.force && getBlockedWrite(positionals, workingFolder)
    if (blocked) throw new UsageError(cliTexts[language][blocked.state](blocked.path))
    const docs = openDocs()
    const read = readProject(positionals, workingFolder)
    const options = {
      version,
      members: readMembers(docs),
      targets: docs.readFacts('later-names.json') as LaterTarget[]
    }
    let project = checkProject([...read.sources.keys()], options)
    if (values.write) {
      const changed = writeFixes(read, project)
      project = checkProject([...read.sources.keys()], options)
      writeError(`${texts[language].wrote(changed)}\n`)
    }
    const textByName = new Map([...read.sources.keys()].map(({ name, text }) => [name, text]))
    writeOutput(reports[format]({ project, language, site: '', textOf: name => textByName.get(name) }))
    for (const problem of read.problems)
      writeError(`${escapeControls(`${problem.file}:${problem.line} ${describeProblem(problem, language)}`)}\n`)
    if (read.problems.length > 0 || project.problems.length > 0) return exitCodes.failed
    const isFound = project.findings.some(({ severity }) => severity === 'unknown' || values.strict)
    return isFound ? exitCodes.found : exitCodes.done
  }
}

/** Writes the certain changes; the sources have the new texts afterwards. */
function writeFixes({ sources }: ReadProject, { findings }: ProjectCheck): number {
  let count = 0
  for (const [source, file] of sources) {
    const own = findings.filter(finding => finding.file === source.name && finding.edits.length > 0)
    if (own.length === 0) continue
    source.text = applyFixes(source.text, own)
    writeText(file.path, source.text, file.root)
    count++
  }
  return count
}
