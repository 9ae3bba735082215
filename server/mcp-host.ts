import { Worker } from 'node:worker_threads'
import type { Log } from './log.ts'
import type { ReadSiteFile } from './site-files.ts'
import type { FromThread, ToThread } from './mcp-messages.ts'
import { errorResponse, type RespondMcp } from './mcp-routes.ts'

export interface McpHostOptions {
  /** Program of the thread. */
  file: URL
  readFile: ReadSiteFile
  siteOf: (url: string) => string | undefined
  log: Pick<Log, 'error'>
  limits?: McpLimits
}

export interface McpLimits {
  /** Milliseconds until a call is ended together with its thread. */
  call: number
  /** Milliseconds without a call until the thread is ended, which frees its memory. */
  idle: number
  /** Megabytes of objects in the thread. */
  memory: number
}

const defaultLimits: McpLimits = { call: 20_000, idle: 600_000, memory: 400 }

/**
 * Answers calls in a thread that starts with the first one. The server itself loads nothing for them. A call that takes
 * too long or needs too much memory ends the thread; the next call starts another one.
 */
export function createMcpHost({ file, readFile, siteOf, log, limits = defaultLimits }: McpHostOptions): RespondMcp {
  let nextId = 1
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const pending = new Map<number, (response: Response) => void>()

  return async request => {
    const body = await request.text()
    clearTimeout(idle)
    const id = nextId++
    const timeout = setTimeout(() => pending.has(id) && end('A call took too long.'), limits.call)
    try {
      return await new Promise<Response>(resolve => {
        pending.set(id, resolve)
        thread ??= start()
        send(thread, { id, url: request.url, headers: [...request.headers], body, site: siteOf(request.url) })
      })
    } finally {
      clearTimeout(timeout)
      if (pending.size === 0) idle = setTimeout(() => end(), limits.idle).unref()
    }
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.memory } })
    started.unref()
    started.on('message', (message: FromThread) => void receive(started, message))
    started.on('error', error => {
      if (thread === started) end(`The thread of the tools failed: ${error.message}`)
    })
    return started
  }

  async function receive(from: Worker, message: FromThread): Promise<void> {
    if ('read' in message) {
      const text = await readFile(message.name).catch(() => undefined)
      return send(from, { read: message.read, text })
    }
    const { id, status, headers, body } = message
    settle(id, new Response(status === 202 ? null : body, { status, headers }))
  }

  function settle(id: number, response: Response): void {
    pending.get(id)?.(response)
    pending.delete(id)
  }

  /** Ends the thread and all pending calls; a reason is an error. */
  function end(reason?: string): void {
    void thread?.terminate()
    thread = undefined
    if (reason === undefined) return
    log.error(reason)
    for (const id of pending.keys())
      settle(id, errorResponse(503, 'The call took too long or needed too much memory.', { 'retry-after': '1' }))
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (worker: Worker, message: ToThread): void => worker.postMessage(message)
