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
  'build/check-specification.ts',
  'build/check-wording.ts',
  'build/graph/pool-worker.ts',
  'build/vite/dev.ts'
]
export const programsFolder = path.join(root, '.cache/programs')
/** Which folder holds the programs as the sources are, and the sums of these sources. */
export const programsList = path.join(programsFolder, 'list.json')
const bundler = 'commands/bundle-programs.mjs'
/** What the programs are made of besides the files that they import. */
export const programsNeed = [bundler, 'commands/programs.mjs', 'package-lock.json']

/** Arguments for `node` that run a program of `build/`, made anew if a file of it has changed. */
export function programOf(entry) {
  const folder = current() ?? bundled()
  return [fileOf(folder, entry)]
}

/** Where its workers find theirs; see build/graph/pool.ts. */
export const poolOf = () => ({ DOCS_POOL: fileOf(current() ?? bundled(), 'build/graph/pool-worker.ts') })

/** `build/vite/dev.ts` -> `vite-dev.mjs` */
export const programName = entry =>
  entry
    .replace(/^build\//, '')
    .replaceAll('/', '-')
    .replace(/\.ts$/, '')

const fileOf = (folder, entry) => path.join(programsFolder, folder, `${programName(entry)}.mjs`)

export const sumOf = file => (existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '')

function current() {
  try {
    const { folder, sums } = JSON.parse(readFileSync(programsList, 'utf8'))
    const isSame = Object.entries(sums).every(([name, sum]) => sumOf(path.join(root, name)) === sum)
    return isSame && programs.every(entry => existsSync(fileOf(folder, entry))) ? folder : undefined
  } catch {
    return undefined
  }
}

function bundled() {
  if (!did('node', [bundler])) fail('The programs of build/ could not be put together. The lines above say where.')
  return current() ?? fail('A source has changed while the programs of build/ were put together. Try again.')
}
