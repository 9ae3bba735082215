import { readPlace } from '../shared/href.ts'
import { languageOf } from '../shared/locale.ts'
import type { NavGroup } from '../shared/page.ts'
import { currentLocale } from './locale/locale.ts'
import { learnFirstDemos } from './page/first-demos.ts'
import { loadDemoParts, loadPage, loadWholeLibrary, pageThatIsThere } from './page/load-page.ts'
import { findRoute } from './page/route.ts'

type Nav = () => readonly NavGroup[]

/** The pointer or the focus on a link tells where the reader is about to go. */
export function preloadOnIntent(nav: Nav): void {
  const preload = (event: Event) => {
    const link = (event.target as Element).closest?.(links)
    const path = link && pageOf(link, nav)
    if (!path) return
    void load(path)
    if (!path.startsWith('/table/start/')) preloadDemoParts()
  }
  let followed = ''
  const follow = () => {
    // The browser tells again what was told with the press.
    if (followed === location.hash) return
    followed = location.hash
    const path = pageAt(location.hash, nav)
    if (path && !pageThatIsThere(path, languageOf(currentLocale()))) void load(path)
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
  // Before the app draws the change of the address: the page is on its way meanwhile.
  addEventListener('hashchange', follow, { capture: true })
}

/**
 * When nothing else is wanted: what runs demos, where the first demo of each page is, then the pages that the links in
 * sight lead to, one after the other. A reader who saves data gets them when they are wanted.
 */
export function preloadWhenIdle(nav: Nav): void {
  // While developing a page is made when it is asked for.
  if (import.meta.env.DEV) return
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const asked = new Set<string>()
  let isAtWork = false
  const work = async () => {
    if (isAtWork) return
    isAtWork = true
    await idle()
    preloadDemoParts()
    await learnFirstDemos(languageOf(currentLocale())).catch(() => {})
    for (let next = nextInSight(); next; next = nextInSight()) {
      await load(next)
      await idle()
    }
    isAtWork = false
  }
  const nextInSight = () => {
    if (document.hidden) return
    for (const link of document.querySelectorAll(links)) {
      const href = link.getAttribute('href')!
      if (asked.has(href) || !isInSight(link)) continue
      asked.add(href)
      const path = pageOf(link, nav)
      if (path) return path
    }
  }
  for (const moved of ['hashchange', 'scrollend', 'toggle']) addEventListener(moved, work, { capture: true })
  addEventListener('load', work, { once: true })
  if (document.readyState === 'complete') void work()
}

const links = 'a[href^="#/"]'

const pageOf = (link: Element, nav: Nav): string | undefined => pageAt(link.getAttribute('href') ?? '', nav)

function pageAt(hash: string, nav: Nav): string | undefined {
  const route = findRoute(nav(), readPlace(hash).path)
  return route?.kind === 'page' ? route.path : undefined
}

function isInSight(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && link.checkVisibility?.() !== false
}

const idle = (): Promise<unknown> =>
  new Promise(done => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 2000)))

/** What fails is asked for again, and told, once the reader goes there. */
const load = (path: string): Promise<unknown> => loadPage(path, languageOf(currentLocale())).catch(() => {})
const preloadDemoParts = (): void =>
  void loadDemoParts()
    .then(loadWholeLibrary)
    .catch(() => {})
