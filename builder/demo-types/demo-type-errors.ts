import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { textOf, writeAtomically } from '../graph/disk.ts'
import { hashOf } from '../graph/hash.ts'
import { contentFolder } from '../pages/content-files.ts'
import type { DemoScripts } from './demo-script.ts'
import { createDemoScripts } from './demo-script.ts'
import type { ScriptFolders } from './script-folder.ts'
import { writeScripts } from './script-folder.ts'
import type { CompilerError, UnlocatedError } from './compiler-errors.ts'
import { parseCompilerOutput } from './compiler-errors.ts'

export interface DemoTypeFolders extends ScriptFolders {
  /** Root folder of the project. */
  root: string
}

/**
 * Returns the type errors of all demos, a line each. Nothing is compiled while the code and the sources are those of
 * the last run without errors.
 */
export function findDemoTypeErrors(folders: DemoTypeFolders): string[] {
  const { content, folder } = folders
  const stampFile = path.join(folder, 'right.txt')
  const sources = sourcesIn(content)
  const key = hashOf(codeKey(import.meta.filename), ...[...sources].flat())
  if (textOf(stampFile) === key) return []
  const demos = new Map([...sources].filter(([name]) => name.endsWith('.vue')))
  const scripts = createDemoScripts(folder)
  writeScripts(folders, demos, scripts)
  const errors = compiledErrors(folders, demos, scripts)
  if (!errors.length) writeAtomically(stampFile, key)
  return errors
}

/** Reads all files that the types of demos depend on. */
function sourcesIn(content: string): Map<string, string> {
  const { list, read } = contentFolder(content)
  const names = list().filter(name => /\.(vue|ts)$|tsconfig\.json$/.test(name) && !/\.(spec|test)\.ts$/.test(name))
  return new Map(names.map(name => [name, read(name)]))
}

/** Runs the native compiler on the scripts and maps each error to its position in the demo. */
function compiledErrors(
  { root, content, folder }: DemoTypeFolders,
  demos: ReadonlyMap<string, string>,
  scripts: DemoScripts
): string[] {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  // In one thread: commands/check.mjs keeps the other cores busy.
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [compiler, '-p', folder, '--pretty', 'false', '--singleThreaded'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9
    }
  )
  if (status === null) throw error ?? new Error(`The compiler was stopped.\n${stderr}`)
  const scriptFiles = new Map([...demos.keys()].map(name => [path.join(folder, `${name}.ts`), name]))
  return parseCompilerOutput(stdout + stderr)
    .map((reported): CompilerError | UnlocatedError | undefined => {
      if ('line' in reported) return reported
      const file = path.resolve(folder, reported.file)
      const demo = scriptFiles.get(file)
      if (demo === undefined) return { ...reported, file }
      const at = scripts.scriptOf(demo, demos.get(demo)!).positionOf(reported.at, reported.code)
      return at && { ...reported, file: path.join(content, demo), at }
    })
    .filter(error => error !== undefined)
    .sort(compareErrors)
    .map(error => ('line' in error ? error.line : lineOf(error, root)))
}

const compareErrors = (a: CompilerError | UnlocatedError, b: CompilerError | UnlocatedError): number =>
  'line' in a || 'line' in b
    ? Number('line' in b) - Number('line' in a)
    : a.file.localeCompare(b.file) || a.at.line - b.at.line || a.at.column - b.at.column

const lineOf = ({ file, at, code, message }: CompilerError, root: string): string =>
  `${path.relative(root, file).split(path.sep).join('/')}(${at.line},${at.column}): error TS${code}: ${message}`
