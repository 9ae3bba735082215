import { readPlace } from '../shared/href.ts'
import { languageOf } from '../shared/locale.ts'
import type { NavGroup } from '../shared/page.ts'
import { currentLocale } from './locale/locale.ts'
import { preloadPage } from './page/load-page.ts'
import { findRoute } from './page/route.ts'

/** The pointer or the focus on a link tells where the reader is about to go. */
export function preloadOnIntent(nav: () => readonly NavGroup[]): void {
  const preload = (event: Event) => {
    const link = (event.target as Element).closest?.('a[href^="#/"]')
    const route = link && findRoute(nav(), readPlace(link.getAttribute('href') ?? '').path)
    if (route?.kind !== 'page') return
    preloadPage(route.path, languageOf(currentLocale()))
    if (!route.path.startsWith('/table/start/')) preloadLibrary()
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}

/** The library comes when nothing else is wanted. A reader who saves data gets it when a demo needs it. */
export function preloadWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000))
  const saves = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData
  addEventListener('load', () => idle(run), { once: true })
  if (document.readyState === 'complete') idle(run)
  function run(): void {
    if (!saves) preloadLibrary()
  }
}

const preloadLibrary = (): void => void import('./demo/mount-vue.ts').catch(() => {})
