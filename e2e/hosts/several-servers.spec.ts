import { expect, test } from '@playwright/test'
import { sendReports, startCluster } from './several-servers.ts'

test('four servers with one database lose no confirmed report and store none twice while they are killed in turns', async () => {
  test.setTimeout(120_000)
  const cluster = await startCluster(4)
  try {
    const sending = sendReports(cluster.origin, { clients: 8, milliseconds: 12_000 })
    for (let round = 0; round < 8; round++) await cluster.restart(round % 4)
    const { sent, ids } = await sending
    expect(sent).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(sent)
    expect(cluster.query('select count(*), count(distinct key) from vxe_report')).toBe(`${sent}|${sent}`)
    const stored = cluster.query('select id from vxe_report').split('\n').map(Number)
    expect(ids.toSorted((left, right) => left - right)).toEqual(stored.toSorted((left, right) => left - right))
  } finally {
    await cluster.stop()
  }
})
