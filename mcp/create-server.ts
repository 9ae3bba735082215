import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker'
import type { Tool } from './tool.ts'

const instructions =
  'Documentation of vxe-table 3.8 (Vue 2). vxe-table 4 is for Vue 3 and has other names: look names up here before you write them. search finds addresses, read returns their content. check, where it is offered, compares code with the installed version, and upgrade lists the changes for 3.9 and later.'

/** The validator that compiles nothing, so that it runs in a Worker and its messages are the same everywhere. */
const validator = new CfWorkerJsonSchemaValidator()

/** Creates a server of the protocol for one connection or request. */
export function createMcpServer(tools: readonly Tool[], version: string): McpServer {
  const server = new McpServer(
    { name: 'vxe-docs', title: 'vxe-table 3.8', version },
    { instructions, jsonSchemaValidator: validator, capabilities: { tools: { listChanged: false } } }
  )
  for (const { name, title, description, inputSchema, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: fromJsonSchema<never>(inputSchema, validator),
        annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
      },
      async (args: never) => {
        const { texts, isError } = await run(args)
        return { content: texts.map(text => ({ type: 'text' as const, text })), ...(isError && { isError }) }
      }
    )
  return server
}
