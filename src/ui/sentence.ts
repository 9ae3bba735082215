/** An error as one line of text, with its code and its type where it has some. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, type } = error as { code?: unknown; type?: unknown }
  const marks = [code, type].filter(mark => typeof mark === 'string')
  return `${error.name}: ${error.message}${marks.length ? ` (${marks.join(', ')})` : ''}`
}
