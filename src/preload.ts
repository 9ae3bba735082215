import { parseLocation, playgroundPath } from '../shared/site-location.ts'
import { getLanguage } from '../shared/locale.ts'
import type { NavGroup } from '../shared/page.ts'
import { getCurrentLocation } from './current-location.ts'
import { getLoadedComponent, loadComponent } from './content.ts'
import { currentLocale } from './locale/locale.ts'
import { loadFirstDemos } from './page/first-demos.ts'
import { loadDemoParts, loadPage, loadWholeLibrary, getLoadedPage } from './page/load-page.ts'
import { findRoute } from './page/route.ts'

type GetNav = () => readonly NavGroup[]

/** Preloads the page of a link that is hovered or focused, and of every new address. */
export function preloadOnIntent(nav: GetNav): void {
  const preload = (event: Event) => {
    const link = (event.target as Element).closest?.(linkSelector)
    const path = link && pageOf(link, nav)
    if (!path) return
    void preloadPage(path)
    if (!path.startsWith('/table/start/')) preloadDemoParts()
  }
  let lastHash = ''
  const preloadNewAddress = () => {
    // `hashchange` comes twice after a click: once dispatched by the click, once fired by the browser.
    if (lastHash === location.hash) return
    lastHash = location.hash
    const path = pageOfHash(location.hash, nav)
    if (path && !getLoadedPage(path, getLanguage(currentLocale()))) void preloadPage(path)
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
  // The capture phase starts the request before the app renders the new address.
  addEventListener('hashchange', preloadNewAddress, { capture: true })
}

/**
 * Preloads in idle time: the files that run demos, the demos of the current page, the list of first demos, then the
 * pages of visible links one by one.
 * Nothing is preloaded with data saving or a 2g connection.
 */
export function preloadWhenIdle(nav: GetNav): void {
  // The development server builds a page only on request.
  if (import.meta.env.DEV) return
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const requestedLinks = new Set<string>()
  let isRunning = false
  const preloadVisiblePages = async () => {
    // The playground is busy with its own files; its links are preloaded on intent.
    if (isRunning || getCurrentLocation().path === playgroundPath) return
    isRunning = true
    await waitForIdle()
    preloadDemoParts()
    await preloadCurrentDemos(nav)
    await loadFirstDemos(getLanguage(currentLocale())).catch(() => {})
    for (let links = await nextVisibleLinks(); links.length > 0; links = await nextVisibleLinks())
      for (const link of links) {
        const path = link.isConnected && pageOf(link, nav)
        if (!path) continue
        await preloadPage(path)
        await waitForIdle()
        await preloadCurrentDemos(nav)
      }
    isRunning = false
  }
  const nextVisibleLinks = async () => {
    const isNew = (link: Element) => !requestedLinks.has(link.getAttribute('href')!)
    const links = await visibleOf([...document.querySelectorAll(linkSelector)].filter(isNew))
    return links.filter(link => isNew(link) && requestedLinks.add(link.getAttribute('href')!))
  }
  for (const eventType of ['hashchange', 'scrollend', 'toggle'])
    addEventListener(eventType, preloadVisiblePages, { capture: true })
  addEventListener('load', preloadVisiblePages, { once: true })
  if (document.readyState === 'complete') void preloadVisiblePages()
}

const linkSelector = 'a[href^="#/"]'

const pageOf = (link: Element, nav: GetNav): string | undefined => pageOfHash(link.getAttribute('href') ?? '', nav)

function pageOfHash(hash: string, nav: GetNav): string | undefined {
  const route = findRoute(nav(), parseLocation(hash).path)
  return route?.kind === 'page' ? route.path : undefined
}

/**
 * Resolves with the elements in the window, after the next frame. Measuring them instead would lay out every row of a
 * reference table that `content-visibility` skips.
 */
function visibleOf(elements: Element[]): Promise<Element[]> {
  if (elements.length === 0) return Promise.resolve([])
  return new Promise(resolve => {
    const observer = new IntersectionObserver(entries => {
      observer.disconnect()
      resolve(
        entries.filter(entry => entry.isIntersecting && entry.boundingClientRect.width > 0).map(({ target }) => target)
      )
    })
    for (const element of elements) observer.observe(element)
  })
}

const waitForIdle = (): Promise<unknown> =>
  new Promise(resolve => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2000)))

/** Ignores failures, because navigation to the page loads it again and reports them. */
const preloadPage = (path: string): Promise<unknown> => loadPage(path, getLanguage(currentLocale())).catch(() => {})

/** Preloads the other demos of the current page, because paper shows all of them and printing does not wait. */
async function preloadCurrentDemos(nav: GetNav): Promise<void> {
  const path = pageOfHash(location.hash, nav)
  const page = path === undefined ? undefined : getLoadedPage(path, getLanguage(currentLocale()))?.page
  for (const demo of page?.demos.slice(0, page.demos.length - page.views.length) ?? []) {
    if (getLoadedComponent(demo)) continue
    await loadComponent(demo).catch(() => {})
    await waitForIdle()
  }
}

const preloadDemoParts = (): void =>
  void loadDemoParts()
    .then(loadWholeLibrary)
    .catch(() => {})
