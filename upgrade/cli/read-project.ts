import type { SourceFile } from '../check.ts'
import type { Problem } from '../finding.ts'
import { createProblem, formatBytes, ProblemError } from '../problem.ts'
import { readText } from './file-access.ts'
import type { CliFile } from './source-files.ts'
import { listSourceFiles } from './source-files.ts'
import { defaultWalkLimits, maxBytesOf } from './walk-limits.ts'

export interface ReadProject {
  sources: Map<SourceFile, CliFile>
  /** Files and parts of folders that were not read. */
  problems: Problem[]
  /** Number of files that were to be read. */
  files: number
}

/** Reads the supported files of all given paths, each once. */
export function readProject(
  paths: readonly string[],
  workingFolder: string,
  maxTotalBytes = defaultWalkLimits.bytes
): ReadProject {
  const listed = new Map<string, CliFile>()
  const project: ReadProject = { sources: new Map(), problems: [], files: 0 }
  for (const each of paths) {
    const { files, problems } = listSourceFiles(each, workingFolder)
    for (const source of files) listed.set(source.path, source)
    project.problems.push(...problems)
    if (files.length === 0 && problems.length === 0) project.problems.push(createProblem(each, 'noFiles'))
  }
  let bytes = 0
  for (const [index, source] of [...listed.values()].entries()) {
    if (bytes > maxTotalBytes) {
      const left = listed.size - index
      project.problems.push(createProblem(source.name, 'tooManyBytes', formatBytes(maxTotalBytes), String(left)))
      break
    }
    project.files++
    try {
      const text = readText(source.path, maxBytesOf(source.name))
      bytes += text.length
      project.sources.set({ name: source.name, text }, source)
    } catch (error) {
      project.problems.push(toProblem(source, error))
    }
  }
  return project
}

export function toProblem({ name }: CliFile, error: unknown): Problem {
  if (error instanceof ProblemError) return createProblem(name, error.reason, ...error.values)
  return { file: name, line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }
}
