import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeKey } from '../graph/code-key.ts'
import { hashOf } from '../graph/hash.ts'
import { bundledProgram } from '../graph/program.ts'
import { modifiedAt } from '../graph/disk.ts'
import { shippedFolders } from '../source-folders.ts'
import type { PackageAddresses } from './linked-modules.ts'
import type { OutputFile } from './output-file.ts'

export interface BuiltApp {
  /** Hash of the program that renders pages; rendered pages are cached under it. */
  rendererKey: string
  folder: string
  site: OutputFile[]
  packages: PackageAddresses
}

/** Facts that only the bundler knows, in `app.json` of a bundle. */
export interface BundleFacts {
  packages: PackageAddresses
  /** Scripts and sheets that most pages load before a click. */
  firstLoad: readonly string[]
}

/** Bundles the app only if a part of it has changed; the content is no part of it. */
export async function getBuiltApp(root: string, basePath: string): Promise<BuiltApp> {
  const key = keyOf(root, basePath)
  const folder = path.join(root, '.cache/app', key)
  const known = readBundle(folder)
  if (!known) {
    rmSync(folder, { recursive: true, force: true })
    await bundle(root, folder, basePath)
  }
  removeOldBundles(path.dirname(folder), key)
  const { packages, firstLoad } = known ?? readBundle(folder)!
  const site = listFiles(path.join(folder, 'site')).map(name => ({
    path: name,
    body: readFileSync(path.join(folder, 'site', name)),
    isFirstLoad: firstLoad.includes(name)
  }))
  return {
    rendererKey: hashFolder(path.join(folder, 'draw')),
    folder,
    site,
    packages
  }
}

/** Returns undefined if the folder does not exist or has changed since it was bundled. */
function readBundle(folder: string): BundleFacts | undefined {
  try {
    const facts = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as BundleFacts & { sum: string }
    return facts.sum === hashFolder(folder) ? facts : undefined
  } catch {
    return undefined
  }
}

/** Hashes everything that was bundled. */
export const hashFolder = (folder: string): string =>
  hashOf(
    ...listFiles(folder)
      .filter(name => name !== 'app.json')
      .flatMap(name => [name, readFileSync(path.join(folder, name))])
  )

/** Keeps the bundles of other states for a week, so that switching between two states bundles nothing. */
function removeOldBundles(folder: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const age = Date.now() - (modifiedAt(path.join(folder, name)) ?? Date.now())
    if (name !== current && age > 7 * 86_400_000) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

export const sourceParts = [
  ...shippedFolders,
  'public',
  'index.html',
  'tsconfig.base.json',
  'content/table/start/icons/icon-words.ts',
  'content/search/later-names.ts'
]

function keyOf(root: string, basePath: string): string {
  const names = sourceParts.flatMap(part =>
    part.includes('.') ? [part] : listFiles(path.join(root, part)).map(name => `${part}/${name}`)
  )
  const sources = names.filter(name => !/\.test\.\w+$/.test(name)).sort()
  return hashOf(
    basePath,
    codeKey(path.join(root, 'builder/vite/app.ts')),
    ...sources.flatMap(name => [name, readFileSync(path.join(root, name))])
  )
}

/** Engine flags against a growing heap: most of the bundler's memory is outside of it; see also commands/build.mjs. */
const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

function bundle(root: string, folder: string, basePath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const bundledFile = bundledProgram('vite-app')
    const program = bundledFile
      ? [fileURLToPath(bundledFile)]
      : ['--import', 'tsx', path.join(root, 'builder/vite/app.ts')]
    const child = spawn(process.execPath, [...memoryFlags, ...program, folder], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', BASE_PATH: basePath },
      stdio: ['ignore', 'inherit', 'pipe']
    })
    let errors = ''
    child.stderr.on('data', data => (errors += data))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(errors.trim() || 'The app could not be bundled.'))
    )
  })
}

/** Returns the names of the files below a folder, with `/`. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort()
    : []
