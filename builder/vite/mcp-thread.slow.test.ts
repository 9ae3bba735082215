import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSmallDocs } from '../../mcp/fixtures/small-docs.ts'
import { createSmallTools } from '../../mcp/fixtures/small-tools.ts'
import { toolQuestions } from '../../mcp/fixtures/tool-questions.ts'
import { createSiteAnswers } from '../../mcp/site-answers.ts'
import { createMcpHost } from '../../server/mcp-host.ts'
import { mcpConfig, serverConfig } from './single-files.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-'))
  await build(serverConfig('node', folder))
  await build(mcpConfig(folder))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the bundled thread answers all tools with whole addresses of the site', async () => {
  const errors: string[] = []
  const site = 'https://docs.example/v3.8/'
  const respond = createMcpHost({
    file: pathToFileURL(path.join(folder, 'mcp.js')),
    readFile: readSmallDocs,
    siteOf: () => site,
    log: { error: sentence => void errors.push(sentence) }
  })
  const tools = createSmallTools({ getAnswers: createSiteAnswers(readSmallDocs), site })
  // The thread has the names of later versions beside those of the releases.
  for (const { tool, args } of Object.values(toolQuestions).filter(({ tool }) => tool !== 'check')) {
    const response = await respond(
      new Request(`${site}mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } })
      })
    )
    const { texts } = await tools.find(({ name }) => name === tool)!.run(args as never)
    expect(await response.json()).toMatchObject({ result: { content: texts.map(text => ({ type: 'text', text })) } })
  }
  expect(errors).toEqual([])
})

test('the server without the thread has no code of the protocol', () => {
  const server = readFileSync(path.join(folder, 'node.js'), 'utf8')
  expect(server).toContain('mcp.js')
  expect(server).not.toMatch(/2026-07-28|protocolVersion/)
})
