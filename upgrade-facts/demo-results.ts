import type { DemoCode } from './demo-severity.ts'
import demos from './demos.json' with { type: 'json' }

/** Result of a demo in the newest version, compared with the documented one. */
export interface DemoResult {
  /** True if the demo is rendered. */
  shown: boolean
  /** Errors and warnings only of the newest version, without times and positions: `warn: [vxe table v3.21.6] …`. */
  complaints: string[]
  /** First few words that only the documented version shows, and those that only the newest one shows. */
  removed: string[]
  added: string[]
}

export interface ComparedDemo {
  id: string
  /** Result of the original code for 3.8. */
  original: DemoResult
  /** Result of the code with all automatic changes. */
  upgraded: DemoResult
}

/** Written by `npm run bench -- --demos`. */
export const comparedDemos: readonly ComparedDemo[] = demos

export interface LoggedMessage {
  complaint: string
  /** Ids of the demos that log it with their original code. */
  original: string[]
  /** Ids of the demos that log it after the automatic changes. */
  upgraded: string[]
}

/** Returns every message, the most frequent with the original code first. */
export function listLoggedMessages(all: readonly ComparedDemo[]): LoggedMessage[] {
  const messagesByComplaint = new Map<string, LoggedMessage>()
  for (const { id, original, upgraded } of all)
    for (const [code, { complaints }] of Object.entries({ original, upgraded }) as [DemoCode, DemoResult][])
      for (const complaint of complaints) {
        const message = messagesByComplaint.get(complaint) ?? { complaint, original: [], upgraded: [] }
        message[code].push(id)
        messagesByComplaint.set(complaint, message)
      }
  return [...messagesByComplaint.values()].toSorted((a, b) => b.original.length - a.original.length)
}
