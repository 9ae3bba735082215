import type { TextRange } from './text-range.ts'

export interface Locked {
  name: string
  version: string
  range: TextRange
}

/** What each manager writes before a version: npm 1–3, yarn 1, pnpm. */
const entries = [
  /"(?:[^"\n]*node_modules\/)?(NAME)":\s*\{\s*"version":\s*"([^"\s]+)"/g,
  /^"?(NAME)@[^\n]*:\r?\n\s+version "([^"\s]+)"/gm,
  /^ {1,8}'?\/?(NAME)[@/](\d[\w.-]*)(?:\([^\n]*\))?'?:/gm
]

/** Versions that a lock file holds of these packages, each once. */
export function readLock(text: string, names: readonly string[]): Locked[] {
  const found = new Map<string, Locked>()
  for (const entry of entries)
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
