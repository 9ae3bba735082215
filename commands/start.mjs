import { spawnSync } from 'node:child_process'
import { buildIfChanged } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './process.mjs'

ensureInstalled()
// The server moves the site to another BASE_PATH as it reads the files.
buildIfChanged({ basePath: '' })
run('node', ['dist/server/node.js'], { UPSTREAM: process.env.UPSTREAM ?? getRegistry() })

/** Returns the npm registry of this machine, which also has the versions; behind a firewall it is a mirror. */
function getRegistry() {
  const { stdout = '' } = spawnSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  return /^https?:\/\//.test(stdout) ? stdout.trim() : ''
}
