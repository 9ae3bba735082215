import type { PageModule } from '../../shared/page-module.ts'
import { demoTitle } from '../../shared/page.ts'
import { languages } from '../../shared/locale.ts'
import { getTitlesName } from '../../shared/static-names.ts'
import type { SiteTitles } from '../../shared/titles.ts'
import type { OutputFile } from './output-file.ts'

/** The titles of all pages, headings and demos, for the server's page of known problems and for programs. */
export const titles = (pages: readonly PageModule[]): OutputFile[] =>
  languages.map(language => {
    const own = pages.filter(({ page }) => page.language === language)
    const entries = own.map(({ page }): [string, SiteTitles[string]] => [
      page.path,
      {
        title: page.title,
        demos: Object.fromEntries(page.demos.map(demo => [demo.name, demoTitle(demo, page)])),
        headings: Object.fromEntries(page.headings.map(({ id, text }) => [id, text]))
      }
    ])
    return { path: getTitlesName(language), body: JSON.stringify(Object.fromEntries(entries) satisfies SiteTitles) }
  })
