import { builtBase } from './built-base.ts'
import { contentType } from './content-types.ts'
import type { Bytes } from './digest.ts'
import { replacePolicy } from './page-policy.ts'
import type { Settings } from './settings.ts'

/**
 * True for a text file of a site that is served below another path (BASE_PATH) than it was built for. The built path in
 * such files is replaced as they are read, so a deployment needs no build of its own.
 */
export const needsRebase = (path: string, { basePath }: Pick<Settings, 'basePath'>): boolean =>
  basePath !== builtBase && contentType(path).includes('charset')

/** Replaces the built base path; returns the same array if nothing changes. */
export async function rebaseFile(path: string, bytes: Bytes, settings: Pick<Settings, 'basePath'>): Promise<Bytes> {
  if (!needsRebase(path, settings)) return bytes
  const text = new TextDecoder().decode(bytes)
  const changed = text.replaceAll(builtBase, settings.basePath)
  if (changed === text) return bytes
  const hasPolicy = path.endsWith('.html') && changed.includes('http-equiv="Content-Security-Policy"')
  return new TextEncoder().encode(hasPolicy ? await replacePolicy(changed, path) : changed)
}
