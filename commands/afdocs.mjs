import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, root } from './process.mjs'

/**
 * `npm run afdocs`: rates how well programs can read the built site, with the package afdocs, in both written languages
 * and at two paths. It fails below 100 points. The package is fetched by npx, because it needs a newer Node than the
 * project and 60 more packages. `--pages 40` is the number of pages it reads, the same ones each time.
 */
const version = '0.22.2'
const lists = ['llms.txt', 'llms.zh.txt']
const basePaths = ['/v3.8/', '/docs/vxe/']

/**
 * Parts of a document that its Markdown has in another form. `builder/output/static-pages.test.ts` compares the members
 * and the whole text.
 */
const otherForms = [
  // Numbers before headings.
  '[aria-hidden]',
  // Members of a demo: a list by component.
  '[data-members]',
  // List of the headings.
  '[data-prose] > details'
]

const { values } = parseArgs({ options: { pages: { type: 'string', default: '40' } } })
ensureInstalled()
buildIfChanged({})
let isPerfect = true
for (const basePath of basePaths) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({ PORT: String(port), ORIGIN: origin, BASE_PATH: basePath, LOG: 'off' })
  for (const list of lists) {
    const { overall, failed } = rate(origin + basePath, list)
    console.log([`${basePath}${list}: ${overall} of 100`, ...failed.map(each => `  ${each}`)].join('\n'))
    isPerfect &&= overall === 100
  }
  server.kill()
  await once(server, 'exit')
}
if (!isPerfect) process.exit(1)

function rate(address, list) {
  const args = [
    `check ${address} --llms-txt-url ${address}${list} --format json --score --quiet --request-delay 0`,
    // The addresses of pages end in `.html`.
    `--url-path-pattern html --sampling deterministic --max-links ${values.pages}`
  ].flatMap(each => each.split(' '))
  const call = ['--yes', `afdocs@${version}`, ...args, '--parity-exclusions', otherForms.join(',')]
  const { stdout, stderr } = spawnSync('npx', call, { cwd: root, encoding: 'utf8', maxBuffer: 100e6 })
  if (!stdout.startsWith('{')) fail(`afdocs printed no result: ${stderr.trim()}`)
  const { scoring, results } = JSON.parse(stdout)
  const failed = results.filter(({ status }) => status === 'warn' || status === 'fail')
  return { overall: scoring.overall, failed: failed.map(({ id, message }) => `${id}: ${message}`) }
}

async function startServer(env) {
  const program = path.join(root, 'dist/server/node.js')
  const server = spawn('node', [program], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const started = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => undefined)])
  return started ? server : fail('The server did not start.')
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
