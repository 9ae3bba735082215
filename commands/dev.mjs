import { run } from './process.mjs'
import { installed } from './install.mjs'

installed()
run('tsx', ['build/vite/dev.ts', ...process.argv.slice(2)])
