/** Formats an error as one line of text, with its code and type if it has any. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, type } = error as { code?: unknown; type?: unknown }
  const details = [code, type].filter(detail => typeof detail === 'string')
  return `${error.name}: ${error.message}${details.length ? ` (${details.join(', ')})` : ''}`
}
