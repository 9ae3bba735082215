import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A module that repairs the installed library at the start of a project. */
export interface Patch {
  /** Name of its file: `insert-next`. */
  name: string
  /** Name of the function that applies it: `patchInsertNext`. */
  exported: string
  code: string
}

/** Reads the patches, in the order of their names. */
export const readPatches = (folder: string): Patch[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .sort()
    .map(file => readPatch(path.join(folder, file)))

function readPatch(file: string): Patch {
  const code = readFileSync(file, 'utf8')
  const name = path.basename(file, '.js')
  const [, exported] = /^export function (\w+)/m.exec(code) ?? []
  if (!exported) throw new Error(`patches/${name}.js exports no function.`)
  return { name, exported, code }
}
