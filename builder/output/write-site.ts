import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildManifest } from '../../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../../shared/manifest.ts'
import { isCompressible } from '../../server/content-types.ts'
import { modifiedAt, diskError, sizeOf, ignoreConcurrentChange, writeAtomically } from '../graph/disk.ts'
import { listFiles } from './app-files.ts'
import type { CompressedBodies } from './compress.ts'
import type { Compressor } from './compressed-bodies.ts'
import type { OutputFile } from './output-file.ts'

export interface WriteOptions {
  /** Returns the Brotli quality for a file, from 1 to 11. */
  effort?: (file: OutputFile) => number
  /** Writes `.br` and `.gz` beside each file. */
  siblings?: boolean
}

/**
 * Makes the folder hold exactly these files: unchanged files are not written again, other files are removed. The
 * compressed bodies are written to one file beside them, with a manifest that a server follows. Empties
 * `files`, so that each body can be freed: together they take twice the memory of their compressed forms.
 */
export async function writeSite(
  folder: string,
  files: OutputFile[],
  compressor: Compressor,
  { effort = effortOf, siblings = false }: WriteOptions = {}
): Promise<void> {
  const previous = readManifest(folder)
  const manifest: BuildManifest = { files: {} }
  const packed: Uint8Array[] = []
  let offset = 0
  const pack = (bytes: Uint8Array | undefined) => {
    if (!bytes) return undefined
    packed.push(bytes)
    offset += bytes.length
    return { at: offset - bytes.length, size: bytes.length, etag: etagOf(bytes) }
  }
  const results = await mapConcurrently(takeByEffort(files, effort), async ({ path: name, body, level }) => {
    const bytes = bytesOf(body)
    const etag = etagOf(bytes)
    const file = path.join(folder, name)
    if (previous?.files[name]?.etag !== etag || sizeOf(file) !== bytes.length) writeFile(file, bytes)
    const smaller: CompressedBodies = isCompressible(name)
      ? await compressor.compress({ body: bytes, level, sum: etag })
      : {}
    return { name, size: bytes.length, etag, smaller }
  })
  const written = results.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, size, etag, smaller } of written)
    manifest.files[name] = { size, etag, br: pack(smaller.br), gzip: pack(smaller.gzip) }
  mkdirSync(path.join(folder, path.dirname(manifestFile)), { recursive: true })
  const ignore = path.join(folder, assetsIgnore)
  if (!existsSync(ignore)) writeFile(ignore, Buffer.from('.build\n'))
  const siblingNames = siblings ? writeSiblings(folder, written) : []
  const text = JSON.stringify(manifest)
  if (!previous || JSON.stringify(previous) !== text || sizeOf(path.join(folder, bodiesFile)) !== offset) {
    // The manifest last: everything that it names exists by then, and a running server serves the new build from now on.
    writeAtomically(path.join(folder, bodiesFile), packed)
    writeAtomically(path.join(folder, manifestFile), text)
  }
  removeOthers(
    folder,
    new Set([...Object.keys(manifest.files), ...siblingNames, bodiesFile, manifestFile, assetsIgnore])
  )
}

/** Starts to compress files that exist before the others, in parallel with the work on those. */
export function startCompression(files: readonly OutputFile[], compressor: Compressor, effort = effortOf): void {
  const compressible = files.filter(file => isCompressible(file.path))
  compressor.start(
    compressible.map(file => {
      const bytes = bytesOf(file.body)
      return { body: bytes, level: effort(file), sum: etagOf(bytes) }
    })
  )
}

const bytesOf = (body: OutputFile['body']): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body)

/**
 * Empties the list and keeps the last file of each name. Files that take long to compress come first, so that the
 * others are written meanwhile.
 */
function takeByEffort(files: OutputFile[], effort: (file: OutputFile) => number): (OutputFile & { level: number })[] {
  const unique = [...new Map(files.splice(0).map(file => [file.path, file])).values()]
  return unique.map(file => ({ ...file, level: effort(file) })).sort((a, b) => b.level - a.level)
}

/** Keeps `.build` out of a Worker's assets: its platform compresses files itself and accepts none above 25 MiB. */
const assetsIgnore = '.assetsignore'

/** For static hosts that send `name.br` in place of `name` and compress nothing themselves. */
function writeSiblings(folder: string, files: readonly { name: string; smaller: CompressedBodies }[]): string[] {
  return files.flatMap(({ name, smaller }) =>
    (['br', 'gzip'] as const).flatMap(encoding => {
      const body = smaller[encoding]
      const sibling = `${name}.${encoding === 'br' ? 'br' : 'gz'}`
      if (body) writeFile(path.join(folder, sibling), body)
      return body ? [sibling] : []
    })
  )
}

/**
 * Returns the maximum for files that the first load waits for, almost the maximum for data that every search waits
 * for, and less for the boosts of the search. The maximum for pages and demos would take fourteen times as long for
 * four percent less; for documents, sources and large packages after a click three times as long gains nothing.
 */
function effortOf({ path: name, body, isFirstLoad = false }: OutputFile): number {
  if (/^static\/(?:js|css)\//.test(name)) return isFirstLoad || body.length < largeBytes ? 11 : 7
  if (/^(index\.html$|static\/content\/(nav-|[^/]+\/table-start-install-))/.test(name)) return 11
  if (name.startsWith('static/search/')) return name.includes('-leads.') ? 9 : 10
  return name.startsWith('static/content/') ? 9 : 7
}

/** The maximum quality takes two seconds per megabyte. */
const largeBytes = 640 * 1024

/**
 * Returns the etag that the server computes for these bytes; a test compares both. Synchronous, because thousands of
 * files are faster without promises.
 */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** @param tries Another build may remove the folder while it is still empty. */
function writeFile(file: string, bytes: Uint8Array, tries = 10): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && tries > 1) writeFile(file, bytes, tries - 1)
    else throw diskError(error, file)
  }
}

function readManifest(folder: string): BuildManifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')) as BuildManifest
  } catch {
    return undefined
  }
}

function removeOthers(folder: string, expectedNames: ReadonlySet<string>): void {
  const emptiedFolders = new Set<string>()
  for (const name of ignoreConcurrentChange(() => listFiles(folder)) ?? []) {
    if (expectedNames.has(name) || isDraft(path.join(folder, name))) continue
    rmSync(path.join(folder, name), { force: true })
    emptiedFolders.add(path.dirname(name))
  }
  for (const name of emptiedFolders) removeEmpty(folder, name)
}

/** Removes an empty folder, and its parents if they become empty. */
function removeEmpty(folder: string, name: string): void {
  const isRemoved = ignoreConcurrentChange(() => {
    rmdirSync(path.join(folder, name))
    return true
  })
  if (isRemoved && path.dirname(name) !== '.') removeEmpty(folder, path.dirname(name))
}

const hourInMs = 3_600_000

/** True for a file that another build is writing and is about to rename, or has just renamed. */
const isDraft = (file: string): boolean =>
  file.endsWith('.new') && Date.now() - (modifiedAt(file) ?? Date.now()) < hourInMs

/** Makes a folder a copy of another one; unchanged files are not written. */
export function copyFolder(from: string, to: string): void {
  const names = listFiles(from)
  for (const name of names) {
    const body = readFileSync(path.join(from, name))
    const file = path.join(to, name)
    if (existsSync(file) && readFileSync(file).equals(body)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeAtomically(file, body)
  }
  removeOthers(to, new Set(names))
}

/** Processes a few items at a time, because the compressor works in parallel. Processed items can be freed. */
async function mapConcurrently<T, R>(items: T[], run: (item: T) => Promise<R>, width = 8): Promise<R[]> {
  const results: R[] = []
  const worker = async (): Promise<void> => {
    for (let item = items.shift(); item !== undefined; item = items.shift()) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
