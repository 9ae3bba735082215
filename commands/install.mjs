import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { did, fail, root } from './process.mjs'

/** Installs the packages when they are missing or another version of the lock file is in place. */
export function installed() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old. Install the Node of .nvmrc; Node 20.19 is the least that works.`)
  if (isCurrent(read('package-lock.json'), read('node_modules/.package-lock.json'))) return
  if (isLink(path.join(root, 'node_modules')))
    fail(
      'node_modules is a link to other packages than these, and npm would empty the folder it leads to. Remove the link.'
    )
  console.log('Installing packages …')
  if (!did('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
    fail('The packages could not be installed. Read the lines above; behind a mirror, check "npm config get registry".')
}

/** Whether every package of the lock file is there in its version; what only other systems need may be missing. */
export function isCurrent(wanted, present) {
  return (
    present !== undefined &&
    Object.entries(wanted.packages).every(
      ([name, entry]) => !name || entry.optional || present.packages[name]?.version === entry.version
    )
  )
}

export const isLink = file => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

function read(name) {
  const file = path.join(root, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
