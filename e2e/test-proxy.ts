import type { IncomingHttpHeaders } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Proxy of the site under test that a test controls: it records requests, replaces texts, delays or refuses requests
 * and shuts down.
 */
export interface TestProxy {
  origin: string
  /** Requested paths below the base path, in order. */
  requestedPaths: string[]
  /** Sets the text of a path for all later requests; undefined restores the file of the site. */
  setText: (path: string, text: string | undefined) => void
  /** Answers instead of the site, as a network that requires a sign-in; undefined lets a request through. */
  interceptRequests: (getResponse: (path: string) => InterceptedResponse | undefined) => void
  /** Delays the responses of the paths for which the function returns true, until another function is set. */
  delayResponses: (isHeld: (path: string) => boolean) => void
  /** Closes the connection of every request with this text in its address: `/` matches all of them, undefined none. */
  refuseRequests: (part: string | undefined) => void
  close: () => Promise<void>
}

export interface InterceptedResponse {
  status: number
  headers?: Record<string, string>
  body?: string
}

const base = '/v3.8/'

export async function openTestProxy(site: string): Promise<TestProxy> {
  const texts = new Map<string, string>()
  let refusedPart: string | undefined
  let getIntercepted: (path: string) => InterceptedResponse | undefined = () => undefined
  let isDelayed: (path: string) => boolean = () => false
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url!, site)
    const path = pathname.slice(base.length)
    if (pathname.startsWith(base)) host.requestedPaths.push(path)
    if (refusedPart !== undefined && incoming.url!.includes(refusedPart)) return void incoming.socket.destroy()
    const intercepted = getIntercepted(path)
    if (intercepted) {
      response.writeHead(intercepted.status, { 'content-type': 'text/html', ...intercepted.headers })
      return void response.end(intercepted.body)
    }
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: new URL(site).host }
    if (texts.has(path)) {
      headers['accept-encoding'] = 'identity'
      // The browser may have cached the previous text of the path.
      delete headers['if-none-match']
    }
    const outgoing = request(new URL(incoming.url!, site), { method: incoming.method, headers }, async answer => {
      while (isDelayed(path) && !response.destroyed) await new Promise(done => setTimeout(done, 20))
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
  const host: TestProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths: [],
    setText: (path, text) => void (text === undefined ? texts.delete(path) : texts.set(path, text)),
    interceptRequests: getResponse => void (getIntercepted = getResponse),
    delayResponses: held => void (isDelayed = held),
    refuseRequests: part => (refusedPart = part),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => void server.close(() => resolve()))
    }
  }
  return host
}
