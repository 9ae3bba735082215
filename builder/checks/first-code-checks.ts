import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles } from '../pages/content-files.ts'
import { readPage } from '../pages/read-page.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'

const listName = 'pages-without-code.txt'

/** Returns the pages that have no code before their first demo yet. Lines are only removed from the list. */
export const pagesWithoutCode = (): string[] =>
  readFileSync(path.join(import.meta.dirname, listName), 'utf8')
    .split('\n')
    .filter(Boolean)

/** Reports pages without code before their first demo, and unneeded lines of the list. */
export function firstCodeProblems(files: ContentFiles, site: Site, exempt: readonly string[]): string[] {
  const lacking = new Set<string>()
  const problems = site.pages.flatMap(({ path: route }) =>
    (['zh', 'en'] as const).flatMap(language => {
      const { demos, codes } = readPage(files, route, language).text
      const [demo] = demos
      if (!demo || codes.some(code => code.line < demo.line)) return []
      lacking.add(route)
      const position = `content/${pageFile(route, language)}:${demo.line}`
      return exempt.includes(route)
        ? []
        : [`${position}: no code is shown before the first demo. Write smallest.vue and <Code src="./smallest.vue" />.`]
    })
  )
  const written = new Set(site.pages.map(page => page.path))
  return [
    ...problems,
    ...exempt
      .filter(route => written.has(route) && !lacking.has(route))
      .map(route => `builder/checks/${listName}: ${route} shows code before its first demo. Remove the line.`)
  ]
}
