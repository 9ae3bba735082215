import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startedNode } from '../../e2e/started-server.ts'
import { askAtPace, errorsOf } from '../clients.ts'
import { mixedWishes } from '../mixed-wishes.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import { clientAt, reportBy, takesReports } from './report-by.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Killed while readers ask and reports are written, and started again at the same address. */
export async function killed(agent: Agent): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const env = takesReports(path.join(folder, 'reports.sqlite'))
  let server = await startedNode(env)
  const { origin } = server
  const taken = { count: 0 }
  const reporting = reportUntilGone(origin, taken)
  const restarted = { after: NaN }
  const beat = async (second: number) => {
    if (second !== 4) return
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    const begun = performance.now()
    server = await startedNode({ ...env, PORT: new URL(origin).port })
    restarted.after = (performance.now() - begun) / 1000
  }
  const through = await askAtPace(agent, () => origin, mixedWishes(), { seconds: 9, rate: 200, beat })
  await reporting
  const after = await askAtPace(agent, () => origin, mixedWishes(), { seconds: 3, rate: 200 })
  const list = execFileSync(process.execPath, ['dist/server/node.js', 'reports', 'export'], {
    cwd: root,
    env,
    encoding: 'utf8'
  })
  const stored = (JSON.parse(list) as unknown[]).length
  server.child.kill()
  await once(server.child, 'exit')
  rmSync(folder, { recursive: true })
  const kinds = [...through.errors.keys()]
  return [
    finding(
      'SIGKILL at 200 requests a second: requests that failed',
      errorsOf(through),
      'only refused or cut connections',
      kinds.every(kind => /ECONNREFUSED|ECONNRESET|socket hang up|aborted/.test(kind))
    ),
    finding('  started again and answering, seconds', restarted.after.toFixed(2), 'it does', restarted.after < 60),
    finding('  requests that failed afterwards', errorsOf(after), '0', errorsOf(after) === 0),
    finding(
      '  reports stored of those taken',
      `${stored} of ${taken.count}`,
      'all',
      stored >= taken.count && stored > 0
    )
  ]
}

/** One after the other, each from another client, until no answer comes. */
async function reportUntilGone(origin: string, taken: { count: number }): Promise<void> {
  for (let number = 0; number < 90; number++) {
    const status = await reportBy(origin, clientAt(number))
    if (status === undefined) return
    if (status === 201) taken.count++
    await new Promise(done => setTimeout(done, 60))
  }
}
