import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd, fail, root } from './process.mjs'

/** Installs the packages if they are missing or differ from the lock file. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old. Install the Node of .nvmrc; Node 20.19 is the least that works.`)
  if (isCurrent(read('package-lock.json'), read('node_modules/.package-lock.json'))) return
  if (isLink(path.join(root, 'node_modules')))
    fail(
      'node_modules is a link to other packages than these, and npm would empty the folder it leads to. Remove the link.'
    )
  console.log('Installing packages …')
  if (!runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
    fail('The packages could not be installed. Read the lines above; behind a mirror, check "npm config get registry".')
}

/** True if every package of the lock file is installed in its version; optional packages of other systems may be missing. */
export function isCurrent(lockFile, installedLock) {
  return (
    installedLock !== undefined &&
    Object.entries(lockFile.packages).every(
      ([name, entry]) => !name || entry.optional || installedLock.packages[name]?.version === entry.version
    )
  )
}

export const isLink = file => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

function read(name) {
  const file = path.join(root, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
