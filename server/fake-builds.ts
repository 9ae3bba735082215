import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bodiesFile, manifestFile, type BuildManifest } from '../shared/manifest.ts'
import { etagOf } from './digest.ts'

/** Small sites for tests, as the build writes them. */
export type SiteFiles = Record<string, string | Uint8Array>

export async function writeFiles(folder: string, files: SiteFiles): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** Creates a temporary folder with these files. */
export async function createFolder(files: SiteFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFiles(folder, files)
  return folder
}

/** Returns the files of a built site: also a manifest, and the compressed bodies in one file. */
export async function createBuild(
  files: Record<string, string>,
  change: (manifest: BuildManifest) => void = () => {}
): Promise<SiteFiles> {
  const manifest: BuildManifest = { files: {} }
  const bodies: Uint8Array[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = new TextEncoder().encode(content)
    const br = new Uint8Array(compressSmall(content))
    const isSmaller = br.length < bytes.length
    manifest.files[path] = {
      size: bytes.length,
      etag: await etagOf(bytes),
      ...(isSmaller && { br: { at, size: br.length, etag: await etagOf(br) } })
    }
    if (!isSmaller) continue
    bodies.push(br)
    at += br.length
  }
  change(manifest)
  return { ...files, [bodiesFile]: Buffer.concat(bodies), [manifestFile]: JSON.stringify(manifest) }
}

/** Compresses with other settings than the server, so that a test can distinguish the bodies. */
export const compressSmall = (content: string): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 10 } })
