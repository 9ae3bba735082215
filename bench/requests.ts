import type { CDPSession } from 'playwright-core'

/** A request, with times in milliseconds since the navigation began. */
export interface PageRequest {
  url: string
  start: number
  end: number
  /** Transferred bytes: the compressed body and the headers. */
  bytes: number
}

/** Records every request of a page from now on. */
export function recordRequests(session: CDPSession): () => PageRequest[] {
  const requests = new Map<string, PageRequest>()
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

export const bytesUntil = (requests: readonly PageRequest[], time: number): number =>
  requests.filter(request => request.start <= time).reduce((total, request) => total + request.bytes, 0)
