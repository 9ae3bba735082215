import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { hashOf } from '../graph/hash.ts'
import { textOf, writeWhole } from '../graph/disk.ts'
import type { DemoScripts } from './demo-script.ts'
import { globalsFile } from './demo-script.ts'

/** The demos, and the folder that keeps them as TypeScript: the compiler remembers what it found in those that stay. */
export interface ScriptPlaces {
  content: string
  folder: string
}

/** Each demo as TypeScript; those that are as they were are left alone, those that are gone go. */
export function writeScripts(
  { content, folder }: ScriptPlaces,
  demos: ReadonlyMap<string, string>,
  scripts: DemoScripts
): void {
  writeIfOther(path.join(folder, globalsFile), scripts.globals)
  writeIfOther(path.join(folder, 'tsconfig.json'), JSON.stringify(configFor(content, folder)))
  const code = codeKey(path.join(import.meta.dirname, 'demo-script.ts'))
  const written = readSums(path.join(folder, 'sums.json'))
  const sums: Record<string, string> = {}
  for (const [name, source] of demos) {
    const file = path.join(folder, `${name}.ts`)
    sums[name] = hashOf(code, source)
    if (written.get(name) === sums[name] && existsSync(file)) continue
    writeIfOther(file, scripts.scriptOf(name, source).text)
  }
  for (const name of written.keys()) if (!demos.has(name)) rmSync(path.join(folder, `${name}.ts`), { force: true })
  writeWhole(path.join(folder, 'sums.json'), JSON.stringify(sums))
}

/** Nothing for a file that can't be read: then all demos are written. */
function readSums(file: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object))
  } catch {
    return new Map()
  }
}

/** As `content` says, with the demos from here: an import of a demo finds its TypeScript. */
function configFor(content: string, folder: string): object {
  const here = path.relative(folder, content).split(path.sep).join('/')
  const { include, exclude } = JSON.parse(readFileSync(path.join(content, 'tsconfig.json'), 'utf8')) as Included
  return {
    extends: `${here}/tsconfig.json`,
    compilerOptions: {
      rootDirs: ['.', here],
      paths: { '@/*': ['./*', `${here}/*`] },
      // A sheet of a package is imported for the bundler.
      noUncheckedSideEffectImports: false,
      incremental: true,
      tsBuildInfoFile: './found.tsbuildinfo'
    },
    include: ['**/*.ts', ...include.filter(name => !name.endsWith('.vue')).map(name => `${here}/${name}`)],
    exclude: exclude.map(name => `${here}/${name}`)
  }
}

interface Included {
  include: string[]
  exclude: string[]
}

function writeIfOther(file: string, text: string): void {
  if (textOf(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, text)
}
