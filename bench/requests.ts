import type { CDPSession } from 'playwright-core'

/** A request, in milliseconds since the navigation began. */
export interface Request {
  url: string
  start: number
  end: number
  /** Bytes on the line: the compressed body and the head. */
  bytes: number
}

/** Notes every request of a page from now on. */
export function recordRequests(session: CDPSession): () => Request[] {
  const requests = new Map<string, Request>()
  let origin = 0
  const since = (timestamp: number) => Math.round((timestamp - origin) * 1000)
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    origin ||= timestamp
    requests.set(requestId, { url: request.url, start: since(timestamp), end: Number.POSITIVE_INFINITY, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { end: since(timestamp), bytes: encodedDataLength })
  })
  return () => [...requests.values()].sort((a, b) => a.start - b.start)
}

export const bytesUntil = (requests: readonly Request[], time: number): number =>
  requests.filter(request => request.start <= time).reduce((total, request) => total + request.bytes, 0)
