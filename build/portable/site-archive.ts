import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../output/output-file.ts'
import { archiveOf } from './archive.ts'
import { portableFiles } from './portable-files.ts'

interface Parts {
  /** Where the bundled app lies. */
  app: string
  files: readonly OutputFile[]
  index: string
  base: string
}

/** The built site as an archive of the folder that opens without a server. */
export async function siteArchive({ app, files, index, base }: Parts): Promise<Uint8Array> {
  // The bundler is loaded only where it is wanted.
  const { runnerCode } = await import('../vite/runner-code.ts')
  const runtime = readFileSync(path.join(app, 'portable/start.js'), 'utf8')
  return archiveOf(await portableFiles({ files, index, base, runtime, read: runnerCode }))
}
