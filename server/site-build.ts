import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestFile } from '../shared/manifest.ts'
import { etagOf } from './digest.ts'
import { bodiesPath, getBodiesSize, isMissing, readManifest, type StampedManifest } from './read-manifest.ts'

/** One build of the site. */
export interface SiteBuild {
  /** Stamp of the manifest; empty without one. */
  stamp: string
  /** Files of the manifest; empty without one. */
  files: ReadonlyMap<string, ManifestFile>
  /** Every served path: those of the manifest and added ones, or all of the folder without a manifest. */
  names: ReadonlySet<string>
  /** Files of earlier builds in the top folder, which may be left there. */
  oldNames: ReadonlySet<string>
}

const noManifest: StampedManifest = { stamp: '', files: new Map() }

/** Reads the build in the folder. Files that are left of earlier builds do not count as added. */
export async function readBuild(folder: string, previous?: SiteBuild): Promise<SiteBuild> {
  const manifest = await readManifest(folder)
  const oldNames = new Set([...(previous?.oldNames ?? []), ...topNames(previous?.files.keys() ?? [])])
  if (manifest) {
    const added = (await listAddedFiles(folder)).filter(name => !oldNames.has(name))
    return { ...manifest, names: new Set([...manifest.files.keys(), ...added]), oldNames }
  }
  // Looked up first, so that a wrong folder such as the root of the disk is not read whole.
  const isSite = (await sizeOf(join(folder, 'index.html'))) !== undefined
  return { ...noManifest, names: isSite ? await listFiles(folder) : new Set(), oldNames }
}

const topNames = (paths: Iterable<string>): string[] => [...paths].filter(path => !path.includes('/'))

/**
 * Returns a function that checks if all files of a build are in the folder. Each call continues at the first incomplete
 * file, so that a long deployment costs little. The content of files that the previous build has too is not read:
 * it is compared again before it is served.
 */
export function createCompletenessCheck(
  folder: string,
  { files }: Pick<SiteBuild, 'files'>,
  previous: Pick<SiteBuild, 'files'>
): () => Promise<boolean> {
  const remaining = [...files]
  let next = 0
  const isInFolder = async ([path, { size, etag }]: [string, ManifestFile]): Promise<boolean> => {
    const file = join(folder, path)
    if ((await sizeOf(file)) !== size) return false
    return previous.files.get(path)?.etag === etag || (await etagOf(new Uint8Array(await readFile(file)))) === etag
  }
  return async () => {
    for (; next < remaining.length; next++) if (!(await isInFolder(remaining[next]!).catch(() => false))) return false
    const bodiesSize = getBodiesSize(files)
    return bodiesSize === 0 || ((await sizeOf(bodiesPath(folder))) ?? 0) >= bodiesSize
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Returns the files that an operator has added beside the pages, such as `robots.txt` or a proof of domain ownership. */
const listAddedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter(entry => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map(entry => entry.name)

/** Returns paths with forward slashes, relative to the folder; dot files and links are left out. */
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
