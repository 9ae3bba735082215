import { installed } from './install.mjs'
import { did, fail } from './process.mjs'
import { programOf } from './programs.mjs'
import { buildKey, hashSources, isBuilt, markBuilt } from './sources.mjs'

/**
 * Builds when the sources, ORIGIN or BASE_PATH have changed since the last build; `--force` builds anyway. `checked` is the hash of the
 * sources whose content was found right: the build need not look again. `--siblings` puts `.br` and `.gz` beside each file,
 * `--portable` makes the folder that opens without a server.
 */
export function built({
  force = false,
  checked,
  siblings = false,
  portable = false,
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
    DOCS_PORTABLE: String(portable)
  })
  markBuilt(key)
}

/**
 * A build shall find room on a machine with 2 GB. What lives long is looked through each time it has grown by a third,
 * and what bundler and parser have freed goes back at once: see docs/decisions/0043-build-in-a-gigabyte.md.
 */
const room = ['--expose-gc', '--max-semi-space-size=16', '--heap-growing-percent=30']
const bundlerRoom = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

/** See build/build.ts for what it reads of the environment. */
export function runBuild(env) {
  const program = programOf('build/build.ts')
  if (!did('node', [...room, program.file], { NODE_ENV: 'production', ...bundlerRoom, ...program.env, ...env }))
    fail('The build failed. The first lines above say where and why.')
}

if (process.argv[1] === import.meta.filename) {
  installed()
  built({ force: true, siblings: process.argv.includes('--siblings'), portable: process.argv.includes('--portable') })
}
