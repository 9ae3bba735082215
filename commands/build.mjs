import { ensureInstalled } from './install.mjs'
import { runToEnd, fail } from './process.mjs'
import { getProgram } from './programs.mjs'
import { buildKey, hashSources, isBuilt, markBuilt } from './sources.mjs'

/**
 * Builds if the sources, ORIGIN or BASE_PATH have changed since the last build; `force` builds anyway. `checked` is the
 * hash of sources with valid content, which the build need not check again. `siblings` adds `.br` and `.gz` beside each
 * file, `portable` adds the folder that opens without a server, `packaged` the npm package in
 * `dist/package`.
 */
export function buildIfChanged({
  force = false,
  checked,
  siblings = false,
  portable = false,
  packaged = false,
  basePath = process.env.BASE_PATH
} = {}) {
  const hash = hashSources()
  const key = buildKey(hash, process.env.ORIGIN, basePath)
  if (!force && isBuilt(key)) return
  console.log('Building the site …')
  runBuild({
    DOCS_BUILD: hash,
    BASE_PATH: basePath ?? '',
    CONTENT_CHECKED: String(checked === hash),
    DOCS_SIBLINGS: String(siblings),
    DOCS_PORTABLE: String(portable),
    DOCS_PACKAGE: String(packaged)
  })
  markBuilt(key)
}

/**
 * Memory settings for a build on a machine with 2 GB. V8 collects the old generation each time it has grown by 30 %, and
 * memory that bundler and parser free is returned at once: see docs/decisions/0033-build-memory.md.
 */
const nodeMemoryFlags = ['--expose-gc', '--max-semi-space-size=16', '--heap-growing-percent=30']
const bundlerMemory = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

/** Runs builder/build.ts, which documents its environment variables. */
export function runBuild(env) {
  const program = getProgram('builder/build.ts')
  if (
    !runToEnd('node', [...nodeMemoryFlags, program.file], {
      NODE_ENV: 'production',
      ...bundlerMemory,
      ...program.env,
      ...env
    })
  )
    fail('The build failed. The first lines above say where and why.')
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  buildIfChanged({
    force: true,
    siblings: process.argv.includes('--siblings'),
    portable: process.argv.includes('--portable'),
    packaged: process.argv.includes('--package')
  })
}
