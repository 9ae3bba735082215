import type { GalleryGroup, GalleryPage } from '../../shared/gallery.ts'
import { parseLocation } from '../../shared/site-location.ts'

/** Part of a search record that the gallery needs. */
export interface FoundRecord {
  kind: string
  href: string
}

/** Returns the groups with only the demos that use the component. */
export const filterByComponent = (groups: readonly GalleryGroup[], component: string): GalleryGroup[] =>
  component ? filterPages(groups, page => page.demos.filter(demo => demo.components.includes(component))) : [...groups]

function filterPages(groups: readonly GalleryGroup[], demosOf: (page: GalleryPage) => GalleryPage['demos']) {
  return groups
    .map(group => ({
      ...group,
      pages: group.pages.map(page => ({ ...page, demos: demosOf(page) })).filter(page => page.demos.length > 0)
    }))
    .filter(group => group.pages.length > 0)
}

/**
 * Returns the pages of the found records in their order, the best first. A record of a demo shows this demo, that of a
 * page or of another heading shows the whole page.
 */
export function matchDemos(groups: readonly GalleryGroup[], records: readonly FoundRecord[]): GalleryPage[] {
  const pages = new Map(groups.flatMap(group => group.pages).map(page => [page.path, page]))
  const matches = new Map<string, Set<string>>()
  for (const { kind, href } of records) {
    const { path, anchor } = parseLocation(href)
    const page = pages.get(path)
    if (!page) continue
    const names = matches.get(path) ?? new Set()
    matches.set(path, names)
    const demo = kind === 'demo' ? page.demos.find(({ name }) => anchor === `demo-${name}`) : undefined
    if (demo) names.add(demo.name)
    else if (kind !== 'demo') for (const { name } of page.demos) names.add(name)
  }
  return [...matches].flatMap(([path, names]) => {
    const page = pages.get(path)!
    const demos = page.demos.filter(({ name }) => names.has(name))
    return demos.length ? [{ ...page, demos }] : []
  })
}

/** Returns the demos with all words in their titles, until the search has answered or if it is unavailable. */
export function matchTitles(groups: readonly GalleryGroup[], query: string): GalleryPage[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  return filterPages(groups, page =>
    page.demos.filter(demo => {
      const text = `${page.title} ${demo.title} ${demo.name}`.toLowerCase()
      return wanted.every(word => text.includes(word))
    })
  ).flatMap(group => group.pages)
}
