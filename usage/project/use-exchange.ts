import type { CrossFileUse } from '../follow/cross-file-use.ts'
import { keyOfUse } from '../follow/cross-file-use.ts'

/** Passes the uses that files report on to the files that they are in. */
export interface UseExchange {
  add: (uses: readonly CrossFileUse[]) => void
  incomingOf: (name: string) => readonly CrossFileUse[]
  /** Returns the files with new uses since the last call. They are checked again. */
  takeChanged: () => string[]
}

export function createUseExchange(): UseExchange {
  const incoming = new Map<string, Map<string, CrossFileUse>>()
  const changed = new Set<string>()
  return {
    add(uses) {
      for (const use of uses) {
        const known = incoming.get(use.file) ?? new Map<string, CrossFileUse>()
        incoming.set(use.file, known)
        const key = keyOfUse(use)
        if (known.has(key)) continue
        known.set(key, use)
        changed.add(use.file)
      }
    },
    incomingOf: name => [...(incoming.get(name)?.values() ?? [])],
    takeChanged() {
      const names = [...changed]
      changed.clear()
      return names
    }
  }
}
