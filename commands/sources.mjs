import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './process.mjs'

const folders = [
  'builder',
  'content',
  'defects',
  'patches',
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
  'version-check',
  'answers',
  'mcp',
  'vxe-docs',
  'public'
]
const files = ['index.html', 'package-lock.json', 'commands/build.mjs']
/** Programs that `npm run releases` has built. Their records have hashes of their content. */
const releases = '.cache/releases'
const stampFile = path.join(root, 'dist/sources.txt')

/** Returns a hash over everything the build reads, which is also the version of the build. */
export function hashSources(project = root) {
  const hash = createHash('sha256')
  const names = folders
    .filter(folder => existsSync(path.join(project, folder)))
    .flatMap(folder =>
      readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(project, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter(name => !isForTests(name))
    )
  const records = existsSync(path.join(project, releases))
    ? readdirSync(path.join(project, releases)).flatMap(name => (name.endsWith('.json') ? [`${releases}/${name}`] : []))
    : []
  for (const name of [...names, ...files, ...records].sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(project, name)))
  return hash.digest('hex').slice(0, 12)
}

const isForTests = name => /\.(test|spec)\.ts$|[/.]golden\//.test(name)

/** Returns the key of a build: the hash of the sources, and the origin and path that its files contain. */
export const buildKey = (hash, origin = '', basePath = '') =>
  [hash, origin, basePath]
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(' ')

export const isBuilt = key => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key
export const markBuilt = key => writeFileSync(stampFile, key)
