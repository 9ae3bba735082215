import { folderGlobal, getPackAddress } from '../../shared/portable-copy.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ClassicModule } from './classic-script.ts'

/** Entry of a pack: a module to run, or a text to read. */
export type PackItem = { name: string; text: string } | ({ name: string } & ClassicModule)

/** Size in characters: large enough for few files, small enough that a page reads little that it does not need. */
const packSize = 250_000

export interface PackFiles {
  /** First name of each pack. */
  starts: string[]
  files: OutputFile[]
}

/**
 * Packs everything in the order of names, so that the name alone determines the pack; languages of the same file are
 * adjacent.
 */
export function createPacks(items: readonly PackItem[]): PackFiles {
  const starts: string[] = []
  const bodies: string[] = []
  for (const item of [...items].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const last = bodies.length - 1
    const statement = statementOf(item)
    if (last >= 0 && bodies[last]!.length + statement.length <= packSize) bodies[last] += statement
    else {
      starts.push(item.name)
      bodies.push(statement)
    }
  }
  return { starts, files: bodies.map((body, index) => ({ path: getPackAddress(index), body })) }
}

function statementOf(item: PackItem): string {
  const name = JSON.stringify(item.name)
  if ('text' in item) return `${folderGlobal}.text(${name},${JSON.stringify(item.text)});\n`
  const parameters = '__take,__give,__giveAll,__load,__meta'
  return `${folderGlobal}.module(${name},${JSON.stringify(item.parts)},${item.isAsync ? 'async ' : ''}function(${parameters}){"use strict";${item.body}\n});\n`
}
