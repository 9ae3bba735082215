import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  Hover,
  InitializeResult,
  Position,
  ProtocolConnection,
  TextEdit
} from 'vscode-languageserver/node'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { defaultSite } from '../../editor/facts/doc-links.ts'
import { bundleEditorPrograms } from '../vite/editor-programs.ts'
import { editorDataFiles, extensionFile } from './editor-data-files.ts'
import { readFactsWithoutDemos } from './facts-without-demos.ts'

/** The server as the extension contains it, over the protocol that editors speak. */

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'language-server-'))
const processes: ChildProcess[] = []
let extension: Uint8Array

beforeAll(async () => {
  const files = editorDataFiles({
    facts: readFactsWithoutDemos(),
    programs: await bundleEditorPrograms(new Set()),
    releases: readFileSync(path.join(root, 'upgrade-facts/releases.json'), 'utf8'),
    version: '0.0.1',
    license: 'MIT',
    site: defaultSite
  })
  extension = files.find(({ path: name }) => name === extensionFile)!.body as Uint8Array
  for (const [name, bytes] of Object.entries(unzipSync(extension))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes)
  }
  const library = path.join(folder, 'newer/node_modules/vxe-table')
  mkdirSync(library, { recursive: true })
  writeFileSync(path.join(library, 'package.json'), '{ "version": "3.21.6" }')
  bytesOfAll = files.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
})

let bytesOfAll = 0

afterAll(() => {
  for (const each of processes) each.kill()
  rmSync(folder, { recursive: true })
})

interface Client {
  connection: ProtocolConnection
  capabilities: InitializeResult['capabilities']
  open: (name: string, marked: string) => { uri: string; position: Position; text: string }
  diagnosticsOf: (uri: string) => Promise<Diagnostic[]>
  stop: () => Promise<number | null>
}

async function startClient(locale: string): Promise<Client> {
  const server = spawn(process.execPath, [path.join(folder, 'extension/server/server.js'), '--stdio'])
  processes.push(server)
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin)
  )
  const published = new Map<string, Diagnostic[]>()
  const waiting = new Map<string, (found: Diagnostic[]) => void>()
  connection.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => {
      published.set(uri, diagnostics)
      waiting.get(uri)?.(diagnostics)
    }
  )
  connection.listen()
  const { capabilities } = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: null,
    locale,
    capabilities: {}
  })
  await connection.sendNotification('initialized', {})
  return {
    connection,
    capabilities,
    open(name, marked) {
      const offset = marked.indexOf('|')
      const text = offset < 0 ? marked : marked.slice(0, offset) + marked.slice(offset + 1)
      const uri = pathToFileURL(path.join(folder, name)).href
      const languageId = name.endsWith('.vue') ? 'vue' : 'javascript'
      const document = TextDocument.create(uri, languageId, 1, text)
      void connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } })
      return { uri, position: document.positionAt(Math.max(0, offset)), text }
    },
    diagnosticsOf: uri =>
      new Promise(resolve => {
        const known = published.get(uri)
        if (known) resolve(known)
        else waiting.set(uri, resolve)
      }),
    async stop() {
      const exit = new Promise<number | null>(resolve => server.once('exit', resolve))
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      return exit
    }
  }
}

const template = (content: string): string => `<template>\n  <div>${content}</div>\n</template>\n`

test('the extension has the license texts of the packages in its programs', () => {
  const text = readFileSync(path.join(folder, 'extension/THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const name of ['@babel/parser', 'vscode-languageclient', 'vscode-languageserver'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+\nLicense: MIT$`, 'm'))
})

test('a session completes, describes, reports, fixes and ends', async () => {
  const client = await startClient('zh-cn')
  expect(client.capabilities).toMatchObject({ hoverProvider: true, completionProvider: { resolveProvider: true } })

  const completed = client.open('a.vue', template('<vxe-table :edit-config="{ | }" />'))
  const items = await client.connection.sendRequest<CompletionItem[]>('textDocument/completion', {
    textDocument: { uri: completed.uri },
    position: completed.position
  })
  const mode = items.find(({ label }) => label === 'mode')!
  expect(mode.textEdit).toMatchObject({ newText: "mode: '$1'", range: { start: completed.position } })
  const resolved = await client.connection.sendRequest<CompletionItem>('completionItem/resolve', mode)
  expect(resolved.documentation).toMatchObject({ kind: 'markdown', value: expect.stringContaining('编辑模式') })

  const hovered = client.open('b.vue', template('<vxe-table @cell-cl|ick="go" />'))
  const hover = await client.connection.sendRequest<Hover>('textDocument/hover', {
    textDocument: { uri: hovered.uri },
    position: hovered.position
  })
  expect(hover.contents).toMatchObject({ value: expect.stringContaining(`${defaultSite}#/table/api?filterName=`) })

  const code = `import { VXETable } from 'vxe-table'\nVXETable.renderer.add('A', { render|TableEdit () {} })\n`
  const checked = client.open('c.js', code)
  const diagnostics = await client.diagnosticsOf(checked.uri)
  expect(diagnostics).toMatchObject([
    { source: 'vxe-table 3.8.6', code: 'member', range: { start: { line: 1 } }, message: expect.stringMatching(/没有/) }
  ])
  const { range } = diagnostics[0]!
  const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: checked.uri },
    range,
    context: { diagnostics }
  })
  expect(actions.map(({ title, kind }) => [title, kind])).toEqual([['改为 renderEdit', 'quickfix']])
  const edits = actions[0]!.edit!.changes![checked.uri] as TextEdit[]
  expect(TextDocument.applyEdits(TextDocument.create('', '', 1, checked.text), edits)).toContain('renderEdit () {}')

  expect(await client.stop()).toBe(0)
})

test('the language is that of the editor, the version the installed one', async () => {
  const client = await startClient('en')
  const old = client.open('d.vue', template('<vxe-table :row-drag-config="{}" />'))
  expect(await client.diagnosticsOf(old.uri)).toMatchObject([
    { message: expect.stringContaining('vxe-table 3.8.6 has no row-drag-config') }
  ])
  const newer = client.open('newer/src/e.vue', template('<vxe-table :row-drag-config="{}" />'))
  expect(await client.diagnosticsOf(newer.uri)).toEqual([])
  expect(await client.stop()).toBe(0)
})

test('diagnostics follow changes, and unreadable code ends no session', async () => {
  const client = await startClient('en')
  const { uri, text } = client.open('f.vue', template('<vxe-table :row-drag-config="{}" />'))
  expect(await client.diagnosticsOf(uri)).toHaveLength(1)
  for (const broken of [text.slice(0, 40), `${'{['.repeat(20_000)}`, '\0<vxe-table :a="`${', '<'.repeat(5000)]) {
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: broken }]
    })
    const position = { line: 1, character: 10 }
    const items = await client.connection.sendRequest('textDocument/completion', { textDocument: { uri }, position })
    expect(items).toBeInstanceOf(Array)
    const hover = client.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position })
    await expect(hover).resolves.not.toBeUndefined()
  }
  const unknown = { textDocument: { uri: 'file:///unknown.vue' }, position: { line: 0, character: 0 } }
  expect(await client.connection.sendRequest('textDocument/completion', unknown)).toEqual([])
  expect(await client.stop()).toBe(0)
})

test('all files for editors together are smaller than 2.5 MB', () => {
  expect(bytesOfAll).toBeLessThan(2_500_000)
})

test('the client is a CommonJS module that needs VS Code only', () => {
  const code = readFileSync(path.join(folder, 'extension/client.js'), 'utf8')
  const required = new Set(Array.from(code.matchAll(/\brequire\((["'`])([^"'`]+)\1\)/g), ([, , name]) => name!))
  expect([...required].filter(name => !builtinModules.includes(name.replace('node:', '')))).toEqual(['vscode'])
  expect(code).toMatch(/exports\.activate\s*=/)
})
