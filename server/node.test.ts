import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'index.html'), '<title>vxe-table</title>')
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(site, { recursive: true })
})

function start(env: Record<string, string>, args: string[] = []) {
  const entry = fileURLToPath(new URL('./node.ts', import.meta.url))
  const own = { PATH: process.env.PATH, SITE_DIR: site, UPSTREAM: 'http://127.0.0.1:9' }
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...args], { env: { ...own, ...env } })
  children.push(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output.text += data))
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const line = (pattern: RegExp) =>
    expect
      .poll(() => output.text, { timeout: 60_000 })
      .toMatch(pattern)
      .then(() => pattern.exec(output.text)!)
  return { child, output, ended, line }
}

test('the Node server serves the page, logs the request and stops on SIGTERM', async () => {
  const { child, output, ended, line } = start({ PORT: '0' })
  const [, address] = await line(/Serving (http:\/\/127\.0\.0\.1:\d+\/v3\.8\/)/)
  expect(await (await fetch(address!)).text()).toBe('<title>vxe-table</title>')
  await line(/"path":"\/v3\.8\/","status":200/)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output.text).toContain('the last one known is served.","cause":"fetch failed')
})

test('a port in use is reported in one sentence', async () => {
  const other: Server = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { output, ended } = start({ PORT: `${port}` })
  expect(await ended).toBe(1)
  expect(output.text).toBe(`Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose a port with PORT.\n`)
  other.close()
})

test('the Node server exits with one sentence for each invalid setting', async () => {
  const { output, ended } = start({ PORT: 'x', LOG: 'loud' })
  expect(await ended).toBe(1)
  expect(output.text).toBe(
    'PORT must be a whole number from 0 to 65535, not "x".\nLOG must be on or off, not "loud".\n'
  )
})

test('a damaged manifest ends the start with one sentence', async () => {
  const damaged = await mkdtemp(join(tmpdir(), 'site-'))
  await cp(site, damaged, { recursive: true })
  await mkdir(join(damaged, '.build'))
  await writeFile(join(damaged, '.build/files.json'), '{"files":{"index.html":{"size":-1}}}')
  const { output, ended } = start({ PORT: '0', SITE_DIR: damaged })
  expect(await ended).toBe(1)
  expect(output.text).toMatch(
    /^The list of the built files, \S+, is damaged: [^\n]+\. Build the site again or copy it whole\.\n$/
  )
  await rm(damaged, { recursive: true })
})

test('a posted report is stored, and `reports export` prints the report while the server runs', async () => {
  const REPORTS_FILE = join(site, 'reports.sqlite')
  const { child, line } = start({ PORT: '0', REPORTS_FILE })
  const [, address] = await line(/Serving (http:\/\/127\.0\.0\.1:\d+)\/v3\.8\//)
  const report = { page: '/table/base/sort', language: 'en', version: '3.8.6', build: 'dev', text: 'Sorting fails' }
  const answer = await fetch(`${address}/v3.8/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address! },
    body: JSON.stringify(report)
  })
  expect([answer.status, await answer.json()]).toEqual([201, { id: 1 }])
  const command = start({ REPORTS_FILE }, ['reports', 'export'])
  expect(await command.ended).toBe(0)
  expect(JSON.parse(command.output.text)).toEqual([{ ...report, id: 1, at: expect.any(String), state: 'new' }])
  child.kill('SIGTERM')
})

test('if the reports file cannot be opened, the error is logged at startup and the site is served', async () => {
  const { line } = start({ PORT: '0', REPORTS_FILE: site })
  const [, address] = await line(/Serving (http:\/\/\S+)/)
  await line(/"error":"The reports file \S+ could not be opened\./)
  expect((await fetch(address!)).status).toBe(200)
})
