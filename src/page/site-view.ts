import { useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { homePath } from '../../shared/site-location.ts'
import { getLanguage, getLocale } from '../../shared/locale.ts'
import { revertLocale, useLocale } from '../locale/locale.ts'
import type { ShellTexts } from '../locale/texts.ts'
import { loadTexts } from '../locale/texts.ts'
import { getCurrentLocation, replaceLocation, useCurrentLocation } from '../current-location.ts'
import { toast } from '../ui/toast.tsx'
import type { ChangedModule } from '../content.ts'
import { loadPage, getLoadedPage, waitForFirstDemo } from './load-page.ts'
import type { PageModule } from '../../shared/page-module.ts'
import type { Route } from './route.ts'
import { findRoute } from './route.ts'

/** Everything shown at one moment; language and page always change together. */
export interface SiteView {
  texts: ShellTexts
  route: Route
  body?: PageModule
  error?: unknown
}

interface SiteViewState extends SiteView {
  /** True while another page loads. */
  busy: boolean
  /** The requested path if it is no page of the site. */
  missingPath?: string
  retry: () => void
}

export async function loadView(path: string, language: Language): Promise<SiteView> {
  const texts = await loadTexts(language)
  const foundRoute = findRoute(texts.nav, path)
  const route = foundRoute.kind === 'redirect' ? findRoute(texts.nav, foundRoute.to) : foundRoute
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

/** Returns the view at once if everything is loaded. */
function getLoadedView({ texts }: SiteView, path: string, language: Language): SiteView | undefined {
  const route = findRoute(texts.nav, path)
  const body = route.kind === 'page' && texts.language === language && getLoadedPage(route.path, language)
  return body ? { texts, route, body } : undefined
}

export function useSiteView(initialView: SiteView): SiteViewState {
  const appLocation = useCurrentLocation()
  const language = getLanguage(useLocale())
  const [view, setView] = useState(initialView)
  const [attempt, setAttempt] = useState(0)
  const [missingPath, setMissing] = useState<string>()
  const { path, isMissing } = resolveRedirect(initialView.texts, appLocation.path)

  useEffect(() => {
    if (path === appLocation.path) return setMissing(now => (path === homePath ? now : undefined))
    // A newer address must not be replaced.
    if (getCurrentLocation() !== appLocation) return
    setMissing(isMissing ? appLocation.path : undefined)
    replaceLocation(path, appLocation.query, appLocation.anchor)
  }, [path, isMissing, appLocation])

  const isShown =
    view.texts.language === language && (view.error === undefined || attempt === 0) && pathOf(view) === path
  const ready = isShown ? undefined : getLoadedView(view, path, language)
  // Set while rendering, so that React does not render the previous view.
  if (ready) setView(ready)
  useEffect(() => {
    if (isShown) return
    let isActive = true
    loadWithDemo(path, language).then(
      next => {
        if (!isActive) return
        if (next.error !== undefined && isInOtherLanguage(language, view) && pathOf(view) === path)
          revertLanguage(view.texts)
        else setView(next)
      },
      error => {
        if (!isActive) return
        if (isInOtherLanguage(language, view)) revertLanguage(view.texts)
        else setView(now => ({ ...now, error }))
      }
    )
    return () => {
      isActive = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `attempt` makes a retry
  }, [path, language, attempt])

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const replace = (event: Event) => {
      const next = (event as CustomEvent<ChangedModule>).detail.next as PageModule | { default: unknown }
      if ('page' in next) setView(now => replacePage(now, next))
    }
    addEventListener('content-changed', replace)
    return () => removeEventListener('content-changed', replace)
  }, [])

  return {
    ...view,
    busy: !isShown,
    ...(missingPath !== undefined && { missingPath }),
    retry: () => setAttempt(attempt + 1)
  }
}

const isInOtherLanguage = (language: Language, { texts, error }: SiteView): boolean =>
  texts.language !== language && error === undefined

/** Goes back to the shown language after another one failed to load, so that the page stays. */
function revertLanguage({ language, messages }: ShellTexts): void {
  revertLocale(getLocale(language))
  toast(messages.header.languageFailed, 'warning')
}

/** Replaces the shown page by its new version in development. */
function replacePage(view: SiteView, body: PageModule): SiteView {
  const isShown = view.body?.page.path === body.page.path && view.body.page.language === body.page.language
  return isShown ? { ...view, body } : view
}

function resolveRedirect(texts: ShellTexts, path: string): { path: string; isMissing?: true } {
  const route = findRoute(texts.nav, path)
  return route.kind === 'redirect' ? { path: route.to, ...(route.isMissing && { isMissing: true }) } : { path }
}

function pathOf({ route }: SiteView): string | undefined {
  if (route.kind === 'playground') return '/playground'
  return route.kind === 'page' ? (route.view ? `${route.path}/${route.view}` : route.path) : undefined
}
