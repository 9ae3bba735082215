import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { did, fail, root } from './process.mjs'

const folder = path.join(root, '.cache/hosts')
const mark = path.join(folder, 'sources.txt')

/**
 * For the tests of hosts that change nothing in what they send: the site built for another path, with packed siblings.
 * It goes beside the built site, which stays as it is.
 */
export function movedSite(hash) {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log('Building the site for another path …')
  const env = {
    DOCS_TARGET: folder,
    DOCS_BUILD: hash,
    DOCS_SIBLINGS: 'true',
    BASE_PATH: '/docs/vxe/',
    CONTENT_CHECKED: 'true',
    NODE_ENV: 'production'
  }
  if (!did('node', ['--import', 'tsx', 'build/build.ts'], env)) fail('The build failed. The first lines above say why.')
  mkdirSync(folder, { recursive: true })
  writeFileSync(mark, hash)
}
