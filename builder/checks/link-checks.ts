import { parseLocation } from '../../shared/site-location.ts'
import { getDemoAnchor } from '../../shared/demo.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'
import type { CheckedPage } from './content-checks.ts'

/** Checks that links inside the site lead to a page, and their anchors to a heading or a demo of it. */
export function checkLinks(site: Site, pages: CheckedPage[]): string[] {
  const anchors = new Map<string, Set<string>>()
  for (const { page, text } of pages) {
    const names = [
      ...text.zh.headings.map(heading => heading.id),
      ...text.zh.demos.map(demo => getDemoAnchor(demo.src.replace(/^\.\/|\.vue$/g, '')))
    ]
    anchors.set(page.path, new Set(names))
    for (const view of page.front.zh.views) anchors.set(`${page.path}/${view.name}`, new Set(names))
  }
  for (const page of site.pages)
    for (const alias of page.front.zh.aliases) anchors.set(alias, anchors.get(page.path) ?? new Set())
  // Pages that can't be read are reported already, so links to them are not.
  const unread = new Set(site.pages.map(page => page.path).filter(path => !anchors.has(path)))
  return pages.flatMap(({ page, text }) =>
    (['zh', 'en'] as const).flatMap(language =>
      text[language].links.flatMap(link => {
        const location = `content/${pageFile(page.path, language)}:${link.line}`
        const { path, anchor } = parseLocation(link.url)
        // The playground is a page of the app, not of the content, so its links are not checked here.
        if (path === '/playground' || unread.has(path)) return []
        const known = anchors.get(path)
        if (!known) return [`${location}: the link ${link.url} leads to no page. Name a page of content/nav.ts.`]
        return anchor && !known.has(anchor) ? [`${location}: ${path} has no heading "${anchor}".`] : []
      })
    )
  )
}
