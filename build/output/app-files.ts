import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeKey } from '../graph/code-key.ts'
import { hashOf } from '../graph/hash.ts'
import { programFile } from '../graph/program.ts'
import { changedAt } from '../graph/disk.ts'
import type { PackageAddresses } from './linked-modules.ts'
import type { OutputFile } from './output-file.ts'

export interface BuiltApp {
  /** Changes with what it draws, and with how. */
  drawingKey: string
  folder: string
  site: OutputFile[]
  packages: PackageAddresses
}

/** Bundled anew only when something of it changed: the content is no part of it. */
export async function builtApp(root: string, basePath: string): Promise<BuiltApp> {
  const key = keyOf(root, basePath)
  const folder = path.join(root, '.cache/app', key)
  const packages = readPackages(folder)
  if (!packages) {
    rmSync(folder, { recursive: true, force: true })
    await bundle(root, folder, basePath)
  }
  removeOld(path.dirname(folder), key)
  const site = filesBelow(path.join(folder, 'site')).map(name => ({
    path: name,
    body: readFileSync(path.join(folder, 'site', name))
  }))
  return { drawingKey: sumOf(path.join(folder, 'draw')), folder, site, packages: packages ?? readPackages(folder)! }
}

/** Undefined where the folder is not there or is not what was bundled. */
function readPackages(folder: string): PackageAddresses | undefined {
  try {
    const { packages, sum } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as {
      packages: PackageAddresses
      sum: string
    }
    return sum === sumOf(folder) ? packages : undefined
  } catch {
    return undefined
  }
}

/** Of everything that was bundled. */
export const sumOf = (folder: string): string =>
  hashOf(
    ...filesBelow(folder)
      .filter(name => name !== 'app.json')
      .flatMap(name => [name, readFileSync(path.join(folder, name))])
  )

/** Going back and forth between two states bundles nothing; what nobody went back to for a week goes. */
function removeOld(folder: string, current: string): void {
  for (const name of readdirSync(folder)) {
    const age = Date.now() - (changedAt(path.join(folder, name)) ?? Date.now())
    if (name !== current && age > 7 * 86_400_000) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

const parts = [
  'src',
  'shared',
  'sandbox',
  'offline',
  'portable',
  'server',
  'upgrade',
  'upgrade-facts',
  'public',
  'index.html',
  'tsconfig.base.json',
  'content/table/start/icons/icon-words.ts'
]

function keyOf(root: string, basePath: string): string {
  const names = parts.flatMap(part =>
    part.includes('.') ? [part] : filesBelow(path.join(root, part)).map(name => `${part}/${name}`)
  )
  const sources = names.filter(name => !/\.test\.\w+$/.test(name)).sort()
  return hashOf(
    basePath,
    codeKey(path.join(root, 'build/vite/app.ts')),
    ...sources.flatMap(name => [name, readFileSync(path.join(root, name))])
  )
}

/** Most of what the bundler takes is not the engine's; see also commands/build.mjs. */
const room = ['--max-semi-space-size=8', '--heap-growing-percent=30']

function bundle(root: string, folder: string, basePath: string): Promise<void> {
  return new Promise((done, failed) => {
    const together = programFile('vite-app')
    const program = together ? [fileURLToPath(together)] : ['--import', 'tsx', path.join(root, 'build/vite/app.ts')]
    const child = spawn(process.execPath, [...room, ...program, folder], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', BASE_PATH: basePath },
      stdio: ['ignore', 'inherit', 'pipe']
    })
    let errors = ''
    child.stderr.on('data', data => (errors += data))
    child.on('error', failed)
    child.on('close', code =>
      code === 0 ? done() : failed(new Error(errors.trim() || 'The app could not be bundled.'))
    )
  })
}

/** Names below a folder, with `/`. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort()
    : []
