import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startedServer } from '../e2e/started-server.ts'
import type { Answered } from './clients.ts'

/** A server of five lines that gives one answer, whatever is asked, and does nothing else. */
const bare = `
const { createServer } = require('node:http')
const { readFileSync } = require('node:fs')
const { head, file } = JSON.parse(process.env.ANSWER)
const body = readFileSync(file)
const server = createServer((_, answer) => answer.writeHead(200, head).end(body))
server.listen(0, '127.0.0.1', () => console.log('Serving http://127.0.0.1:' + server.address().port))
`

/** With the same bytes and the same head as that answer. */
export function startBare(folder: string, { headers, body }: Answered): ReturnType<typeof startedServer> {
  const head = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
  )
  const file = path.join(folder, 'body')
  writeFileSync(file, body)
  return startedServer(['-e', bare], { ANSWER: JSON.stringify({ head, file }) })
}
