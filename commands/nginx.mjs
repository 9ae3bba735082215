import { systemProgram } from './system-packages.mjs'

/** One of the hosts of the tests. It lies outside of most people's PATH. */
export const nginx = () =>
  systemProgram({
    name: 'nginx',
    variable: 'NGINX',
    commands: ['nginx', '/usr/sbin/nginx'],
    packages: ['nginx-light']
  })
