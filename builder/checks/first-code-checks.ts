import type { ContentFiles } from '../pages/content-files.ts'
import { readPage } from '../pages/read-page.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'

/** Reports pages without code before their first demo. A guide shows code of other kinds, such as types and variants. */
export const firstCodeProblems = (files: ContentFiles, site: Site): string[] =>
  site.pages
    .filter(page => page.front.zh.kind !== 'guide')
    .flatMap(({ path: route }) =>
      (['zh', 'en'] as const).flatMap(language => {
        const { demos, codes } = readPage(files, route, language).text
        const [demo] = demos
        if (!demo || codes.some(code => code.line < demo.line)) return []
        return `content/${pageFile(route, language)}:${demo.line}: no code is shown before the first demo. Write smallest.vue and <Code src="./smallest.vue" />.`
      })
    )
