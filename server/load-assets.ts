import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAsset, memoryAssets, type Asset, type Assets } from './assets.ts'
import { compressed } from './compression.ts'
import { isCompressible } from './content-types.ts'
import type { Bytes } from './digest.ts'
import { askedOrigins, fillPage } from './page-settings.ts'
import type { Settings } from './settings.ts'

type LoadSettings = Pick<Settings, 'serveApi' | 'componentHost'>

/** Reads the built folder once: every file with its bodies, tags and headers, ready to be sent. */
export async function loadAssets(folder: string, settings: LoadSettings): Promise<Assets> {
  const files = await listFiles(folder)
  if (!files.has('index.html')) throw new Error(`There is no built site in ${folder}. Run "npm run build" first, or set SITE_DIR.`)
  const originals = [...files].filter(path => !isPrecompressed(path, files))
  return memoryAssets(await inTurns(originals, path => loadAsset(folder, path, files, settings)))
}

async function loadAsset(folder: string, path: string, files: Set<string>, settings: LoadSettings): Promise<Asset> {
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)))
  const ready = (name: string) => (files.has(name) ? read(name) : undefined)
  const content = await read(path)
  const identity = path === 'index.html' ? fillBytes(content, settings) : content
  if (!isCompressible(path)) return createAsset(path, { identity }, [])
  const br = await compressed('br', identity, await ready(`${path}.br`))
  const gzip = await compressed('gzip', identity, await ready(`${path}.gz`))
  return createAsset(path, { identity, ...(br && { br }), ...(gzip && { gzip }) }, askedOrigins(settings))
}

function fillBytes(bytes: Bytes, settings: LoadSettings): Bytes {
  return new TextEncoder().encode(fillPage(new TextDecoder().decode(bytes), settings))
}

/** Paths with forward slashes, relative to the folder. Dot files and links stay private. */
async function listFiles(folder: string): Promise<Set<string>> {
  const files = new Set<string>()
  const walk = async (under: string): Promise<void> => {
    for (const entry of await readdir(join(folder, under), { withFileTypes: true }).catch(() => [])) {
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) await walk(`${under}${entry.name}/`)
      else if (entry.isFile()) files.add(`${under}${entry.name}`)
    }
  }
  await walk('')
  return files
}

function isPrecompressed(path: string, files: Set<string>): boolean {
  return /\.(br|gz)$/.test(path) && files.has(path.replace(/\.(br|gz)$/, ''))
}

/** A few at a time: a big site has more files than a process may hold open. */
async function inTurns<T, R>(items: readonly T[], act: (item: T) => Promise<R>, width = 8): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index]!)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
