export interface Log {
  /** Absent when nobody wants to know. */
  access?(entry: AccessEntry): void
  error(sentence: string, cause?: unknown): void
}

export interface AccessEntry {
  method: string
  path: string
  status: number
  milliseconds: number
}

/** One JSON object a line: requests on one stream, errors on the other. */
export function jsonLog(options: {
  out?: (line: string) => void
  err: (line: string) => void
  clock: () => Date
}): Log {
  const { out, err, clock } = options
  const line = (entry: object) => `${JSON.stringify({ time: clock().toISOString(), ...entry })}\n`
  return {
    ...(out && { access: (entry: AccessEntry) => out(line(entry)) }),
    error: (sentence, cause) => err(line({ error: sentence, ...(cause !== undefined && { cause: describe(cause) }) }))
  }
}

/** What went wrong outside, without a stack: nothing in this program has to be found. */
export function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${reasons(error.cause)}`
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own = cause.stack ?? `${cause.name}: ${cause.message}`
  return cause.cause === undefined ? own : `${own}\n${describe(cause.cause)}`
}
