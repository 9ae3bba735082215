import { readFileSync } from 'node:fs'
import path from 'node:path'

const maxManifestBytes = 1 << 20

/** Returns the text of a small regular file, or undefined. */
export function readSmallFile(file: string, maxBytes = maxManifestBytes): string | undefined {
  try {
    const bytes = readFileSync(file)
    return bytes.length > maxBytes ? undefined : bytes.toString('utf8')
  } catch {
    return undefined
  }
}

/** Returns the folders from one up to the root, the innermost first. */
export function foldersUp(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersUp(parent)]
}

/** Returns the version of a package that Node would load from a folder, or undefined. */
export function findInstalledVersion(folder: string, name: string): string | undefined {
  for (const each of foldersUp(path.resolve(folder))) {
    const version = readVersion(path.join(each, 'node_modules', name, 'package.json'))
    if (version !== undefined) return version
  }
  return undefined
}

export function readVersion(manifest: string): string | undefined {
  const value = readManifest(readSmallFile(manifest) ?? '')
  return typeof value?.version === 'string' && /^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(value.version)
    ? value.version
    : undefined
}

/** Parses a manifest; undefined for any other text. */
export function readManifest(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
