import { spawn } from 'node:child_process'
import path from 'node:path'
import { built } from './build.mjs'
import { chromium } from './chromium.mjs'
import { installed } from './install.mjs'
import { nginx } from './nginx.mjs'
import { did, fail, root } from './process.mjs'

/** `npm run bench`: how fast the built site is, in numbers. `npm run bench -- --requests` shows one load of each page request by request, `-- --scroll` how the pages about large data load and scroll, `-- --build` how long building, checking, starting and a change take, `-- --hostile` how long hostile programs hold up the page, `-- --server` what the server does beside a bare one, `-- --upgrade` how long upgrading code takes, `-- --load` how many answers a second beside nginx and a bare server, `-- --soak 10m` what a long time at 80 % of that does, `-- --faults` what a server goes through, `-- --demos` what the newest version makes of every demo. */
installed()
/** What needs no browser. */
const alone = ['server', 'upgrade', 'load', 'soak', 'faults'].find(name => process.argv.includes(`--${name}`))
if (alone) {
  built()
  const env = alone === 'load' ? { NGINX: nginx() } : {}
  process.exit(did('tsx', [`bench/${alone}.ts`, ...process.argv.slice(2)], env) ? 0 : 1)
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
