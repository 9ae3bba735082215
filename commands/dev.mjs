import { run } from './process.mjs'
import { installed } from './install.mjs'
import { poolOf, programOf } from './programs.mjs'

installed()
run('node', [...programOf('build/vite/dev.ts'), ...process.argv.slice(2)], poolOf())
