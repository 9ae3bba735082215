import { open, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest, ManifestFile, PackedBody } from '../shared/manifest.ts'
import { bodiesFile, manifestFile } from '../shared/manifest.ts'
import { answerAsset, createAsset, tagged, type Asset, type Assets, type Body } from './assets.ts'
import { compressed } from './compression.ts'
import { isCompressible } from './content-types.ts'
import type { Bytes } from './digest.ts'
import { askedOrigins, fillFile, originFor, type FileSettings } from './page-settings.ts'
import { own } from '../shared/own.ts'
import { newKept } from './kept.ts'
import { rebased } from './rebase.ts'

/**
 * The built folder. What is in it stands in the list that the build wrote, or is found by looking where there is none;
 * a file is read when it is asked for, and held in memory with its bodies, tags and headers as long as it is among those
 * asked for last; one that names the origin it is asked at, once for each of them.
 */
export async function loadAssets(folder: string, settings: FileSettings, heldBytes = 20e6): Promise<Assets> {
  const listed = await readManifest(folder)
  const names = listed
    ? new Set([...Object.keys(listed.files), ...(await addedFiles(folder))])
    : await listFiles(folder)
  if (!names.has('index.html'))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first, or set SITE_DIR.`)
  const held = newKept(heldBytes, sizeOf)
  const load = (path: string, origin: string): Promise<Asset> =>
    held(`${origin} ${path}`, () => loadAsset(folder, path, listed && own(listed.files, path), settings, origin))
  // Settings that its page can't hold are found now, not by the first reader.
  await load('index.html', settings.origins[0] ?? '')
  return {
    answer: async (request, path) =>
      names.has(path) ? answerAsset(await load(path, originFor(path, settings, request)), request) : undefined
  }
}

const sizeOf = ({ bodies }: Asset): number => Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 0)

async function loadAsset(
  folder: string,
  path: string,
  listed: ManifestFile | undefined,
  settings: FileSettings,
  origin: string
): Promise<Asset> {
  const content = await rebased(path, new Uint8Array(await readFile(join(folder, path))), settings)
  const identity = await tagged(fillFile(path, content, settings, origin))
  if (!isCompressible(path)) return createAsset(path, { identity }, [])
  // A file that somebody has changed since is served as it is now.
  const packed = listed?.etag === identity.etag ? listed : undefined
  const br = await smallerBody('br', identity.bytes, folder, packed?.br)
  const gzip = await smallerBody('gzip', identity.bytes, folder, packed?.gzip)
  return createAsset(path, { identity, ...(br && { br }), ...(gzip && { gzip }) }, askedOrigins(settings))
}

async function smallerBody(
  encoding: 'br' | 'gzip',
  body: Bytes,
  folder: string,
  packed: PackedBody | undefined
): Promise<Body | undefined> {
  const ready =
    packed &&
    (await readPacked(folder, packed)
      .then(tagged)
      .catch(() => undefined))
  if (ready && ready.etag === packed.etag) return ready
  const smaller = await compressed(encoding, body)
  return smaller && tagged(smaller)
}

async function readPacked(folder: string, { at, size }: PackedBody): Promise<Bytes> {
  const file = await open(join(folder, bodiesFile))
  try {
    const bytes = new Uint8Array(size)
    const { bytesRead } = await file.read(bytes, 0, size, at)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function readManifest(folder: string): Promise<BuildManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as BuildManifest
  } catch {
    return undefined
  }
}

/** What an operator has put beside the pages: `robots.txt`, a file that proves who owns the address. */
const addedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(entry => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map(entry => entry.name)

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
