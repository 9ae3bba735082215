import { run } from './process.mjs'
import { installed } from './install.mjs'
import { programOf } from './programs.mjs'

installed()
const { file, env } = programOf('build/vite/dev.ts')
run('node', [file, ...process.argv.slice(2)], env)
