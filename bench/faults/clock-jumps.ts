import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startedServer } from '../../e2e/started-server.ts'
import { ask, askAtPace, errorsOf } from '../clients.ts'
import { mixedWishes } from '../mixed-wishes.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'
import { reportBy, takesReports } from './report-by.ts'

const jump = path.resolve(import.meta.dirname, '../clock-jump.mjs')

/** A day on, two days back, and right again, while readers ask. */
export async function clockJumps(agent: Agent): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const { child, origin } = await startedServer(['--import', jump, 'dist/server/node.js'], {
    PORT: '0',
    LOG: 'off',
    UPSTREAM: '',
    ...takesReports(path.join(folder, 'reports.sqlite'))
  })
  const told: string[] = []
  const reported: (number | undefined)[] = []
  const tell = async () => {
    const { body } = await ask(agent, `${origin}/api/npm/versions/vxe-table`)
    told.push((JSON.parse(body.toString()) as { time: string }).time.slice(0, 10))
    for (let number = 0; number < 2; number++) reported.push(await reportBy(origin, `10.1.0.${told.length}`))
  }
  try {
    await tell()
    const jumping = (async () => {
      for (let jumps = 0; jumps < 3; jumps++) {
        await wait(2000)
        child.kill('SIGUSR2')
        await wait(300)
        await tell()
      }
    })()
    const heard = await askAtPace(agent, () => origin, mixedWishes(), { seconds: 8, rate: 200 })
    await jumping
    const days = new Set(told).size
    return [
      finding(
        'the clock jumps a day on and two back: requests that failed',
        errorsOf(heard),
        '0',
        errorsOf(heard) === 0
      ),
      finding('  days that the versions answer named', told.join(', '), 'three', days === 3),
      finding(
        '  reports',
        reported.join(', '),
        'all 201',
        reported.every(status => status === 201)
      )
    ]
  } finally {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
}

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
