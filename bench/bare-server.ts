import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnServer } from '../e2e/spawn-server.ts'
import type { ReceivedResponse } from './clients.ts'

/** Minimal server that sends one prepared response to every request. */
const bare = `
const { createServer } = require('node:http')
const { readFileSync } = require('node:fs')
const { head, file } = JSON.parse(process.env.ANSWER)
const body = readFileSync(file)
const server = createServer((_, answer) => answer.writeHead(200, head).end(body))
server.listen(0, '127.0.0.1', () => console.log('Serving http://127.0.0.1:' + server.address().port))
`

/** Starts the minimal server with the headers and the body of the given response. */
export function startBareServer(folder: string, { headers, body }: ReceivedResponse): ReturnType<typeof spawnServer> {
  const head = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
  )
  const file = path.join(folder, 'body')
  writeFileSync(file, body)
  return spawnServer(['-e', bare], { ANSWER: JSON.stringify({ head, file }) })
}
