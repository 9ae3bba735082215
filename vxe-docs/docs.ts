import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createAnswers } from '../answers/answers.ts'
import type { ArchiveFiles } from './archive.ts'
import { unpackArchive } from './archive.ts'
import type { Docs } from './command.ts'

/** Names of the archives beside the program. */
export const archiveNames = { docs: 'docs.bin', site: 'site.bin' } as const

/** Folder beside the program with the files for editors, which the site offers below `download/`. */
export const editorFolder = 'editor/'

/** Opens the site: its archive and the files for editors. */
export function openSite(folder: string): ArchiveFiles {
  const editor = path.join(folder, editorFolder)
  const names = readdirSync(editor, { recursive: true, encoding: 'utf8' }).filter(name => path.extname(name) !== '')
  return new Map([
    ...openArchive(folder, archiveNames.site),
    ...names.map(
      name => [`download/editor/${name.split(path.sep).join('/')}`, readFileSync(path.join(editor, name))] as const
    )
  ])
}

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
