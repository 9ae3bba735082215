import type { ApiDemo } from '../../shared/api.ts'
import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import type { Heading } from '../../shared/page.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { readPage } from '../pages/read-page.ts'
import type { Site, SitePage } from '../pages/site.ts'

/** A demo as the reference points at it: by the heading it stands under. */
export interface PlacedDemo extends ApiDemo {
  /** File below `content/`. */
  file: string
}

export function placedDemos(site: Site, files: ContentFiles, language: Language): PlacedDemo[] {
  return site.pages.flatMap(page => [...textDemos(page, files, language), ...viewDemos(page, language)])
}

function textDemos(page: SitePage, files: ContentFiles, language: Language): PlacedDemo[] {
  const { text } = readPage(files, page.path, language)
  return text.demos.map(({ src }, index) => {
    const name = src.replace(/^\.\/|\.vue$/g, '')
    return {
      file: `${page.path.slice(1)}/${name}.vue`,
      href: writePlace(page.path, undefined, demoAnchor(name)),
      title: headingOver(text.headings, index + 1) ?? page.front[language].title,
      page: page.front[language].title
    }
  })
}

function viewDemos(page: SitePage, language: Language): PlacedDemo[] {
  const { title, views } = page.front[language]
  return views.map(view => ({
    file: `${page.path.slice(1)}/${view.demo}.vue`,
    href: writePlace(`${page.path}/${view.name}`),
    title: view.title,
    page: title
  }))
}

/** A heading carries the number of the first demo it introduces. */
const headingOver = (headings: readonly Heading[], number: number): string | undefined =>
  headings.findLast(heading => heading.number !== undefined && heading.number <= number)?.text
