export interface RateLimits {
  /** Reports of one client, and of all together, in `within` milliseconds. */
  each: number
  all: number
  within: number
  /** How many clients are remembered. */
  clients: number
}

export const rateLimits: RateLimits = { each: 5, all: 100, within: 600_000, clients: 1000 }

export interface Rate {
  /** Seconds that this client has to wait; 0 for none. */
  wait(client: string): number
  count(client: string): void
}

interface Span {
  since: number
  count: number
}

/** Who has sent how much of late, in memory alone. The oldest clients are forgotten; the limit for all still holds. */
export function createRate(now: () => number, { each, all, within, clients }: RateLimits = rateLimits): Rate {
  const spans = new Map<string, Span>()
  let total: Span = { since: now(), count: 0 }
  const current = (span: Span | undefined): Span =>
    span && now() - span.since < within ? span : { since: now(), count: 0 }
  const left = (span: Span, most: number): number =>
    span.count < most ? 0 : Math.ceil((span.since + within - now()) / 1000)
  return {
    wait: client => Math.max(left(current(spans.get(client)), each), left(current(total), all)),
    count(client) {
      const [own, everyone] = [current(spans.get(client)), current(total)]
      total = { ...everyone, count: everyone.count + 1 }
      spans.delete(client)
      spans.set(client, { ...own, count: own.count + 1 })
      if (spans.size > clients) spans.delete(spans.keys().next().value!)
    }
  }
}

/** One household or one office counts as one client: of an IPv6 address the network. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase()
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(part => part !== '')
  const after = tail === undefined ? [] : tail.split(':').filter(part => part !== '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
