import type { Server } from 'node:http'

/** Stops accepting connections, lets running requests finish and closes the remaining connections after `grace` milliseconds. */
export function stopServer(server: Server, grace = 5000): Promise<void> {
  return new Promise(resolve => {
    // A keep-alive connection becomes idle only after its last response, so idle connections are closed repeatedly.
    const closeIdleTimer = setInterval(() => server.closeIdleConnections(), 50)
    const forceCloseTimer = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearInterval(closeIdleTimer)
      clearTimeout(forceCloseTimer)
      resolve()
    })
  })
}
