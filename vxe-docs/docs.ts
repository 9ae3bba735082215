import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createAnswers } from '../answers/answers.ts'
import type { ArchiveFiles } from './archive.ts'
import { unpackArchive } from './archive.ts'
import type { Docs } from './command.ts'

/** Names of the archives beside the program. */
export const archiveNames = { docs: 'docs.bin', site: 'site.bin' } as const

/** Opens an archive in the folder of the program. */
export const openArchive = (folder: string, name: string): ArchiveFiles =>
  unpackArchive(readFileSync(path.join(folder, name)))

export function createDocs(files: ArchiveFiles): Docs {
  const decoder = new TextDecoder()
  const read = (name: string): string | undefined => {
    const bytes = files.get(name)
    return bytes && decoder.decode(bytes)
  }
  return {
    files,
    answers: createAnswers({ names: [...files.keys()], read: async name => read(name) }),
    readFacts(name) {
      const text = read(`facts/${name}`)
      if (text === undefined) throw new Error(`The package lacks facts/${name}.`)
      return JSON.parse(text) as unknown
    }
  }
}
