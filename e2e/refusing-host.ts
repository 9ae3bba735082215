import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site under test on a host that a test owns, with files that it keeps back. */
export interface RefusingHost {
  origin: string
  /** Cuts the line on every request whose address holds the text. */
  refuse: (part: string | undefined) => void
  close: () => Promise<void>
}

export async function openRefusing(site: string): Promise<RefusingHost> {
  let refused: string | undefined
  const server = createServer((incoming, response) => {
    if (refused && incoming.url!.includes(refused)) return void incoming.socket.destroy()
    const { method, headers } = incoming
    const outgoing = request(new URL(incoming.url!, site), { method, headers }, answer => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: part => (refused = part),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => void server.close(() => resolve()))
    }
  }
}
