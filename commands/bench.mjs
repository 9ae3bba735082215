import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildIfChanged } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { findNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { runToEnd, fail, root } from './process.mjs'

/** `npm run bench`: measures the built site. `npm run bench -- --requests` lists the requests of one load of each page, `-- --scroll` measures loading and scrolling of pages about large data, `-- --build` building, checking, starting and seeing a change, `-- --hostile` the page beside hostile programs, `-- --server` the server beside a minimal one, `-- --settings` pages per second for each setting, `-- --upgrade` upgrading code, `-- --load` responses per second beside nginx and a minimal server, `-- --servers` one to four servers with one database, `-- --soak 10m` a long time at 80 % of the maximum, `-- --faults` the server during faults, `-- --demos` every demo in the newest version. */
ensureInstalled()
/** Name of a benchmark that needs no browser. */
const browserless = ['servers', 'server', 'settings', 'upgrade', 'load', 'soak', 'faults'].find(name =>
  process.argv.includes(`--${name}`)
)
if (browserless) {
  buildIfChanged()
  const env =
    browserless === 'load'
      ? { NGINX: findNginx() }
      : browserless === 'servers'
        ? { NGINX: findNginx(), POSTGRES: findPostgres() }
        : {}
  process.exit(runToEnd('tsx', [`bench/${browserless}.ts`, ...process.argv.slice(2)], env) ? 0 : 1)
}
const CHROMIUM = await findChromium()
if (process.argv.includes('--build')) process.exit(runToEnd('tsx', ['bench/tooling.ts'], { CHROMIUM }) ? 0 : 1)
buildIfChanged()
const { address, stop } = await startServer()
const script = process.argv.includes('--demos') ? 'bench/demos.ts' : 'bench/bench.ts'
const succeeded = runToEnd('tsx', [script, ...process.argv.slice(2)], { CHROMIUM, DOCS_URL: address })
stop()
process.exitCode = succeeded ? 0 : 1

/** Starts the built server on a free port, without a registry. */
function startServer() {
  const server = spawn('node', [path.join(root, 'dist/server/node.js')], {
    env: { ...process.env, PORT: '0', LOG: 'off', UPSTREAM: '' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  return new Promise(resolve => {
    const onExit = () => fail('The server did not start. The lines above say why.')
    const stop = () => server.off('exit', onExit).kill()
    server.on('exit', onExit)
    server.stdout.on('data', data => {
      const address = /Serving (https?:\/\/[^/\s]+)/.exec(String(data))?.[1]
      if (address) resolve({ address, stop })
    })
  })
}
