import { ensureInstalled } from './install.mjs'
import { run } from './process.mjs'

/** Runs the `reports` command of the server from the sources, so that no build is needed. */
ensureInstalled()
run('node', ['--import', 'tsx', 'server/node.ts', 'reports', ...process.argv.slice(2)])
