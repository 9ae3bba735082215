import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { did, fail } from './process.mjs'

/** A program that the tests need: a given path, the system's, or the package manager, in this order. */
export function systemProgram({ name, variable, commands, packages }) {
  const system = () => commands.map(which).find(Boolean)
  return (
    givenProgram(variable) ??
    system() ??
    (packaged(name, packages) ? system() : undefined) ??
    fail(`No ${name} was found or could be installed. Install one and set ${variable} to its path.`)
  )
}

/** What a variable of the environment names, if it names anything. */
export function givenProgram(variable) {
  const given = process.env[variable]
  if (!given) return undefined
  return existsSync(given) ? given : fail(`${variable} names ${given}, which does not exist.`)
}

export function which(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

export function packaged(what, names) {
  console.log(`Installing ${what} with apt-get …`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) =>
    did([...sudo, 'apt-get'][0], [...sudo.slice(1), ...(sudo.length ? ['apt-get'] : []), ...args], {
      DEBIAN_FRONTEND: 'noninteractive'
    })
  apt('update', '-qq')
  return apt('install', '-y', '-qq', ...names)
}
