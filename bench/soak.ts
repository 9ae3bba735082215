import { Agent } from 'node:http'
import { startNode } from '../e2e/start-servers.ts'
import { requestAtRate, countErrors, percentile } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { createMixedRequests } from './mixed-requests.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --soak 10m`: sends 80 % of the maximum rate of the server for the given time. */
const connections = 50
const seconds = durationOf(process.argv[process.argv.indexOf('--soak') + 1])
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const requests = createMixedRequests()
const { origin, pid, stop } = await startNode()
try {
  // The maximum is measured with the client that the soak test uses; a first run loads files into memory and compiles
  // code.
  const requestAtMaximum = () => requestAtRate(agent, () => origin, requests, { seconds: 15, rate: Infinity })
  await requestAtMaximum()
  const maximum = await requestAtMaximum()
  const rate = Math.floor((maximum.times.length / maximum.seconds) * 0.8)
  console.log(`${rate} requests a second for ${seconds} s …`)
  const memory: number[] = []
  const onSecond = (second: number) => {
    memory.push(memoryOf(pid) ?? NaN)
    if (second % 60 === 0) console.log(`  ${second / 60} min, ${megabytes(memory.at(-1))} MB`)
  }
  const result = await requestAtRate(agent, () => origin, requests, { seconds, rate, onSecond })
  // The first fifth is left out, because code is compiled and memory grows to its working size.
  const fifth = Math.floor(memory.length / 5)
  const secondMedian = median(memory.slice(fifth, 2 * fifth))!
  const lastMedian = median(memory.slice(-fifth))!
  const growth = (lastMedian / secondMedian - 1) * 100
  const errors = countErrors(result)
  console.log(
    table([
      [`${result.times.length + errors} requests in ${seconds} s`, '', 'target'],
      ['share of the requested rate, %', ((100 * (result.times.length + errors)) / (rate * seconds)).toFixed(1), ''],
      [
        'errors',
        [String(errors), ...[...result.errors].map(([error, times]) => `${error} x ${times}`)].join('; '),
        '0'
      ],
      ['p50, ms', percentile(result.times, 0.5)!.toFixed(1), ''],
      ['p99, ms', percentile(result.times, 0.99)!.toFixed(1), ''],
      ['memory in the second fifth, MB', megabytes(secondMedian), ''],
      ['memory in the last fifth, MB', megabytes(lastMedian), ''],
      ['growth, %', growth.toFixed(1), '< 5']
    ])
  )
  process.exitCode = errors > 0 || growth >= 5 ? 1 : 0
} finally {
  await stop()
  agent.destroy()
}

/** Reads `10m` or `90s` as seconds. */
function durationOf(text: string | undefined): number {
  const [, number, unit] = /^(\d{1,4})(s|m)$/.exec(text ?? '10m') ?? []
  if (number === undefined) throw new Error(`--soak takes a time such as 10m or 90s, not ${text}.`)
  return Number(number) * (unit === 'm' ? 60 : 1)
}
