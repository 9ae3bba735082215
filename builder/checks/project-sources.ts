import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shippedFolders } from '../source-folders.ts'
import type { ProjectSource } from './import-borders.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders = [...shippedFolders, 'bench', 'builder', 'commands', 'content', 'e2e']

/** Returns every source file of the project. */
export const projectSources = (): ProjectSource[] => readSources(folders, name => /\.(tsx?|mjs|vue)$/.test(name))

/** Returns the sources that run for readers. */
export const shippedSources = (): ProjectSource[] =>
  readSources(shippedFolders, name => /\.(tsx?|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name))

const readSources = (from: readonly string[], isSource: (name: string) => boolean): ProjectSource[] =>
  from.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      // Fixtures contain code as readers write it.
      .filter(name => isSource(name) && !name.startsWith('fixtures'))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
      .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  )
