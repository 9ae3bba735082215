import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Resolves with the port once the server listens; rejects with a sentence for the operator. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, host, port))))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

export function siteAddress(host: string, port: number, basePath: string): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}${basePath}`
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop the other program, or choose a port with PORT.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose a port above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine. Choose another with HOST.`
  return `The server can't listen on ${host}, port ${port}: ${message}.`
}
