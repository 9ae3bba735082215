import { Agent } from 'node:http'
import { startNode } from '../e2e/both-servers.ts'
import { askAtPace, errorsOf, percentile } from './clients.ts'
import { megabytes, memoryOf } from './memory.ts'
import { mixedWishes } from './mixed-wishes.ts'
import { median, table } from './table.ts'

/** `npm run bench -- --soak 10m`: 80 % of what the server can do, for a long time. It stops by itself. */
const connections = 50
const seconds = durationOf(process.argv[process.argv.indexOf('--soak') + 1])
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const wishes = mixedWishes()
const { origin, pid, stop } = await startNode()
try {
  // Asked by the client that asks later; the first time files come into memory and code is compiled.
  const askMost = () => askAtPace(agent, () => origin, wishes, { seconds: 15, rate: Infinity })
  await askMost()
  const most = await askMost()
  const rate = Math.floor((most.times.length / most.seconds) * 0.8)
  console.log(`${rate} requests a second for ${seconds} s …`)
  const memory: number[] = []
  const beat = (second: number) => {
    memory.push(memoryOf(pid) ?? NaN)
    if (second % 60 === 0) console.log(`  ${second / 60} min, ${megabytes(memory.at(-1))} MB`)
  }
  const heard = await askAtPace(agent, () => origin, wishes, { seconds, rate, beat })
  // The server's own first minute: its code is compiled, its memory is laid out.
  const fifth = Math.floor(memory.length / 5)
  const early = median(memory.slice(fifth, 2 * fifth))!
  const late = median(memory.slice(-fifth))!
  const growth = (late / early - 1) * 100
  const errors = errorsOf(heard)
  console.log(
    table([
      [`${heard.times.length + errors} requests in ${seconds} s`, '', 'aim'],
      ['part of the pace that was held, %', ((100 * (heard.times.length + errors)) / (rate * seconds)).toFixed(1), ''],
      ['errors', [String(errors), ...[...heard.errors].map(([what, times]) => `${what} x ${times}`)].join('; '), '0'],
      ['p50, ms', percentile(heard.times, 0.5)!.toFixed(1), ''],
      ['p99, ms', percentile(heard.times, 0.99)!.toFixed(1), ''],
      ['memory in the second fifth, MB', megabytes(early), ''],
      ['memory in the last fifth, MB', megabytes(late), ''],
      ['growth, %', growth.toFixed(1), '< 5']
    ])
  )
  process.exitCode = errors > 0 || growth >= 5 ? 1 : 0
} finally {
  await stop()
  agent.destroy()
}

/** `10m`, `90s` */
function durationOf(text: string | undefined): number {
  const [, number, unit] = /^(\d{1,4})(s|m)$/.exec(text ?? '10m') ?? []
  if (number === undefined) throw new Error(`--soak takes a time such as 10m or 90s, not ${text}.`)
  return Number(number) * (unit === 'm' ? 60 : 1)
}
