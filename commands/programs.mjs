import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd, fail, root } from './process.mjs'

/**
 * Programs of `build/`, each of which is bundled into one file with its imports of this project and of packages of many
 * files. Importing these several hundred files one by one takes longer than most of the programs run.
 */
export const programs = [
  'build/build.ts',
  'build/check.ts',
  'build/check-borders.ts',
  'build/check-demo-types.ts',
  'build/check-specification.ts',
  'build/check-wording.ts',
  'build/fonts/write.ts',
  'build/graph/pool-worker.ts',
  'build/vite/app.ts',
  'build/vite/dev.ts'
]
export const programsFolder = path.join(root, '.cache/programs')
/** File with the folder of the current bundle, the path of the project, and the hashes of the sources. */
export const programsList = path.join(programsFolder, 'list.json')
const bundler = 'commands/bundle-programs.mjs'
/** Inputs of the bundle besides the imported files. */
export const programInputs = [bundler, 'commands/programs.mjs', 'package-lock.json']

/** Determined once, so that all programs that a command starts are of the same bundle. */
let folder

/** Returns the file of a program of `build/` and the environment with the folder of the others; bundles them again if a source has changed. */
export function getProgram(entry) {
  folder ??= path.join(programsFolder, findCurrentBundle() ?? bundlePrograms())
  return { file: path.join(folder, `${programName(entry)}.mjs`), env: { DOCS_PROGRAMS: folder } }
}

/** `build/vite/dev.ts` -> `vite-dev` */
export const programName = entry =>
  entry
    .replace(/^build\//, '')
    .replaceAll('/', '-')
    .replace(/\.ts$/, '')

export const hashOf = text => createHash('sha256').update(text).digest('hex')

function findCurrentBundle() {
  try {
    const { folder, place, sums } = JSON.parse(readFileSync(programsList, 'utf8'))
    // The bundle contains the path of the project, so a moved project needs a new one.
    const isSame = place === root && Object.entries(sums).every(([name, sum]) => hashOf(readSource(name)) === sum)
    return isSame && existsSync(path.join(programsFolder, folder)) ? folder : undefined
  } catch {
    return undefined
  }
}

const readSource = name => readFileSync(path.join(root, name))

function bundlePrograms() {
  if (!runToEnd('node', [bundler])) fail('The programs of build/ could not be put together. The lines above say where.')
  return findCurrentBundle() ?? fail('A source has changed while the programs of build/ were put together. Try again.')
}
