import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildManifest } from '../../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../../shared/manifest.ts'
import { isCompressible } from '../../server/content-types.ts'
import { changedAt, diskError, sizeOf, unlessGone, writeWhole } from '../graph/disk.ts'
import { filesBelow } from './app-files.ts'
import type { Bodies } from './compress.ts'
import type { Compressor } from './compressed-bodies.ts'
import type { OutputFile } from './output-file.ts'

export interface WriteOptions {
  /** How hard a file is compressed, from 1 to 11. */
  effort?: (name: string) => number
  /** `.br` and `.gz` beside each file. */
  siblings?: boolean
}

/**
 * Makes the folder hold exactly these files: what is there already is not written again, what is no longer made is
 * removed. Beside them stand the compressed forms in one file and a list of everything, which the server starts from.
 * Takes the files over: the list is empty afterwards, for they hold twice as much as what is kept of them.
 */
export async function writeSite(
  folder: string,
  files: OutputFile[],
  compressor: Compressor,
  { effort = effortOf, siblings = false }: WriteOptions = {}
): Promise<void> {
  const before = readManifest(folder)
  const manifest: BuildManifest = { files: {} }
  const packed: Uint8Array[] = []
  let at = 0
  const pack = (bytes: Uint8Array | undefined) => {
    if (!bytes) return undefined
    packed.push(bytes)
    at += bytes.length
    return { at: at - bytes.length, size: bytes.length, etag: etagOf(bytes) }
  }
  const made = await inTurns(inOrder(files, effort), async ({ path: name, body, level }) => {
    const bytes = bytesOf(body)
    const etag = etagOf(bytes)
    const file = path.join(folder, name)
    if (before?.files[name]?.etag !== etag || sizeOf(file) !== bytes.length) writeFile(file, bytes)
    const smaller: Bodies = isCompressible(name) ? await compressor.compress({ body: bytes, level, sum: etag }) : {}
    return { name, size: bytes.length, etag, smaller }
  })
  const written = made.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, size, etag, smaller } of written)
    manifest.files[name] = { size, etag, br: pack(smaller.br), gzip: pack(smaller.gzip) }
  mkdirSync(path.join(folder, path.dirname(manifestFile)), { recursive: true })
  const text = JSON.stringify(manifest)
  if (!before || JSON.stringify(before) !== text || sizeOf(path.join(folder, bodiesFile)) !== at) {
    // The list last: what it names is there when it is.
    writeWhole(path.join(folder, bodiesFile), packed)
    writeWhole(path.join(folder, manifestFile), text)
  }
  const ignore = path.join(folder, assetsIgnore)
  if (!existsSync(ignore)) writeFile(ignore, Buffer.from('.build\n'))
  const beside = siblings ? writeSiblings(folder, written) : []
  removeOthers(folder, new Set([...Object.keys(manifest.files), ...beside, bodiesFile, manifestFile, assetsIgnore]))
}

/** Compresses files of the site that are there before the others, beside the work on those. */
export function beginSite(files: readonly OutputFile[], compressor: Compressor, effort = effortOf): void {
  const compressible = files.filter(file => isCompressible(file.path))
  compressor.begin(
    compressible.map(({ path: name, body }) => {
      const bytes = bytesOf(body)
      return { body: bytes, level: effort(name), sum: etagOf(bytes) }
    })
  )
}

const bytesOf = (body: OutputFile['body']): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body)

/** Takes them out of the list: each once, the last of a name. What takes long to compress comes first: the rest is written beside it. */
function inOrder(files: OutputFile[], effort: (name: string) => number): (OutputFile & { level: number })[] {
  const different = [...new Map(files.splice(0).map(file => [file.path, file])).values()]
  return different.map(file => ({ ...file, level: effort(file.path) })).sort((a, b) => b.level - a.level)
}

/** A Worker's files are compressed by its platform, which takes none above 25 MiB: what helps our server stays away. */
const assetsIgnore = '.assetsignore'

/** For static hosts that send `name.br` in place of `name` and compress nothing themselves. */
function writeSiblings(folder: string, files: readonly { name: string; smaller: Bodies }[]): string[] {
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
 * What the first load waits for is made as small as it gets, and what every search waits for nearly so; what leads to
 * pages comes behind that. For pages and demos that would take fourteen times as long, for four percent less; for
 * documents, sources and late packages three times as long gains nothing at all.
 */
function effortOf(name: string): number {
  if (seldomLoaded.test(name)) return 7
  if (/^(index\.html$|static\/(js|css)\/|static\/content\/(nav-|[^/]+\/table-start-install-))/.test(name)) return 11
  if (name.startsWith('static/search/')) return name.includes('-leads.') ? 9 : 10
  return name.startsWith('static/content/') ? 9 : 7
}

/** Packages that one demo asks for, and what is opened with a click in a tool of the site. */
const seldomLoaded =
  /^static\/(?:(?:js|css)\/(?:package-(?!(?:vue|vxe-table|xe-utils)\.)|guest-|vendor-|\d)|js\/(?:(?:compile|check)-worker|use-run|applicable|version-fit))/

/** What the server would say of these bytes; a test holds the two together. Thousands of files are quicker without promises. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** @param tries Another build may remove a folder that has nothing in it yet. */
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

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  const emptied = new Set<string>()
  for (const name of unlessGone(() => filesBelow(folder)) ?? []) {
    if (kept.has(name) || isDraft(path.join(folder, name))) continue
    rmSync(path.join(folder, name), { force: true })
    emptied.add(path.dirname(name))
  }
  for (const name of emptied) removeEmpty(folder, name)
}

/** A folder with nothing in it, and those above that it leaves with nothing. */
function removeEmpty(folder: string, name: string): void {
  const isRemoved = unlessGone(() => {
    rmdirSync(path.join(folder, name))
    return true
  })
  if (isRemoved && path.dirname(name) !== '.') removeEmpty(folder, path.dirname(name))
}

const anHour = 3_600_000

/** Another build is writing it, and will call it otherwise in a moment, or has done so by now. */
const isDraft = (file: string): boolean =>
  file.endsWith('.new') && Date.now() - (changedAt(file) ?? Date.now()) < anHour

/** Makes a folder the copy of another one; what is the same already is left alone. */
export function copyFolder(from: string, to: string): void {
  const names = filesBelow(from)
  for (const name of names) {
    const body = readFileSync(path.join(from, name))
    const file = path.join(to, name)
    if (existsSync(file) && readFileSync(file).equals(body)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeWhole(file, body)
  }
  removeOthers(to, new Set(names))
}

/** A few at a time: the compressor works beside this program. What has had its turn is let go. */
async function inTurns<T, R>(items: T[], act: (item: T) => Promise<R>, width = 8): Promise<R[]> {
  const results: R[] = []
  const lane = async (): Promise<void> => {
    for (let item = items.shift(); item !== undefined; item = items.shift()) results.push(await act(item))
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
