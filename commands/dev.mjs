import { run } from './process.mjs'
import { ensureInstalled } from './install.mjs'
import { getProgram } from './programs.mjs'

ensureInstalled()
const { file, env } = getProgram('builder/vite/dev.ts')
run('node', [file, ...process.argv.slice(2)], env)
