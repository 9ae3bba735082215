import { availableParallelism } from 'node:os'
import { sendReports, startCluster } from '../e2e/hosts/several-servers.ts'
import { countErrors, percentile, requestContinuously } from './clients.ts'
import { createMixedRequests } from './mixed-requests.ts'
import { limitProcessor } from './processor-share.ts'
import { median, table } from './table.ts'

/**
 * `npm run bench -- --servers`: compares one, two and four servers behind nginx that share one database. Where the system
 * allows it, each server gets a tenth of a core: on a small machine the clients would be the limit otherwise.
 */
const share = 0.1
const samples = Number(process.env.SAMPLES ?? 3)
const rows: string[][] = []
for (const count of [1, 2, 4]) {
  const cluster = await startCluster(count)
  const limits = cluster.pids().map(pid => limitProcessor(pid, share))
  try {
    const requests = createMixedRequests()
    await requestContinuously(cluster.origin, requests, { seconds: 3, connections: 50 })
    const runs = []
    for (let sample = 0; sample < samples; sample++)
      runs.push(await requestContinuously(cluster.origin, requests, { seconds: 4, connections: 50 }))
    const reports = await sendReports(cluster.origin, { clients: 16, milliseconds: 4000 })
    rows.push([
      `${count}${limits.every(Boolean) ? `, each ${share * 100} % of a core` : ''}`,
      String(Math.round(median(runs.map(({ times, seconds }) => times.length / seconds))!)),
      median(runs.map(({ times }) => percentile(times, 0.99) ?? NaN))!.toFixed(1),
      String(runs.reduce((sum, run) => sum + countErrors(run), 0)),
      String(Math.round(reports.sent / 4)),
      String(reports.repeated)
    ])
  } finally {
    await cluster.stop()
    for (const remove of limits) remove?.()
  }
}
console.log(
  table([
    [
      `servers, on ${availableParallelism()} cores with the clients, nginx and the database`,
      'responses per second',
      'p99 ms',
      'errors',
      'reports per second',
      'sent again'
    ],
    ...rows
  ])
)
