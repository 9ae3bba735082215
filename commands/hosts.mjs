import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { built, runBuild } from './build.mjs'
import { root } from './process.mjs'

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
  runBuild({
    DOCS_TARGET: folder,
    DOCS_BUILD: hash,
    DOCS_SIBLINGS: 'true',
    BASE_PATH: '/docs/vxe/',
    CONTENT_CHECKED: 'true'
  })
  writeFileSync(mark, hash)
}
