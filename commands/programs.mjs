import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd, fail, root } from './process.mjs'

/**
 * Programs of `builder/`, each of which is bundled into one file with its imports of this project and of packages of many
 * files. Importing these several hundred files one by one takes longer than most of the programs run.
 */
export const programs = [
  'builder/build.ts',
  'builder/check.ts',
  'builder/check-borders.ts',
  'builder/check-demo-types.ts',
  'builder/check-specification.ts',
  'builder/check-wording.ts',
  'builder/fonts/write.ts',
  'builder/graph/pool-worker.ts',
  'builder/vite/app.ts',
  'builder/vite/dev.ts'
]
export const programsFolder = path.join(root, '.cache/programs')
/** File with the folder of the current bundle, the path of the project, and the hashes of the sources. */
export const programsList = path.join(programsFolder, 'list.json')
const bundler = 'commands/bundle-programs.mjs'
/** Inputs of the bundle besides the imported files. */
export const programInputs = [bundler, 'commands/programs.mjs', 'package-lock.json']

/** Determined once, so that all programs that a command starts are of the same bundle. */
let folder

/** Returns the file of a program of `builder/` and the environment with the folder of the others; bundles them again if a source has changed. */
export function getProgram(entry) {
  folder ??= path.join(programsFolder, findCurrentBundle() ?? bundlePrograms())
  return { file: path.join(folder, `${programName(entry)}.mjs`), env: { DOCS_PROGRAMS: folder } }
}

/** `builder/vite/dev.ts` -> `vite-dev` */
export const programName = entry =>
  entry
    .replace(/^builder\//, '')
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
  if (!runToEnd('node', [bundler]))
    fail('The programs of builder/ could not be put together. The lines above say where.')
  return (
    findCurrentBundle() ?? fail('A source has changed while the programs of builder/ were put together. Try again.')
  )
}
