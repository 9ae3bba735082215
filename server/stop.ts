import type { Server } from 'node:http'

/** Accepts nothing new, lets what is under way finish, and cuts off what takes longer than `grace` milliseconds. */
export function stop(server: Server, grace = 5000): Promise<void> {
  return new Promise(resolve => {
    // A connection kept alive is idle only after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), grace)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
  })
}
