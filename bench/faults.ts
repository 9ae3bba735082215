import { Agent } from 'node:http'
import { startNode } from '../e2e/start-servers.ts'
import { clockJumps } from './faults/clock-jumps.ts'
import { fullDisk } from './faults/full-disk.ts'
import type { FaultFinding } from './faults/finding.ts'
import { killed } from './faults/killed.ts'
import { replacedFiles } from './faults/replaced-files.ts'
import { idleConnections, slowReaders } from './faults/slow-clients.ts'
import { table } from './table.ts'

/** `npm run bench -- --faults`: exposes the server to faults. Exits with 1 if readers would notice more than the table allows. */
const slowServer = await startNode()
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
// The slowest reader is disconnected after five minutes, so the other faults run meanwhile.
const slow = slowReaders(slowServer.origin)
const findings: FaultFinding[] = []
for (const [name, runFault] of Object.entries({ killed, fullDisk, replacedFiles, clockJumps, idleConnections })) {
  console.log(`${name} …`)
  findings.push(...(await runFault(agent)))
}
console.log('slow readers and writers …')
findings.push(...(await slow))
await slowServer.stop()
agent.destroy()
console.log(
  table([
    ['what happened', 'found', 'target', ''],
    ...findings.map(({ label, measured, target, isGood }) => [label, measured, target, isGood ? 'ok' : 'NOT OK'])
  ])
)
process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1
