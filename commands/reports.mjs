import { installed } from './install.mjs'
import { run } from './process.mjs'

/** The server's own command, from the sources: nothing has to be built to read what readers reported. */
installed()
run('node', ['--import', 'tsx', 'server/node.ts', 'reports', ...process.argv.slice(2)])
