import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompressedBody, ManifestFile } from '../shared/manifest.ts'
import { createAsset, withEtag, type Asset, type AssetBody } from './assets.ts'
import { compressBody } from './compression.ts'
import { etagOf, type Bytes } from './digest.ts'
import type { Encoding } from './encoding.ts'
import { fillFile, getConnectOrigins, type FileSettings } from './page-settings.ts'
import { bodiesPath, isMissing } from './read-manifest.ts'
import { rebaseFile } from './rebase.ts'

/** Error of a file that is missing, or that is not the one of the build. */
export class ChangedFileError extends Error {}

export interface LoadedFile {
  folder: string
  path: string
  /** Entry of the manifest; undefined for a file that it doesn't list. */
  entry: ManifestFile | undefined
  settings: FileSettings
  origin: string
}

/**
 * Reads a file as this deployment serves it, with one body: the other encodings are made when a client requests
 * them. Returns undefined if the encoding doesn't make it smaller.
 */
export async function loadFile(file: LoadedFile, encoding: Encoding): Promise<Asset | undefined> {
  const { path, settings, origin } = file
  const built = await readBuiltFile(file)
  const content = fillFile(path, await rebaseFile(path, built.bytes, settings), settings, origin)
  const isBuilt = content === built.bytes
  const body = await loadBody(file, encoding, isBuilt ? built : { bytes: content })
  if (!body) return undefined
  const asset = await createAsset(path, { identity: { bytes: content, etag: '' } }, getConnectOrigins(settings))
  return { ...asset, encodings: [encoding], bodies: { [encoding]: body } }
}

/** Reads the file as it was built. Throws if its content is not that of the build. */
async function readBuiltFile({ folder, path, entry }: LoadedFile): Promise<AssetBody> {
  const bytes = await readFile(join(folder, path)).catch((error: unknown) => {
    throw isMissing(error) ? new ChangedFileError(`${path} is missing in the folder of the site.`) : error
  })
  const body = await withEtag(new Uint8Array(bytes))
  if (entry && body.etag !== entry.etag) throw new ChangedFileError(`${path} is not the file that was built.`)
  return body
}

/** Reads or makes the body of an encoding. `content` has a tag if it is the built one. */
async function loadBody(
  { folder, path, entry }: LoadedFile,
  encoding: Encoding,
  { bytes, etag }: { bytes: Bytes; etag?: string }
): Promise<AssetBody | undefined> {
  if (encoding === 'identity') return etag === undefined ? withEtag(bytes) : { bytes, etag }
  const built = etag === undefined ? undefined : entry?.[encoding]
  const packed = built && (await readPacked(folder, built).catch(() => undefined))
  if (packed && (await etagOf(packed)) === built.etag) return { bytes: packed, etag: built.etag }
  const smaller = await compressBody(encoding, bytes, path)
  return smaller && withEtag(smaller)
}

async function readPacked(folder: string, { at, size }: CompressedBody): Promise<Bytes> {
  const file = await open(bodiesPath(folder))
  try {
    const bytes = new Uint8Array(size)
    const { bytesRead } = await file.read(bytes, 0, size, at)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
