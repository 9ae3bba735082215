const readersByDemo = new Map<string, () => readonly string[]>()

/** Registers a function that reads the console lines of a demo, so that an error report can include them. */
export function registerConsoleLines(id: string, read: () => readonly string[]): () => void {
  readersByDemo.set(id, read)
  return () => {
    if (readersByDemo.get(id) === read) readersByDemo.delete(id)
  }
}

export const getConsoleLines = (id: string): readonly string[] => readersByDemo.get(id)?.() ?? []
