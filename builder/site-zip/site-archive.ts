import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../output/output-file.ts'
import { createArchive } from './archive.ts'
import { portableFiles } from './portable-files.ts'

interface ArchiveOptions {
  /** Folder of the bundled app. */
  app: string
  files: readonly OutputFile[]
  index: string
  base: string
}

/** Packs the built site into an archive of the folder that opens without a server. */
export async function siteArchive({ app, files, index, base }: ArchiveOptions): Promise<Uint8Array> {
  // Imported here, because it loads the bundler.
  const { runnerCode } = await import('../vite/runner-code.ts')
  const runtime = readFileSync(path.join(app, 'portable/start.js'), 'utf8')
  return createArchive(await portableFiles({ files, index, base, runtime, read: runnerCode }))
}
