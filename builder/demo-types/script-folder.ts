import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { hashOf } from '../graph/hash.ts'
import { textOf, writeAtomically } from '../graph/disk.ts'
import type { DemoScripts } from './demo-script.ts'
import { globalsFile } from './demo-script.ts'

/**
 * The folder of the content, and the folder of its demos as TypeScript, which is kept so that the compiler can reuse
 * its results for unchanged files.
 */
export interface ScriptFolders {
  content: string
  folder: string
}

/** Writes each changed demo as TypeScript and deletes the files of removed demos. */
export function writeScripts(
  { content, folder }: ScriptFolders,
  demos: ReadonlyMap<string, string>,
  scripts: DemoScripts
): void {
  writeIfChanged(path.join(folder, globalsFile), scripts.globals)
  writeIfChanged(path.join(folder, 'tsconfig.json'), JSON.stringify(buildTsconfig(content, folder)))
  const code = codeKey(path.join(import.meta.dirname, 'demo-script.ts'))
  const writtenHashes = readHashes(path.join(folder, 'sums.json'))
  const hashes: Record<string, string> = {}
  for (const [name, source] of demos) {
    const file = path.join(folder, `${name}.ts`)
    hashes[name] = hashOf(code, source)
    if (writtenHashes.get(name) === hashes[name] && existsSync(file)) continue
    writeIfChanged(file, scripts.scriptOf(name, source).text)
  }
  for (const name of writtenHashes.keys())
    if (!demos.has(name)) rmSync(path.join(folder, `${name}.ts`), { force: true })
  writeAtomically(path.join(folder, 'sums.json'), JSON.stringify(hashes))
}

/** Returns an empty map if the file can't be read, so that all demos are written. */
function readHashes(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object))
  } catch {
    return new Map()
  }
}

/** Extends the configuration of `content` by this folder, so that an import of a demo finds its TypeScript. */
function buildTsconfig(content: string, folder: string): object {
  const contentPath = path.relative(folder, content).split(path.sep).join('/')
  const { include, exclude } = JSON.parse(readFileSync(path.join(content, 'tsconfig.json'), 'utf8')) as TsconfigFiles
  return {
    extends: `${contentPath}/tsconfig.json`,
    compilerOptions: {
      rootDirs: ['.', contentPath],
      paths: { '@/*': ['./*', `${contentPath}/*`] },
      // Demos import style sheets of packages, which only the bundler resolves.
      noUncheckedSideEffectImports: false,
      incremental: true,
      tsBuildInfoFile: './found.tsbuildinfo'
    },
    include: ['**/*.ts', ...include.filter(name => !name.endsWith('.vue')).map(name => `${contentPath}/${name}`)],
    exclude: exclude.map(name => `${contentPath}/${name}`)
  }
}

interface TsconfigFiles {
  include: string[]
  exclude: string[]
}

function writeIfChanged(file: string, text: string): void {
  if (textOf(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeAtomically(file, text)
}
