import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolQuestions } from '../../mcp/fixtures/tool-questions.ts'
import type { SmallProject } from '../output/small-project.ts'
import { differences, smallProject } from '../output/small-project.ts'

/** The package of a small site, packed by npm and installed into a fresh folder without a network. */
const minutes = 60_000
let project: SmallProject
let folder = ''
const inProject = (name: string) => path.join(project.root, name)

beforeAll(async () => {
  project = smallProject()
  const built = await project.build('dist', { DOCS_PACKAGE: 'true' })
  expect(built, built.output).toMatchObject({ status: 0 })
  folder = mkdtempSync(path.join(tmpdir(), 'installed-'))
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const options = { cwd: folder, env: { ...process.env, npm_config_cache: path.join(folder, 'cache') } }
  execFileSync('npm', ['pack', '--silent', inProject('dist/package')], options)
  const [tarball = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], options)
}, 10 * minutes)

afterAll(() => {
  project.end()
  rmSync(folder, { recursive: true, force: true })
})

const program = () => path.join(folder, 'node_modules/.bin/vxe-docs')
function call(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program(), args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout, errors: stderr }
}

test('the package has no dependency, no script and no file but those it names', () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'node_modules/vxe-docs/package.json'), 'utf8')) as object
  expect(manifest).not.toHaveProperty('dependencies')
  expect(manifest).not.toHaveProperty('scripts')
  expect(readdirSync(path.join(folder, 'node_modules'))).toEqual(['.bin', '.package-lock.json', 'vxe-docs'])
})

test('the package has the license texts of the packages in its program, its site and its extension', () => {
  const text = readFileSync(path.join(folder, 'node_modules/vxe-docs/THIRD-PARTY-LICENSES.txt'), 'utf8')
  const sections = text.split(/^-{72}$/m).filter(section => /^License: /m.test(section))
  const names = sections.map(section => /^\n+(\S+) [\d.]+\n/.exec(section)?.[1])
  const inProgram = ['@babel/parser', '@modelcontextprotocol/server', 'hono', 'zod']
  const inSite = ['vue', 'vxe-table', 'xe-utils', 'react', 'zrender', 'sucrase', '@fontsource/ibm-plex-mono']
  expect(names).toEqual(expect.arrayContaining([...inProgram, ...inSite, 'vscode-languageserver']))
  expect(sections.filter(section => section.length < 400)).toEqual([])
  expect(text).not.toContain(project.root)
})

test('editors find their data by the manifest', () => {
  const inPackage = (name: string) => path.join(folder, 'node_modules/vxe-docs', name)
  const { vetur, 'web-types': webTypes } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
    'web-types': string
    vetur: Record<string, string>
  }
  for (const name of [webTypes, ...Object.values(vetur)])
    expect(readFileSync(inPackage(name), 'utf8')).toContain('vxe-table')
})

test('find, page, api and demo answer from the package', () => {
  expect(call('find', '列排序', '--lang', 'zh').output).toContain('/table/base/sort')
  expect(call('page', '/table/base/sort#sort-on-server', '--lang', 'en').output).toContain('sort-config.remote')
  expect(call('api', 'sort-config.orders', '--lang', 'en').output).toContain('table.sortConfig.orders')
  const { output, status } = call('demo', 'table/base/sort/sort-by-header', '--lang', 'en')
  expect(status).toBe(0)
  expect(output).toContain('<template>')
  expect(output).not.toContain('@/_shared')
})

test('defects answers from the package', () => {
  expect(call('defects', 'keyboard-config.isDel', '--lang', 'en')).toMatchObject({
    status: 0,
    output: expect.stringContaining('/table/advanced/keepAlives#pitfalls-defects') as string
  })
})

test('check, upgrade, diff, fit and doctor work in a project', () => {
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  writeFileSync(path.join(folder, 'src/a.vue'), '<template><vxe-grid :row-drag-config="{}" /></template>\n')
  expect(call('check', 'src', '--lang', 'en')).toMatchObject({
    status: 1,
    output: expect.stringContaining('row-drag-config') as string
  })
  expect(call('upgrade', 'src', '--lang', 'en').status).toBe(0)
  expect(call('diff', '3.8.6', '3.21.6', '--lang', 'en').output).toContain('Removed')
  expect(call('fit', '--table', '3.8', '--lang', 'en').output).toContain('vxe-table@~3.8.6')
  expect(call('doctor', '--lang', 'en')).toMatchObject({ status: 1 })
})

/** Starts `serve` and returns its output, as soon as it listens, and a function that stops it. */
async function serve(variables: Record<string, string> = {}) {
  const server = spawn(program(), ['serve', '--port', '0', '--lang', 'en'], {
    cwd: folder,
    env: { ...process.env, ...variables }
  })
  const output = await new Promise<string>(resolve => {
    let text = ''
    server.stdout.on('data', data => {
      text += String(data)
      if (text.includes('Ctrl+C')) resolve(text)
    })
  })
  const [address = ''] = /http:\S+/.exec(output) ?? []
  return { output, address, stop: () => void server.kill() }
}

test('serve serves the site from memory', async () => {
  const { address, stop } = await serve()
  try {
    const home = await fetch(address)
    expect(home.status).toBe(200)
    const html = await home.text()
    expect(html).toContain('<div id="app">')
    expect(await (await fetch(`${address}table/base/sort.md`)).text()).toMatch(/^# 排序\n/)
    const extension = await fetch(`${address}download/editor/vxe-docs.vsix`)
    expect(
      Buffer.from(await extension.arrayBuffer())
        .subarray(0, 2)
        .toString()
    ).toBe('PK')
    expect((await fetch(`${address}nothing/../../package.json`)).status).toBe(404)
  } finally {
    stop()
  }
})

test('serve prints an address at which a client of the SDK calls all tools', async () => {
  const { address, output, stop } = await serve()
  const client = new Client({ name: 'test', version: '1.0.0' })
  try {
    const [, endpoint = ''] = /^MCP endpoint for coding assistants: (\S+)$/m.exec(output) ?? []
    expect(endpoint).toBe(`${address}mcp`)
    await client.connect(new StreamableHTTPClientTransport(new URL(endpoint)))
    const textOf = async (name: string, args: Record<string, unknown>) =>
      JSON.stringify((await client.callTool({ name, arguments: args })).content)
    const files = [{ name: 'a.vue', text: '<template><vxe-grid :row-drag-config="{}" /></template>' }]
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'read', 'check', 'upgrade'])
    expect(await textOf('search', { words: '列排序', language: 'zh' })).toContain(`${address}#/table/base/sort`)
    expect(await textOf('read', { address: 'sort-config.orders' })).toContain('table.sortConfig.orders')
    expect(await textOf('check', { files })).toContain('row-drag-config')
    expect(await textOf('upgrade', toolQuestions['upgrade report']!.args)).toContain(`${address}#/table/start/upgrade`)
  } finally {
    await client.close()
    stop()
  }
})

test('serve with MCP=off says so and answers no assistant', async () => {
  const { address, output, stop } = await serve({ MCP: 'off' })
  try {
    expect(output).toContain('MCP=off')
    expect(output).not.toContain(`${address}mcp`)
    const response = await fetch(`${address}mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
    })
    expect(response.status).toBe(405)
  } finally {
    stop()
  }
})

test(
  'two builds of the same sources make the same package',
  async () => {
    const built = await project.build('again', { DOCS_PACKAGE: 'true' })
    expect(built, built.output).toMatchObject({ status: 0 })
    expect(differences(inProject('dist/package'), inProject('again/package'))).toEqual([])
    expect(statSync(inProject('dist/package/vxe-docs.mjs')).mode & 0o111).not.toBe(0)
  },
  10 * minutes
)
