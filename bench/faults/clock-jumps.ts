import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from '../../e2e/spawn-server.ts'
import { sendRequest, requestAtRate, countErrors } from '../clients.ts'
import { createMixedRequests } from '../mixed-requests.ts'
import type { FaultFinding } from './finding.ts'
import { createFinding } from './finding.ts'
import { sendReportAs, reportSettings } from './send-report.ts'

const jump = path.resolve(import.meta.dirname, '../clock-jump.mjs')

/** Moves the clock a day ahead, two days back and to the real time during requests. */
export async function clockJumps(agent: Agent): Promise<FaultFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const { child, origin } = await spawnServer(['--import', jump, 'dist/server/node.js'], {
    PORT: '0',
    LOG: 'off',
    UPSTREAM: '',
    ...reportSettings(path.join(folder, 'reports.sqlite'))
  })
  const reportedDates: string[] = []
  const reportStatuses: (number | undefined)[] = []
  const requestDateAndReport = async () => {
    const { body } = await sendRequest(agent, `${origin}/api/npm/versions/vxe-table`)
    reportedDates.push((JSON.parse(body.toString()) as { time: string }).time.slice(0, 10))
    for (let number = 0; number < 2; number++)
      reportStatuses.push(await sendReportAs(origin, `10.1.0.${reportedDates.length}`))
  }
  try {
    await requestDateAndReport()
    const jumping = (async () => {
      for (let jumps = 0; jumps < 3; jumps++) {
        await wait(2000)
        child.kill('SIGUSR2')
        await wait(300)
        await requestDateAndReport()
      }
    })()
    const result = await requestAtRate(agent, () => origin, createMixedRequests(), { seconds: 8, rate: 200 })
    await jumping
    const days = new Set(reportedDates).size
    return [
      createFinding(
        'the clock jumps a day on and two back: requests that failed',
        countErrors(result),
        '0',
        countErrors(result) === 0
      ),
      createFinding('  days that the versions answer named', reportedDates.join(', '), 'three', days === 3),
      createFinding(
        '  reports',
        reportStatuses.join(', '),
        'all 201',
        reportStatuses.every(status => status === 201)
      )
    ]
  } finally {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
}

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
