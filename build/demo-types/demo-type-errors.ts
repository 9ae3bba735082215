import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { textOf, writeWhole } from '../graph/disk.ts'
import { hashOf } from '../graph/hash.ts'
import { contentFolder } from '../pages/content-files.ts'
import type { DemoScripts } from './demo-script.ts'
import { demoScripts } from './demo-script.ts'
import type { ScriptPlaces } from './script-folder.ts'
import { writeScripts } from './script-folder.ts'
import type { Reported, Unplaced } from './reported.ts'
import { readReport } from './reported.ts'

export interface DemoPlaces extends ScriptPlaces {
  /** Where the project stands. */
  root: string
}

/** The errors in the types of all demos, a line for each. Nothing is done while all that is looked at is as it was when nothing was wrong. */
export function demoTypeErrors(places: DemoPlaces): string[] {
  const { content, folder } = places
  const stamp = path.join(folder, 'right.txt')
  const sources = sourcesIn(content)
  const key = hashOf(codeKey(import.meta.filename), ...[...sources].flat())
  if (textOf(stamp) === key) return []
  const demos = new Map([...sources].filter(([name]) => name.endsWith('.vue')))
  const scripts = demoScripts(folder)
  writeScripts(places, demos, scripts)
  const errors = compiledErrors(places, demos, scripts)
  if (!errors.length) writeWhole(stamp, key)
  return errors
}

/** What the types of demos hang on. */
function sourcesIn(content: string): Map<string, string> {
  const { list, read } = contentFolder(content)
  const names = list().filter(name => /\.(vue|ts)$|tsconfig\.json$/.test(name) && !/\.(spec|test)\.ts$/.test(name))
  return new Map(names.map(name => [name, read(name)]))
}

/** The native compiler looks at TypeScript, and each error is said where somebody wrote it. */
function compiledErrors(
  { root, content, folder }: DemoPlaces,
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
  return readReport(stdout + stderr)
    .map((reported): Reported | Unplaced | undefined => {
      if ('line' in reported) return reported
      const file = path.resolve(folder, reported.file)
      const demo = scriptFiles.get(file)
      if (demo === undefined) return { ...reported, file }
      const at = scripts.scriptOf(demo, demos.get(demo)!).positionOf(reported.at, reported.code)
      return at && { ...reported, file: path.join(content, demo), at }
    })
    .filter(error => error !== undefined)
    .sort(byPlace)
    .map(error => ('line' in error ? error.line : lineOf(error, root)))
}

const byPlace = (a: Reported | Unplaced, b: Reported | Unplaced): number =>
  'line' in a || 'line' in b
    ? Number('line' in b) - Number('line' in a)
    : a.file.localeCompare(b.file) || a.at.line - b.at.line || a.at.column - b.at.column

const lineOf = ({ file, at, code, message }: Reported, root: string): string =>
  `${path.relative(root, file).split(path.sep).join('/')}(${at.line},${at.column}): error TS${code}: ${message}`
