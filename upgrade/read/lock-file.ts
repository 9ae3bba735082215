import type { TextRange } from '../../usage/read/text-range.ts'

export interface LockedPackage {
  name: string
  version: string
  range: TextRange
}

/** Patterns of entries in lock files: npm 1–3, yarn 1, pnpm. */
const entryPatterns = [
  /"(?:[^"\n]*node_modules\/)?(NAME)":\s*\{\s*"version":\s*"([^"\s]+)"/g,
  /^"?(NAME)@[^\n]*:\r?\n\s+version "([^"\s]+)"/gm,
  /^ {1,8}'?\/?(NAME)[@/](\d[\w.-]*)(?:\([^\n]*\))?'?:/gm
]

/** Returns the versions of these packages in a lock file, each once. */
export function readLock(text: string, names: readonly string[]): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const entry of entryPatterns)
    for (const name of names) {
      const escaped = name.replace(/[/@.-]/g, '\\$&')
      for (const match of text.matchAll(new RegExp(entry.source.replace('NAME', escaped), entry.flags))) {
        const version = match[2]!
        const end = match.index + match[0].length
        const id = `${name} ${version}`
        if (!found.has(id)) found.set(id, { name, version, range: { start: match.index, end } })
      }
    }
  return [...found.values()]
}
