import { Agent } from 'node:http'
import { startNode } from '../e2e/both-servers.ts'
import { clockJumps } from './faults/clock-jumps.ts'
import { fullDisk } from './faults/full-disk.ts'
import type { Finding } from './faults/finding.ts'
import { killed } from './faults/killed.ts'
import { replacedFiles } from './faults/replaced-files.ts'
import { crowd, slowReaders } from './faults/slow-clients.ts'
import { table } from './table.ts'

/** `npm run bench -- --faults`: what happens to a server happens to this one. Ends with 1 when readers would have noticed more than is said. */
const patient = await startNode()
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
// Five minutes pass until the slowest reader is let go: meanwhile the rest.
const slow = slowReaders(patient.origin)
const findings: Finding[] = []
for (const [name, look] of Object.entries({ killed, fullDisk, replacedFiles, clockJumps, crowd })) {
  console.log(`${name} …`)
  findings.push(...(await look(agent)))
}
console.log('slow readers and writers …')
findings.push(...(await slow))
await patient.stop()
agent.destroy()
console.log(
  table([
    ['what happened', 'found', 'aim', ''],
    ...findings.map(({ what, found, aim, isGood }) => [what, found, aim, isGood ? 'ok' : 'NOT OK'])
  ])
)
process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1
