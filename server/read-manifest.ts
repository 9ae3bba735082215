import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bodiesFile, manifestFile, type CompressedBody, type ManifestFile } from '../shared/manifest.ts'

/** Files of a build by path. `stamp` changes when the manifest is written again. */
export interface StampedManifest {
  stamp: string
  files: ReadonlyMap<string, ManifestFile>
}

/** The manifest of this site has 2 MB. */
const maxManifestBytes = 64e6
const maxFileBytes = 2 ** 31
const maxNameLength = 1000

/** Returns a text that differs after each change of the manifest; undefined without one. */
export async function stampManifest(folder: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(join(folder, manifestFile))
    return `${ino}:${mtimeMs}:${size}`
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Reads the list of the built files; undefined without one. Throws an error with a sentence if it is damaged. */
export async function readManifest(folder: string): Promise<StampedManifest | undefined> {
  const file = join(folder, manifestFile)
  const stamp = await stampManifest(folder)
  if (stamp === undefined) return undefined
  const fail = (reason: string): never => {
    throw new Error(
      `The list of the built files, ${file}, is damaged: ${reason}. Build the site again or copy it whole.`
    )
  }
  if ((await stat(file)).size > maxManifestBytes) return fail('it is too large')
  const files = parseFiles(await readFile(file, 'utf8'))
  if (!files) return fail('it is not a list of files')
  for (const [path, entry] of Object.entries(files)) {
    if (!isPath(path)) return fail(`${JSON.stringify(path.slice(0, 100))} is not a path below the folder`)
    if (!isManifestFile(entry)) return fail(`the entry of ${JSON.stringify(path)} has wrong values`)
  }
  return { stamp, files: new Map(Object.entries(files as Record<string, ManifestFile>)) }
}

/** Returns the number of bytes that the file of the compressed bodies has at least. */
export function getBodiesSize(files: ReadonlyMap<string, ManifestFile>): number {
  let size = 0
  for (const { br, gzip } of files.values())
    for (const body of [br, gzip]) if (body) size = Math.max(size, body.at + body.size)
  return size
}

export const bodiesPath = (folder: string): string => join(folder, bodiesFile)

/** True for the error of a file that does not exist. */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}

function parseFiles(text: string): Record<string, unknown> | undefined {
  try {
    const manifest: unknown = JSON.parse(text)
    return isRecord(manifest) && isRecord(manifest.files) ? manifest.files : undefined
  } catch {
    return undefined
  }
}

/** Hidden files are never served, so that no manifest can publish a file such as `.env`. */
const isPath = (path: string): boolean =>
  path.length <= maxNameLength &&
  path.split('/').every(segment => segment !== '' && !segment.startsWith('.') && !/[\0\\]/.test(segment))

function isManifestFile(entry: unknown): entry is ManifestFile {
  if (!isRecord(entry) || !isSize(entry.size) || !isEtag(entry.etag)) return false
  const { size } = entry
  return [entry.br, entry.gzip].every(body => body === undefined || isCompressedBody(body, size))
}

/** A compressed body is smaller than its file, so the server never allocates more than the file has. */
const isCompressedBody = (body: unknown, size: number): body is CompressedBody =>
  isRecord(body) && isOffset(body.at) && isSize(body.size) && body.size <= size && isEtag(body.etag)

const isOffset = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isSize = (value: unknown): value is number => isOffset(value) && value <= maxFileBytes
const isEtag = (value: unknown): value is string => typeof value === 'string' && /^"[\w-]{22}"$/.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
