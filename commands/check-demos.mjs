import { createRequire } from 'node:module'

// vue-tsc needs the compiler written in JavaScript; the site itself is checked by the native one.
const require = createRequire(import.meta.url)
process.argv.push('--noEmit', '-p', 'content/tsconfig.json')
require('vue-tsc').run(require.resolve('typescript-5/lib/tsc'))
