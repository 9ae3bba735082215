import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'

/** Clients of a server on this machine: they stop by themselves, and count what came back. */
export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Wish {
  path: string
  headers?: Record<string, string>
  /** What must come back; 200 unless it is said. */
  status?: number
}

export async function ask(agent: Agent, address: string, headers: Record<string, string> = {}): Promise<Answered> {
  const asked = request(address, { agent, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }
}

export interface Heard {
  /** Milliseconds of each answer that was as it should be. */
  times: number[]
  /** What went wrong, and how often. */
  errors: Map<string, number>
  seconds: number
}

/** One answer, without keeping it; gives what was wrong with it, if anything. */
function answeredOnce(
  agent: Agent,
  origin: string,
  { path, headers = {}, status = 200 }: Wish
): Promise<string | undefined> {
  return new Promise(done => {
    request(origin + path, { agent, headers }, answer => {
      answer.resume()
      answer.on('end', () =>
        done(answer.statusCode === status ? undefined : `${path.slice(0, 40)}: ${answer.statusCode}`)
      )
      answer.on('error', error => done(error.message))
    })
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
      .end()
  })
}

const count = (errors: Map<string, number>, error: string) => errors.set(error, (errors.get(error) ?? 0) + 1)

/**
 * As much as so many clients get that never let their connections rest. Each call has connections of its own: one that
 * rested while another server had its turn may be closed by its server in the moment in which it is asked again.
 */
export async function askWithoutRest(
  origin: string,
  wishes: readonly Wish[],
  { seconds, connections }: { seconds: number; connections: number }
): Promise<Heard> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const heard: Heard = { times: [], errors: new Map(), seconds }
  const end = performance.now() + seconds * 1000
  let next = 0
  const lane = async () => {
    while (performance.now() < end) {
      const begun = performance.now()
      const error = await answeredOnce(agent, origin, wishes[next++ % wishes.length]!)
      if (error === undefined) heard.times.push(performance.now() - begun)
      else count(heard.errors, error)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  agent.destroy()
  return heard
}

/** So many may wait for an answer; beyond, a client that is behind would only fill its own memory. */
const waiting = 5000

/**
 * So many requests a second, whether answers come or not; the time of one counts from when it was due. `beat` is called
 * each second.
 */
export async function askAtPace(
  agent: Agent,
  origin: () => string,
  wishes: readonly Wish[],
  { seconds, rate, beat }: { seconds: number; rate: number; beat?: (second: number) => void }
): Promise<Heard> {
  const heard: Heard = { times: [], errors: new Map(), seconds }
  const begun = performance.now()
  const open = new Set<Promise<void>>()
  let sent = 0
  let second = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate)
    for (; sent < due && open.size < waiting; sent++) {
      const at = begun + (sent * 1000) / rate
      const asked: Promise<void> = answeredOnce(agent, origin(), wishes[sent % wishes.length]!).then(error => {
        open.delete(asked)
        if (error === undefined) heard.times.push(performance.now() - at)
        else count(heard.errors, error)
      })
      open.add(asked)
    }
    const now = Math.floor((performance.now() - begun) / 1000)
    if (now > second) beat?.((second = now))
    await new Promise(done => setTimeout(done, 5))
  }
  await Promise.all(open)
  // The last answers come after the last request was sent.
  heard.seconds = (performance.now() - begun) / 1000
  return heard
}

export const errorsOf = ({ errors }: Heard): number => [...errors.values()].reduce((sum, each) => sum + each, 0)

/** The value below which that part of all lies. */
export function percentile(values: readonly number[], part: number): number | undefined {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}
