import { zipSync } from 'fflate'
import { archiveLimit, archiveName, folderName } from '../../shared/portable-copy.ts'
import type { OutputFile } from '../output/output-file.ts'

/** The earliest that the format knows. It has no zone: wherever it is built, the same bytes are written. */
const madeAt = () => new Date(1980, 0, 1)

/** The files in one folder, the same bytes from the same files. */
export function archiveOf(files: readonly OutputFile[], limit = archiveLimit): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, body }) => [`${folderName}/${path}`, new Uint8Array(Buffer.from(body))] as const)
  const bytes = zipSync(Object.fromEntries(entries), { level: 9, mtime: madeAt() })
  if (bytes.length > limit)
    throw new Error(
      `${archiveName} has ${bytes.length} bytes, at most ${limit} are offered. Leave something out of it.`
    )
  return bytes
}
