import { installed } from './install.mjs'
import { did, fail } from './process.mjs'
import { hashSources, isBuilt, markBuilt } from './sources.mjs'

/** Builds when the sources have changed since the last build; `--force` builds anyway. */
export function built({ force = false } = {}) {
  const hash = hashSources()
  if (!force && isBuilt(hash)) return
  console.log('Building the site …')
  if (!did('tsx', ['build/build.ts'], { DOCS_BUILD: hash, NODE_ENV: 'production' })) fail('The build failed. The first lines above say where and why.')
  markBuilt(hash)
}

if (process.argv[1] === import.meta.filename) {
  installed()
  built({ force: true })
}
