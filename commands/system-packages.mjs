import { spawnSync } from 'node:child_process'
import { did } from './process.mjs'

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
