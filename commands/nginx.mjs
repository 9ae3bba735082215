import { findProgram } from './system-packages.mjs'

/** Returns nginx, a host of the tests; its folder is often missing in PATH. */
export const findNginx = () =>
  findProgram({
    name: 'nginx',
    variable: 'NGINX',
    commands: ['nginx', '/usr/sbin/nginx'],
    packages: ['nginx-light']
  })
