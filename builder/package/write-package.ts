import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OutputFile } from '../output/output-file.ts'

/** Writes the package into a folder that holds nothing else afterwards. */
export function writePackage(folder: string, files: readonly OutputFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path: name, body } of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    // npm does the same when it links the command, a copy of the folder does not.
    if (name === 'vxe-docs.mjs') chmodSync(file, 0o755)
  }
}
