import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIfChanged, runBuild } from './build.mjs'
import { root } from './process.mjs'

const folder = path.join(root, '.cache/hosts')
const stampFile = path.join(folder, 'sources.txt')

/** Builds for the host tests: the site with the folder that opens without a server, and the site for another path. */
export function buildForHosts(hash) {
  buildIfChanged({ portable: true, force: !existsSync(path.join(root, 'dist/vxe-table-3.8-docs.zip')) })
  buildMovedSite(hash)
}

/**
 * Builds the site with compressed siblings for hosts that send files unchanged. It is written beside the built site, which
 * stays as it is.
 */
function buildMovedSite(hash) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  console.log('Building the site for another path …')
  runBuild({
    DOCS_TARGET: folder,
    DOCS_BUILD: hash,
    DOCS_SIBLINGS: 'true',
    BASE_PATH: '/docs/vxe/',
    CONTENT_CHECKED: 'true'
  })
  writeFileSync(stampFile, hash)
}
