import { spawn } from 'node:child_process'
import path from 'node:path'
import { built } from './build.mjs'
import { chromium } from './chromium.mjs'
import { installed } from './install.mjs'
import { did, fail, root } from './process.mjs'

/** `npm run bench`: how fast the built site is, in numbers. `npm run bench -- --requests` shows one load of each page request by request, `-- --scroll` how the pages about large data load and scroll, `-- --build` how long building, checking, starting and a change take, `-- --hostile` how long hostile programs hold up the page, `-- --server` what the server does beside a bare one, `-- --upgrade` how long upgrading code takes, `-- --demos` what the newest version makes of every demo. */
installed()
if (process.argv.includes('--server')) {
  built()
  process.exit(did('tsx', ['bench/server.ts']) ? 0 : 1)
}
if (process.argv.includes('--upgrade')) {
  built()
  process.exit(did('tsx', ['bench/upgrade.ts']) ? 0 : 1)
}
const CHROMIUM = await chromium()
if (process.argv.includes('--build')) process.exit(did('tsx', ['bench/machine-room.ts'], { CHROMIUM }) ? 0 : 1)
built()
const { address, stop } = await started()
const script = process.argv.includes('--demos') ? 'bench/demos.ts' : 'bench/bench.ts'
const succeeded = did('tsx', [script, ...process.argv.slice(2)], { CHROMIUM, DOCS_URL: address })
stop()
process.exitCode = succeeded ? 0 : 1

/** The built site on a free port, with no registry behind it. */
function started() {
  const server = spawn('node', [path.join(root, 'dist/server/node.js')], {
    env: { ...process.env, PORT: '0', LOG: 'off', UPSTREAM: '' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  return new Promise(resolve => {
    const gone = () => fail('The server did not start. The lines above say why.')
    const stop = () => server.off('exit', gone).kill()
    server.on('exit', gone)
    server.stdout.on('data', data => {
      const address = /Serving (https?:\/\/[^/\s]+)/.exec(String(data))?.[1]
      if (address) resolve({ address, stop })
    })
  })
}
