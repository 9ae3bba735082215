import type { IncomingHttpHeaders } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site under test on a host that a test owns: it notes what is asked, answers with other texts, refuses, and goes down. */
export interface ChangingHost {
  origin: string
  /** Paths below the base, in order. */
  asked: string[]
  /** What stands at a path from now on; undefined brings the site's own back. */
  put: (path: string, text: string | undefined) => void
  /** Holds back every answer but those of a path until it is let go. */
  hold: (isHeld: (path: string) => boolean) => void
  /** Cuts the line on every request whose address holds the text; `/` is all of them. */
  refuse: (part: string | undefined) => void
  close: () => Promise<void>
}

const base = '/v3.8/'

export async function openChanging(site: string): Promise<ChangingHost> {
  const texts = new Map<string, string>()
  let refused: string | undefined
  let isHeld: (path: string) => boolean = () => false
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url!, site)
    const path = pathname.slice(base.length)
    if (pathname.startsWith(base)) host.asked.push(path)
    if (refused !== undefined && incoming.url!.includes(refused)) return void incoming.socket.destroy()
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: new URL(site).host }
    if (texts.has(path)) {
      headers['accept-encoding'] = 'identity'
      // What the browser has may be what stood there before.
      delete headers['if-none-match']
    }
    const outgoing = request(new URL(incoming.url!, site), { method: incoming.method, headers }, async answer => {
      while (isHeld(path) && !response.destroyed) await new Promise(done => setTimeout(done, 20))
      const { 'content-length': _, etag: __, ...others } = answer.headers
      const text = texts.get(path)
      response.writeHead(answer.statusCode!, text === undefined ? answer.headers : others)
      if (text === undefined) return void answer.pipe(response)
      answer.resume()
      response.end(text)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const host: ChangingHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    put: (path, text) => void (text === undefined ? texts.delete(path) : texts.set(path, text)),
    hold: held => void (isHeld = held),
    refuse: part => (refused = part),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => void server.close(() => resolve()))
    }
  }
  return host
}
