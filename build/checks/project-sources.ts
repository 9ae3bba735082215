import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceText } from './import-borders.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders = [
  'bench',
  'build',
  'commands',
  'content',
  'e2e',
  'offline',
  'portable',
  'sandbox',
  'server',
  'shared',
  'src',
  'upgrade',
  'upgrade-facts'
]

/** Every file of the project that imports. */
export const projectSources = (): SourceText[] =>
  folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      // Code of readers, as they write it.
      .filter(name => /\.(tsx?|mjs|vue)$/.test(name) && !name.startsWith('fixtures'))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
      .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  )

/** What runs for a reader: in the browser, in the frame, on the server. */
export const shippedSources = (): SourceText[] =>
  ['offline', 'portable', 'sandbox', 'server', 'shared', 'src', 'upgrade', 'upgrade-facts'].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name) && !name.startsWith('fixtures'))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
      .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  )
