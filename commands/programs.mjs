import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { did, fail, root } from './process.mjs'

/**
 * The programs of `build/` as `node` runs them fastest: each in one file, with what it imports of this project and of
 * packages in many parts. Importing these several hundred files one by one takes longer than most of the programs.
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
/** Which folder holds the programs as the sources are, where the project stands, and the sums of these sources. */
export const programsList = path.join(programsFolder, 'list.json')
const bundler = 'commands/bundle-programs.mjs'
/** What the programs are made of besides the files that they import. */
export const programsNeed = [bundler, 'commands/programs.mjs', 'package-lock.json']

/** They are looked at once: what a command starts is of one moment. */
let folder

/** What `node` needs to run a program of `build/`, made anew if a file of it has changed: the file, and where it finds others. */
export function programOf(entry) {
  folder ??= path.join(programsFolder, current() ?? bundled())
  return { file: path.join(folder, `${programName(entry)}.mjs`), env: { DOCS_PROGRAMS: folder } }
}

/** `build/vite/dev.ts` -> `vite-dev` */
export const programName = entry =>
  entry
    .replace(/^build\//, '')
    .replaceAll('/', '-')
    .replace(/\.ts$/, '')

export const sumOf = text => createHash('sha256').update(text).digest('hex')

function current() {
  try {
    const { folder, place, sums } = JSON.parse(readFileSync(programsList, 'utf8'))
    // They know where the project stands; somebody may have moved it.
    const isSame = place === root && Object.entries(sums).every(([name, sum]) => sumOf(textOf(name)) === sum)
    return isSame && existsSync(path.join(programsFolder, folder)) ? folder : undefined
  } catch {
    return undefined
  }
}

const textOf = name => readFileSync(path.join(root, name))

function bundled() {
  if (!did('node', [bundler])) fail('The programs of build/ could not be put together. The lines above say where.')
  return current() ?? fail('A source has changed while the programs of build/ were put together. Try again.')
}
