/** An error as one line of text. */
export const sentence = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
