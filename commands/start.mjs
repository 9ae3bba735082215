import { spawnSync } from 'node:child_process'
import { built } from './build.mjs'
import { installed } from './install.mjs'
import { run } from './process.mjs'

installed()
// The server moves a site to another BASE_PATH by itself.
built({ basePath: '' })
run('node', ['dist/server/node.js'], { UPSTREAM: process.env.UPSTREAM ?? registry() })

/** The registry this machine installs from also knows the versions; behind a firewall that is a mirror. */
function registry() {
  const { stdout = '' } = spawnSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  return /^https?:\/\//.test(stdout) ? stdout.trim() : ''
}
