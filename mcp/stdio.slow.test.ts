import { spawn } from 'node:child_process'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmallTools } from './fixtures/small-tools.ts'
import { readSmallDocs } from './fixtures/small-docs.ts'
import { toolQuestions } from './fixtures/tool-questions.ts'
import { createSiteAnswers } from './site-answers.ts'

const program = path.join(import.meta.dirname, 'fixtures/stdio-program.ts')
const args = ['--import', 'tsx', program]
const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })

beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args })))
afterAll(() => client.close())

test('the command gives the same answers as the tools themselves', async () => {
  const tools = createSmallTools({ getAnswers: createSiteAnswers(readSmallDocs) })
  const listed = await client.listTools()
  expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
  for (const { tool, args } of Object.values(toolQuestions)) {
    const { content } = await client.callTool({ name: tool, arguments: args })
    const { texts } = await tools.find(({ name }) => name === tool)!.run(args as never)
    expect(content).toEqual(texts.map(text => ({ type: 'text', text })))
  }
})

/** Sends lines to the command and returns its exit code and everything that it writes to standard output. */
function send(lines: readonly string[], waitFor: number): Promise<{ code: number | null; output: string[] }> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.on('data', data => {
    text += String(data)
    if (text.split('\n').length > waitFor) child.stdin.end()
  })
  child.stdin.write(lines.map(line => `${line}\n`).join(''))
  return new Promise(resolve =>
    child.on('close', code => resolve({ code, output: text.split('\n').filter(line => line !== '') }))
  )
}

test('standard output has nothing but messages of the protocol, also for lines that are none, and the end of the input ends the command', async () => {
  const message = (id: number, method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params })
  const { code, output } = await send(
    [
      'no JSON',
      message(1, 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' }
      }),
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{}',
      message(2, 'tools/call', { name: 'check', arguments: { files: [{ name: 'a.vue', text: '<template><vxe-' }] } }),
      message(3, 'tools/call', { name: 'constructor' }),
      message(4, 'nothing')
    ],
    4
  )
  const messages = output.map(line => JSON.parse(line) as { jsonrpc: string; id: number })
  expect(messages.map(({ jsonrpc, id }) => [jsonrpc, id]).toSorted()).toEqual([1, 2, 3, 4].map(id => ['2.0', id]))
  expect(code).toBe(0)
})
