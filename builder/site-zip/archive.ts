import { zipSync } from 'fflate'
import { maxArchiveBytes, archiveName, folderName } from '../../shared/portable-copy.ts'
import type { OutputFile } from '../output/output-file.ts'

/** Earliest date that the format supports. It has no time zone: every machine writes the same bytes. */
const archiveDate = () => new Date(1980, 0, 1)

/** Packs the files into one folder of an archive; the same files give the same bytes. */
export function createArchive(files: readonly OutputFile[], limit = maxArchiveBytes): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, body }) => [`${folderName}/${path}`, new Uint8Array(Buffer.from(body))] as const)
  const bytes = zipSync(Object.fromEntries(entries), { level: 9, mtime: archiveDate() })
  if (bytes.length > limit)
    throw new Error(
      `${archiveName} has ${bytes.length} bytes, at most ${limit} are offered. Leave something out of it.`
    )
  return bytes
}
