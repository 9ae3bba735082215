/** Sender of a report: its client, and the larger network that shares a quota for the day. */
export interface Sender {
  client: string
  network: string
}

/**
 * Reads an address as a proxy may write it: with a port, with brackets, or in quotes. An address in another form counts
 * as the client `unknown`, so that a made-up text is no way around the limit.
 */
export function senderOf(address: string): Sender {
  // An IPv6 address may name an interface after a percent sign.
  const [plain = ''] = stripPort(address.trim().replace(/^"(.*)"$/, '$1'))
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .split('%')
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(plain)?.slice(1).map(Number)
  if (v4?.every(part => part < 256)) return { client: v4.join('.'), network: v4.slice(0, 3).join('.') }
  const v6 = readIpv6(plain)
  if (v6) return { client: v6.slice(0, 4).join(':'), network: v6.slice(0, 3).join(':') }
  return { client: 'unknown', network: 'unknown' }
}

const stripPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d*)?$/.exec(address)?.[1] ?? /^(\d[\d.]*):\d*$/.exec(address)?.[1] ?? address

/** Returns the eight groups of an IPv6 address. */
function readIpv6(text: string): string[] | undefined {
  if (!/^[\da-f:]{2,39}$/i.test(text) || !text.includes(':')) return undefined
  const halves = text.toLowerCase().split('::')
  const [before = [], after] = halves.map(half => half.split(':').filter(group => group !== ''))
  const missing = 8 - before.length - (after?.length ?? 0)
  if (halves.length > 2 || missing < 0 || (after === undefined && missing !== 0)) return undefined
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups.every(group => group.length <= 4) ? groups.map(group => parseInt(group, 16).toString(16)) : undefined
}

/** Hashes a sender with the salt of the day, so that no address is stored. */
export async function hashSender({ client, network }: Sender, salt: string): Promise<Sender> {
  const hash = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${text}`))
    return Array.from(new Uint8Array(digest).slice(0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
  }
  return { client: await hash(`client ${client}`), network: await hash(`network ${network}`) }
}
