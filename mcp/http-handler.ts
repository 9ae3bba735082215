import type { McpServer } from '@modelcontextprotocol/server'
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport
} from '@modelcontextprotocol/server'

/**
 * Creates a function that answers POST requests of the Streamable HTTP transport with JSON, without sessions. Clients
 * of the revision 2026-07-28 and of those before it are served by the same tools. The caller limits the size of a body.
 */
export function createHttpHandler(createServer: () => McpServer): (request: Request) => Promise<Response> {
  const modern = createMcpHandler(createServer, { legacy: 'reject', maxSubscriptions: 0 })
  return async request => {
    const parsedBody = parseJson(await request.text())
    if (parsedBody === undefined) return errorResponse(parseError, 'The body is no JSON.')
    if (Array.isArray(parsedBody)) return errorResponse(invalidRequest, 'Batches are not supported.')
    if (!(await isLegacyRequest(request, parsedBody))) return modern.fetch(request, { parsedBody })
    const server = createServer()
    try {
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      return await transport.handleRequest(request, { parsedBody })
    } finally {
      await server.close()
    }
  }
}

/** Codes of JSON-RPC. */
const parseError = -32700
const invalidRequest = -32600

const errorResponse = (code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
