export interface Log {
  /** Absent if the access log is off. */
  access?(entry: AccessEntry): void
  error(sentence: string, cause?: unknown): void
}

export interface AccessEntry {
  method: string
  path: string
  status: number
  milliseconds: number
}

/** Writes one JSON object per line: requests to one stream, errors to the other. */
export function jsonLog(options: {
  out?: (line: string) => void
  err: (line: string) => void
  clock: () => Date
}): Log {
  const { out, err, clock } = options
  const line = (entry: object) => `${JSON.stringify({ time: clock().toISOString(), ...entry })}\n`
  return {
    ...(out && { access: (entry: AccessEntry) => out(line(entry)) }),
    error: (sentence, cause) =>
      err(line({ error: sentence, ...(cause !== undefined && { cause: formatStack(cause) }) }))
  }
}

/** Returns the messages of an external error and its causes, without a stack, because the fault is not in this program. */
export function formatErrorMessages(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${formatErrorMessages(error.cause)}`
}

function formatStack(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own = cause.stack ?? `${cause.name}: ${cause.message}`
  return cause.cause === undefined ? own : `${own}\n${formatStack(cause.cause)}`
}
