import { ensureInstalled } from './install.mjs'
import { run } from './process.mjs'

/** Builds the programs of the sandbox for all releases of the library; see docs/decisions/0055-any-release.md. */
ensureInstalled()
run('node', ['--import', 'tsx', 'builder/releases/build-releases.ts', ...process.argv.slice(2)])
