import { existsSync } from 'node:fs'
import { fail } from './process.mjs'
import { packaged, which } from './system-packages.mjs'

/** One of the hosts of the tests: a given path, the system's, or the package manager, in this order. */
export function nginx() {
  const given = process.env.NGINX
  if (given) return existsSync(given) ? given : fail(`NGINX names ${given}, which does not exist.`)
  return (
    system() ??
    (packaged('nginx', ['nginx-light']) ? system() : undefined) ??
    fail('No nginx was found or could be installed. Install it and set NGINX to its path.')
  )
}

/** Outside of most people's PATH. */
const system = () => which('nginx') ?? which('/usr/sbin/nginx')
