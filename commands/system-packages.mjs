import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runToEnd, fail } from './process.mjs'

/** Returns a program that the tests need: from a configured path, the system or the package manager, in this order. */
export function findProgram({ name, variable, commands, packages }) {
  const system = () => commands.map(which).find(Boolean)
  return (
    getConfiguredProgram(variable) ??
    system() ??
    (installPackages(name, packages) ? system() : undefined) ??
    fail(`No ${name} was found or could be installed. Install one and set ${variable} to its path.`)
  )
}

/** Returns the path in an environment variable, or undefined if it is empty. */
export function getConfiguredProgram(variable) {
  const configured = process.env[variable]
  if (!configured) return undefined
  return existsSync(configured) ? configured : fail(`${variable} names ${configured}, which does not exist.`)
}

export function which(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

export function installPackages(what, names) {
  console.log(`Installing ${what} with apt-get …`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) =>
    runToEnd([...sudo, 'apt-get'][0], [...sudo.slice(1), ...(sudo.length ? ['apt-get'] : []), ...args], {
      DEBIAN_FRONTEND: 'noninteractive'
    })
  apt('update', '-qq')
  return apt('install', '-y', '-qq', ...names)
}
