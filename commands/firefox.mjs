import { existsSync } from 'node:fs'
import { fail } from './process.mjs'
import { packaged, which } from './system-packages.mjs'

const systemNames = ['firefox-esr', 'firefox']

/** The other engine of the tests: a given path, the system's, or the package manager, in this order. */
export function firefox() {
  const given = process.env.FIREFOX
  if (given) return existsSync(given) ? given : fail(`FIREFOX names ${given}, which does not exist.`)
  return (
    system() ??
    (packaged('Firefox', ['firefox-esr']) ? system() : undefined) ??
    fail('No Firefox was found or could be installed. Install one and set FIREFOX to its path.')
  )
}

const system = () => systemNames.map(which).find(Boolean)
