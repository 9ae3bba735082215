import { builtBase } from './built-base.ts'
import { contentType } from './content-types.ts'
import type { Bytes } from './digest.ts'
import { withNewPolicy } from './page-policy.ts'
import type { Settings } from './settings.ts'

/**
 * A built site names the path that it was built for in documents, links, sheets and programs. Below another one (BASE_PATH)
 * each text that names it is changed as it is read, so that a deployment needs no build of its own.
 */
export const mayBeRebased = (path: string, { basePath }: Pick<Settings, 'basePath'>): boolean =>
  basePath !== builtBase && contentType(path).includes('charset')

/** The very bytes where nothing is to be changed. */
export async function rebased(path: string, bytes: Bytes, settings: Pick<Settings, 'basePath'>): Promise<Bytes> {
  if (!mayBeRebased(path, settings)) return bytes
  const text = new TextDecoder().decode(bytes)
  const changed = text.replaceAll(builtBase, settings.basePath)
  if (changed === text) return bytes
  const hasPolicy = path.endsWith('.html') && changed.includes('http-equiv="Content-Security-Policy"')
  return new TextEncoder().encode(hasPolicy ? await withNewPolicy(changed, path) : changed)
}
