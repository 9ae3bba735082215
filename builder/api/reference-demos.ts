import type { ApiDemo } from '../../shared/api.ts'
import { getDemoAnchor } from '../../shared/demo.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Language } from '../../shared/locale.ts'
import type { Heading } from '../../shared/page.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { readPage } from '../pages/read-page.ts'
import type { Site, SitePage } from '../pages/site.ts'

/** A demo as the reference links to it, titled by the heading above it. */
export interface ReferenceDemo extends ApiDemo {
  /** File below `content/`. */
  file: string
}

export function listReferenceDemos(site: Site, files: ContentFiles, language: Language): ReferenceDemo[] {
  return site.pages.flatMap(page => [...textDemos(page, files, language), ...viewDemos(page, language)])
}

function textDemos(page: SitePage, files: ContentFiles, language: Language): ReferenceDemo[] {
  const { text } = readPage(files, page.path, language)
  return text.demos.map(({ src }, index) => {
    const name = src.replace(/^\.\/|\.vue$/g, '')
    return {
      file: `${page.path.slice(1)}/${name}.vue`,
      href: formatLocation(page.path, undefined, getDemoAnchor(name)),
      title: headingAbove(text.headings, index + 1) ?? page.front[language].title,
      page: page.front[language].title
    }
  })
}

function viewDemos(page: SitePage, language: Language): ReferenceDemo[] {
  const { title, views } = page.front[language]
  return views.map(view => ({
    file: `${page.path.slice(1)}/${view.demo}.vue`,
    href: formatLocation(`${page.path}/${view.name}`),
    title: view.title,
    page: title
  }))
}

/** A heading carries the number of the first demo it introduces. */
const headingAbove = (headings: readonly Heading[], number: number): string | undefined =>
  headings.findLast(heading => heading.number !== undefined && heading.number <= number)?.text
