import type { SourceFile } from '../../upgrade/check.ts'
import type { GivenFile } from './dropped-files.ts'
import { isWanted, largestFile, mostBytes, mostFiles, safeName, withoutCommonFolder } from './wanted-files.ts'
import type { Pool } from './worker-pool.ts'

export interface ReadFiles {
  files: SourceFile[]
  /** Too large, or too many. */
  skipped: number
}

/** The texts of what was given; archives are unpacked by a worker. */
export async function readGiven(given: readonly GivenFile[], pool: Pool): Promise<ReadFiles> {
  const read: ReadFiles = { files: [], skipped: 0 }
  let bytes = 0
  for (const { name, file } of given) {
    if (/\.zip$/i.test(name)) {
      const { files, skipped } = await pool.ask({ kind: 'unpack', archive: await file.arrayBuffer() })
      read.files.push(...files)
      read.skipped += skipped
      continue
    }
    const safe = safeName(name)
    if (safe === undefined || !isWanted(safe)) continue
    bytes += file.size
    if (file.size > largestFile || bytes > mostBytes || read.files.length >= mostFiles) read.skipped++
    else read.files.push({ name: safe, text: await file.text() })
  }
  return { ...read, files: withoutCommonFolder(read.files) }
}
