const readers = new Map<string, () => readonly string[]>()

/** Says what the console of a demo shows, by the demo's id: whoever reports an error may add it. */
export function tellLines(id: string, read: () => readonly string[]): () => void {
  readers.set(id, read)
  return () => {
    if (readers.get(id) === read) readers.delete(id)
  }
}

export const shownLines = (id: string): readonly string[] => readers.get(id)?.() ?? []
