import type { Answers, AnswerLanguage } from '../answers/answers.ts'
import type { ArchiveFiles } from './archive.ts'

/** Everything outside of the program that a command uses. */
export interface CommandEnvironment {
  workingFolder: string
  /** Value of `LC_ALL` or `LANG`. */
  language?: string | undefined
  /** Value of `MCP`, which is `off` if `serve` offers no tools to assistants. */
  mcp?: string | undefined
  /** Program of the thread that answers assistants for `serve`. */
  mcpThread: URL
  writeOutput: (text: string) => void
  writeError: (text: string) => void
  /** Opens the documentation in the package. */
  openDocs: () => Docs
  /** Opens the files of the site that `serve` needs beside the documentation. */
  openSite: () => ArchiveFiles
}

/** The documentation in the package. */
export interface Docs {
  files: ArchiveFiles
  answers: Answers
  /** Parses one of the files with facts; throws if the package lacks it. */
  readFacts: (name: string) => unknown
}

/** Exit codes, the same for all commands. */
export const exitCodes = { done: 0, found: 1, usage: 2, failed: 3 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export interface CommandCall extends CommandEnvironment {
  /** Arguments behind the name of the command. */
  args: readonly string[]
  answerLanguage: AnswerLanguage
}

export interface Command {
  name: string
  /** Arguments and a line for the list of commands. */
  usage: string
  summary: Record<AnswerLanguage, string>
  /** Lines below the usage: options and examples; absent if the command writes its help itself. */
  help?: Record<AnswerLanguage, string>
  run: (call: CommandCall) => ExitCode | Promise<ExitCode>
}

/** A mistake in the arguments, said in a sentence. */
export class UsageError extends Error {}
