import { parentPort } from 'node:worker_threads'
import { createDocTools } from '../mcp/doc-tools.ts'
import { createFileTools } from '../mcp/file-tools.ts'
import { createResponder } from '../mcp/responder.ts'
import type { FromThread, ToThread } from './mcp-messages.ts'

/** Answers calls in this thread, so that a long check delays no other request and can be ended. */
export function startMcpThread(getFacts: Parameters<typeof createFileTools>[1]): void {
  const port = parentPort!
  const post = (message: FromThread): void => port.postMessage(message)
  const reading = new Map<number, (text: string | undefined) => void>()
  let nextRead = 1

  /** Reads a file of the site through the server, which knows the served build. */
  const readFile = (name: string): Promise<string | undefined> =>
    new Promise(resolve => {
      const read = nextRead++
      reading.set(read, resolve)
      post({ read, name })
    })

  const respond = createResponder(readFile, sources => [
    ...createDocTools(sources),
    ...createFileTools(sources, getFacts)
  ])

  port.on('message', (message: ToThread) => {
    if ('read' in message) {
      reading.get(message.read)?.(message.text)
      reading.delete(message.read)
    } else void answer(message)
  })

  async function answer({ id, url, headers, body, site }: Extract<ToThread, { id: number }>): Promise<void> {
    const response = await respond(new Request(url, { method: 'POST', headers, body }), site)
    post({ id, status: response.status, headers: [...response.headers], body: await response.text() })
  }
}
