import demos from './demos.json' with { type: 'json' }

/** What the newest version says and shows of a demo, where the documented one says nothing. */
export interface Outcome {
  /** It stands on the screen. */
  shown: boolean
  /** Errors and warnings, once each, without times and places: `warn: [vxe table v3.21.6] …`. */
  complaints: string[]
  /** Words that are read in one version only: a few, in the order in which they stand. */
  gone: string[]
  come: string[]
}

export interface ComparedDemo {
  id: string
  /** The code as it is written for 3.8. */
  original: Outcome
  /** With every automatic change. */
  upgraded: Outcome
}

/** Written by `npm run bench -- --demos`. */
export const comparedDemos: readonly ComparedDemo[] = demos

/** How bad a complaint is: an error, a name that is deprecated, a recommendation. */
export const severities = ['error', 'deprecated', 'advice'] as const
export type Severity = (typeof severities)[number]

export function severityOf(complaint: string): Severity {
  if (complaint.startsWith('error: ')) return 'error'
  return complaint.includes('已废弃') ? 'deprecated' : 'advice'
}

/** The worst that is said of a demo. */
export const worstOf = ({ complaints }: Outcome): Severity | undefined =>
  severities.find(severity => complaints.some(complaint => severityOf(complaint) === severity))

export interface SaidMessage {
  complaint: string
  /** Demos that it is said of, as they are written. */
  original: string[]
  /** After the automatic changes. */
  upgraded: string[]
}

/** Every message, the most frequent first. */
export function saidMessages(all: readonly ComparedDemo[]): SaidMessage[] {
  const said = new Map<string, SaidMessage>()
  for (const { id, original, upgraded } of all)
    for (const [state, { complaints }] of Object.entries({ original, upgraded }) as [
      'original' | 'upgraded',
      Outcome
    ][])
      for (const complaint of complaints) {
        const message = said.get(complaint) ?? { complaint, original: [], upgraded: [] }
        message[state].push(id)
        said.set(complaint, message)
      }
  return [...said.values()].toSorted((a, b) => b.original.length - a.original.length)
}
