import { folderGlobal, packAddress } from '../../shared/portable-copy.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ClassicModule } from './classic-script.ts'

/** What one name stands for: a module to run, or text to be read. */
export type Packed = { name: string; text: string } | ({ name: string } & ClassicModule)

/** Large enough that there are few files, small enough that a page reads little that it does not need. */
const packSize = 250_000

export interface Packs {
  /** The first name of each. */
  starts: string[]
  files: OutputFile[]
}

/** Everything in the order of its names, so that the name alone tells the pack: languages of the same thing lie side by side. */
export function packsOf(items: readonly Packed[]): Packs {
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
  return { starts, files: bodies.map((body, index) => ({ path: packAddress(index), body })) }
}

function statementOf(item: Packed): string {
  const name = JSON.stringify(item.name)
  if ('text' in item) return `${folderGlobal}.text(${name},${JSON.stringify(item.text)});\n`
  const parameters = '__take,__give,__giveAll,__load,__meta'
  return `${folderGlobal}.module(${name},${JSON.stringify(item.parts)},${item.waits ? 'async ' : ''}function(${parameters}){"use strict";${item.body}\n});\n`
}
