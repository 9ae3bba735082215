import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './process.mjs'

/** Types of the demos. Nothing to do while all that is looked at is as it was when nothing was wrong. */
const stamp = path.join(root, '.cache/types/demos.txt')
const key = keyOfDemos()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) checkAll()

function checkAll() {
  process.on('exit', code => {
    if (code !== 0) return
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, key)
  })
  // vue-tsc needs the compiler written in JavaScript; the site itself is checked by the native one.
  const require = createRequire(import.meta.url)
  const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types/demos.tsbuildinfo']
  process.argv.push('--noEmit', ...buildInfo, '-p', 'content/tsconfig.json')
  require('vue-tsc').run(require.resolve('typescript-5/lib/tsc'))
}

function keyOfDemos() {
  const content = path.join(root, 'content')
  const names = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(vue|ts)$|tsconfig\.json$/.test(name) && !/\.(spec|test)\.ts$/.test(name))
    .sort()
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(content, name)))
  return hash.digest('hex')
}
