import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { built } from './build.mjs'
import { did, fail, root } from './process.mjs'

const folder = path.join(root, '.cache/hosts')
const mark = path.join(folder, 'sources.txt')

/** What the tests of hosts look at: the site with the folder that opens without a server, and the site for another path. */
export function builtForHosts(hash) {
  built({ portable: true, force: !existsSync(path.join(root, 'dist/vxe-table-3.8-docs.zip')) })
  movedSite(hash)
}

/**
 * For hosts that change nothing in what they send, with packed siblings. It goes beside the built site, which stays as
 * it is.
 */
function movedSite(hash) {
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
