import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'

/** Complete response of a server. */
export interface ReceivedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface BenchRequest {
  path: string
  headers?: Record<string, string>
  /** Expected status; 200 by default. */
  status?: number
}

export async function sendRequest(
  agent: Agent,
  address: string,
  headers: Record<string, string> = {}
): Promise<ReceivedResponse> {
  const outgoing = request(address, { agent, headers }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }
}

export interface LoadResult {
  /** Milliseconds of each response with the expected status. */
  times: number[]
  /** Number of failures by message. */
  errors: Map<string, number>
  seconds: number
}

/** Sends a request and discards the body; resolves with the error, or undefined for the expected status. */
function requestOnce(
  agent: Agent,
  origin: string,
  { path, headers = {}, status = 200 }: BenchRequest
): Promise<string | undefined> {
  return new Promise(done => {
    request(origin + path, { agent, headers }, response => {
      response.resume()
      response.on('end', () =>
        done(response.statusCode === status ? undefined : `${path.slice(0, 40)}: ${response.statusCode}`)
      )
      response.on('error', error => done(error.message))
    })
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
      .end()
  })
}

const addError = (errors: Map<string, number>, error: string) => errors.set(error, (errors.get(error) ?? 0) + 1)

/**
 * Sends requests back to back over a number of connections. Each call opens new connections: one that was idle during
 * another measurement may be closed by the server just as it is reused.
 */
export async function requestContinuously(
  origin: string,
  requests: readonly BenchRequest[],
  { seconds, connections }: { seconds: number; connections: number }
): Promise<LoadResult> {
  const end = performance.now() + seconds * 1000
  let next = 0
  const take = () => (performance.now() < end ? requests[next++ % requests.length] : undefined)
  return { ...(await requestAll(origin, take, connections)), seconds }
}

/** Sends each request once, back to back over a number of connections. */
export async function requestEach(
  origin: string,
  requests: readonly BenchRequest[],
  { connections }: { connections: number }
): Promise<LoadResult> {
  let next = 0
  const begun = performance.now()
  const result = await requestAll(origin, () => requests[next++], connections)
  return { ...result, seconds: (performance.now() - begun) / 1000 }
}

async function requestAll(
  origin: string,
  take: () => BenchRequest | undefined,
  connections: number
): Promise<Pick<LoadResult, 'times' | 'errors'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const errors = new Map<string, number>()
  const runConnection = async () => {
    for (let request = take(); request !== undefined; request = take()) {
      const begun = performance.now()
      const error = await requestOnce(agent, origin, request)
      if (error === undefined) times.push(performance.now() - begun)
      else addError(errors, error)
    }
  }
  await Promise.all(Array.from({ length: connections }, runConnection))
  agent.destroy()
  return { times, errors }
}

/** Maximum number of open requests; more would only fill the memory of a client that has fallen behind. */
const maxOpenRequests = 5000

/**
 * Sends requests at a fixed rate per second, regardless of responses; the time of a request counts from when it was due.
 * The callback runs each second.
 */
export async function requestAtRate(
  agent: Agent,
  origin: () => string,
  requests: readonly BenchRequest[],
  { seconds, rate, onSecond }: { seconds: number; rate: number; onSecond?: (second: number) => void }
): Promise<LoadResult> {
  const result: LoadResult = { times: [], errors: new Map(), seconds }
  const begun = performance.now()
  const open = new Set<Promise<void>>()
  let sent = 0
  let second = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate)
    for (; sent < due && open.size < maxOpenRequests; sent++) {
      const dueTime = begun + (sent * 1000) / rate
      const pending: Promise<void> = requestOnce(agent, origin(), requests[sent % requests.length]!).then(error => {
        open.delete(pending)
        if (error === undefined) result.times.push(performance.now() - dueTime)
        else addError(result.errors, error)
      })
      open.add(pending)
    }
    const now = Math.floor((performance.now() - begun) / 1000)
    if (now > second) {
      second = now
      onSecond?.(second)
    }
    await new Promise(done => setTimeout(done, 5))
  }
  await Promise.all(open)
  // Includes the time of the responses that arrive after the last request was sent.
  result.seconds = (performance.now() - begun) / 1000
  return result
}

export const countErrors = ({ errors }: LoadResult): number => [...errors.values()].reduce((sum, each) => sum + each, 0)

/** Returns the value at a fraction (0 to 1) of the sorted values. */
export function percentile(values: readonly number[], fraction: number): number | undefined {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))]
}
