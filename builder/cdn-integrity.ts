import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CdnFile, CdnIntegrity } from '../shared/cdn-files.ts'
import { cdnFiles } from '../shared/cdn-files.ts'

/**
 * Hashes the installed files: an npm CDN serves the files of an exact version of a package byte for byte as npm does.
 */
export function cdnIntegrity(root: string): CdnIntegrity {
  const entries = Object.entries(cdnFiles).map(([key, { name, file }]): [CdnFile, string] => {
    const bytes = readFileSync(path.join(root, 'node_modules', name, file))
    return [key as CdnFile, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]
  })
  return Object.fromEntries(entries) as CdnIntegrity
}
