import { useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { homePath } from '../../shared/href.ts'
import { languageOf, localeOf } from '../../shared/locale.ts'
import { keepLocale, useLocale } from '../locale/locale.ts'
import type { Texts } from '../locale/texts.ts'
import { loadTexts } from '../locale/texts.ts'
import { currentPlace, replacePlace, usePlace } from '../place.ts'
import { toast } from '../ui/toast.tsx'
import { loadPage, pageThatIsThere, waitForFirstDemo } from './load-page.ts'
import type { PageModule } from '../../shared/first.ts'
import type { Route } from './route.ts'
import { findRoute } from './route.ts'

/** Everything the screen shows at one moment. Language and page change together, never one before the other. */
export interface SiteView {
  texts: Texts
  route: Route
  body?: PageModule
  error?: unknown
}

interface SiteViewState extends SiteView {
  /** Another page is on its way. */
  busy: boolean
  /** The address that led here and is no page. */
  missing?: string
  retry: () => void
}

export async function loadView(path: string, language: Language): Promise<SiteView> {
  const texts = await loadTexts(language)
  const found = findRoute(texts.nav, path)
  const route = found.kind === 'redirect' ? findRoute(texts.nav, found.to) : found
  if (route.kind !== 'page') return { texts, route }
  try {
    return { texts, route, body: await loadPage(route.path, language) }
  } catch (error) {
    return { texts, route, error }
  }
}

async function loadWithDemo(path: string, language: Language): Promise<SiteView> {
  const view = await loadView(path, language)
  if (view.body) await waitForFirstDemo(view.body)
  return view
}

/** Without a moment in between, where everything is there. */
function viewNow({ texts }: SiteView, path: string, language: Language): SiteView | undefined {
  const route = findRoute(texts.nav, path)
  const body = route.kind === 'page' && texts.language === language && pageThatIsThere(route.path, language)
  return body ? { texts, route, body } : undefined
}

export function useSiteView(first: SiteView): SiteViewState {
  const place = usePlace()
  const language = languageOf(useLocale())
  const [view, setView] = useState(first)
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<string>()
  const { path, isMissing } = redirected(first.texts, place.path)

  useEffect(() => {
    if (path === place.path) return setMissing(now => (path === homePath ? now : undefined))
    // The reader may have gone on meanwhile: another address is not taken back.
    if (currentPlace() !== place) return
    setMissing(isMissing ? place.path : undefined)
    replacePlace(path, place.query, place.anchor)
  }, [path, isMissing, place])

  const shown = view.texts.language === language && (view.error === undefined || attempt === 0) && pathOf(view) === path
  const ready = shown ? undefined : viewNow(view, path, language)
  // React draws nothing of the view before it.
  if (ready) setView(ready)
  useEffect(() => {
    if (shown) return
    let live = true
    loadWithDemo(path, language).then(
      next => {
        if (!live) return
        if (next.error !== undefined && isInOther(language, view) && pathOf(view) === path) keepLanguage(view.texts)
        else setView(next)
      },
      error => {
        if (!live) return
        if (isInOther(language, view)) keepLanguage(view.texts)
        else setView(now => ({ ...now, error }))
      }
    )
    return () => {
      live = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `attempt` makes a retry
  }, [path, language, attempt])

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const replace = (event: Event) => setView(now => replaced(now, (event as CustomEvent<PageModule>).detail))
    addEventListener('page-changed', replace)
    return () => removeEventListener('page-changed', replace)
  }, [])

  return { ...view, busy: !shown, ...(missing !== undefined && { missing }), retry: () => setAttempt(attempt + 1) }
}

const isInOther = (language: Language, { texts, error }: SiteView): boolean =>
  texts.language !== language && error === undefined

/** Nothing on the screen is lost because another language did not arrive. */
function keepLanguage({ language, messages }: Texts): void {
  keepLocale(localeOf(language))
  toast(messages.header.languageFailed, 'warning')
}

/** The page as it was written anew while developing. */
function replaced(view: SiteView, body: PageModule): SiteView {
  const isShown = view.body?.page.path === body.page.path && view.body.page.language === body.page.language
  return isShown ? { ...view, body } : view
}

function redirected(texts: Texts, path: string): { path: string; isMissing?: true } {
  const route = findRoute(texts.nav, path)
  return route.kind === 'redirect' ? { path: route.to, ...(route.isMissing && { isMissing: true }) } : { path }
}

function pathOf({ route }: SiteView): string | undefined {
  if (route.kind === 'playground') return '/playground'
  return route.kind === 'page' ? (route.view ? `${route.path}/${route.view}` : route.path) : undefined
}
