import type { Coverage } from './coverage.ts'

/** The page that explains for each member without a demo why it has none. */
export const unshownPage = '/api/unshown'

/**
 * Checks that the page with the text `source` names each member that no demo uses, and no other. The name of an object
 * covers the keys in it.
 */
export function unshownProblems(coverages: readonly Coverage[], source: string, file: string): string[] {
  const missing = coverages.flatMap(each => each.missing)
  const named = [...source.matchAll(/<Api of="([^"]*)"/g)].map(([, path = '']) => path)
  const covers = (path: string, member: string) => member === path || member.startsWith(`${path}.`)
  return [
    ...missing
      .filter(member => !named.some(path => covers(path, member)))
      .map(member => `${file}: no demo uses ${member}. Show it in one, or say here why there is none.`),
    ...named
      .filter(path => !missing.some(member => covers(path, member)))
      .map(path => `${file}: ${path} is used by a demo. Take it off the page.`)
  ]
}
