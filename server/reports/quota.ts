import type { Row, Sql } from './database.ts'
import { joinSql, nameSql, sql } from './database.ts'
import { ReportsError } from './reports-error.ts'

/** Maximum numbers of a store; a period of a few minutes limits a burst, a day limits a patient sender. */
export interface StoreLimits {
  /** Reports and bytes of the whole store. */
  reports: number
  bytes: number
  /** Reports of one client and of all, in ten minutes. */
  perClient: number
  perPeriod: number
  /** Reports and bytes of one network, and of all, in a day. */
  perNetwork: number
  networkBytes: number
  perDay: number
  dayBytes: number
}

export const storeLimits: StoreLimits = limitsFor(500)

/** The limits of a server that accepts this number of reports a day. */
export function limitsFor(perDay: number): StoreLimits {
  const bytes = 64 * 1024 * 1024
  return {
    reports: Math.max(10_000, 10 * perDay),
    bytes,
    perClient: 5,
    perPeriod: Math.max(10, Math.ceil(perDay / 5)),
    perNetwork: Math.max(10, Math.ceil(perDay / 25)),
    networkBytes: bytes / 64,
    perDay,
    dayBytes: bytes / 8
  }
}

export const period = 600_000
const day = 86_400_000

/** Sender of a report as it is counted, as hashes of this day. */
export interface CountedSender {
  client: string
  network: string
}

interface Rule {
  kind: 'full' | 'many'
  used: Sql
  /** The report is accepted while `used` is at most this. */
  room: number
  /** Arrival of the oldest counted report, for rules of the last ten minutes. */
  since?: Sql
}

const startOfDay = (at: Date): string => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`

function rulesFor(limits: StoreLimits, { client, network }: CountedSender, bytes: number, at: Date): Rule[] {
  const recent = new Date(at.getTime() - period).toISOString()
  const today = startOfDay(at)
  const count = sql`select count(*) from vxe_report`
  const size = sql`select coalesce(sum(bytes), 0) from vxe_report`
  const since = sql`select min(at) from vxe_report`
  const ofClient = sql`where client = ${client} and at > ${recent}`
  return [
    { kind: 'full', used: count, room: limits.reports - 1 },
    { kind: 'full', used: size, room: limits.bytes - bytes },
    { kind: 'many', used: sql`${count} ${ofClient}`, room: limits.perClient - 1, since: sql`${since} ${ofClient}` },
    {
      kind: 'many',
      used: sql`${count} where at > ${recent}`,
      room: limits.perPeriod - 1,
      since: sql`${since} where at > ${recent}`
    },
    { kind: 'many', used: sql`${count} where network = ${network}`, room: limits.perNetwork - 1 },
    { kind: 'many', used: sql`${size} where network = ${network}`, room: limits.networkBytes - bytes },
    { kind: 'many', used: sql`${count} where at >= ${today}`, room: limits.perDay - 1 },
    { kind: 'many', used: sql`${size} where at >= ${today}`, room: limits.dayBytes - bytes }
  ]
}

/** The limits as one condition of a statement, and as a query that tells which of them is reached. */
export interface Quota {
  condition: Sql
  usage: Sql
  /** Returns the error for the rows of `usage`. */
  errorFor: (usage: Row, name: string) => ReportsError
}

export function createQuota(limits: StoreLimits, sender: CountedSender, bytes: number, at: Date): Quota {
  const rules = rulesFor(limits, sender, bytes, at)
  return {
    condition: joinSql(
      rules.map(({ used, room }) => sql`(${used}) <= ${room}`),
      sql` and `
    ),
    usage: sql`select ${joinSql(
      rules.flatMap(({ used, since }, index) => [
        sql`(${used}) as ${nameSql(`used_${index}`)}`,
        ...(since ? [sql`(${since}) as ${nameSql(`since_${index}`)}`] : [])
      ]),
      sql`, `
    )}`,
    errorFor(usage, name) {
      const index = rules.findIndex(({ room }, each) => Number(usage[`used_${each}`]) > room)
      if (rules[index]?.kind === 'full')
        return new ReportsError('full', `${name} holds as many reports as it may. Export and delete some.`)
      const since = usage[`since_${index}`]
      const end = typeof since === 'string' ? Date.parse(since) + period : Date.parse(startOfDay(at)) + day
      const wait = Math.max(1, Math.ceil((end - at.getTime()) / 1000))
      return new ReportsError('many', 'There were too many reports.', undefined, wait)
    }
  }
}
