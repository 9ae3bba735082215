import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProjectSource } from './import-borders.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders = [
  'bench',
  'builder',
  'commands',
  'content',
  'e2e',
  'editor',
  'service-worker',
  'portable',
  'sandbox',
  'server',
  'shared',
  'src',
  'upgrade',
  'upgrade-facts',
  'usage',
  'version-check'
]

/** Returns every source file of the project. */
export const projectSources = (): ProjectSource[] =>
  folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      // Fixtures contain code as readers write it.
      .filter(name => /\.(tsx?|mjs|vue)$/.test(name) && !name.startsWith('fixtures'))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
      .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  )

/** Returns the sources that run for readers: in the browser, in the frame and on the server. */
export const shippedSources = (): ProjectSource[] =>
  [
    'editor',
    'service-worker',
    'portable',
    'sandbox',
    'server',
    'shared',
    'src',
    'upgrade',
    'upgrade-facts',
    'usage',
    'version-check'
  ].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|js)$/.test(name) && !/\.(test|d)\.ts$/.test(name) && !name.startsWith('fixtures'))
      .map(name => `${folder}/${name.split(path.sep).join('/')}`)
      .map(name => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
  )
