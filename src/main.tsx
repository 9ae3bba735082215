import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/controls.css'
import { boot } from '../shared/boot.ts'
import { getLanguage } from '../shared/locale.ts'
import { formatLocation, homePath } from '../shared/site-location.ts'
import { App } from './app.tsx'
import { loadChunk } from './chunk-error.ts'
import { buildVersion } from './content.ts'
import { navigateOnClick } from './navigate-on-click.ts'
import { preloadOnIntent, preloadWhenIdle } from './preload.ts'
import { currentLocale } from './locale/locale.ts'
import { loadView } from './page/site-view.ts'
import { getCurrentLocation } from './current-location.ts'
import { fetchFontsWhenIdle } from './theme/fonts.ts'
import { readStored } from './storage.ts'
import { followSystemTheme, showTheme } from './theme/theme.ts'
import { errorMessage } from './ui/error-message.ts'
import { followPrinting } from './theme/printing.ts'
import { showMemorial } from './versions/memorial.ts'
import { loadSiteData } from './versions/site-data.ts'

async function start(): Promise<void> {
  // From here on, each file has a timeout that names it.
  boot().appLoaded?.()
  if (document.readyState === 'loading') await new Promise(resolve => addEventListener('DOMContentLoaded', resolve))
  const root = document.querySelector<HTMLElement>('#app')!
  openSearchOfQuery()
  const language = getLanguage(currentLocale())
  const first = await loadView(getCurrentLocation().path, language)
  // The text of a page that failed to load is never rendered.
  if (first.error === undefined) await boot().pageRendered
  const app = (
    <StrictMode>
      <App initialView={first} />
    </StrictMode>
  )
  const { language: renderedLanguage, drawn: renderedPath } = root.dataset
  const isRendered = first.body && renderedLanguage === language && renderedPath === first.body.page.path
  // In a transition React pauses for input every few milliseconds.
  startTransition(() => void (isRendered ? hydrateRoot(root, app) : createRoot(root).render(app)))
  showTheme()
  followSystemTheme()
  followPrinting(showTheme)
  navigateOnClick()
  preloadOnIntent(() => first.texts.nav)
  // React renders in the next task, before the requests below are prepared.
  await new Promise(resolve => setTimeout(resolve))
  preloadWhenIdle(() => first.texts.nav)
  fetchFontsWhenIdle()
  if (readStored('siteTheme')) void applySiteTheme()
  await loadSiteData(buildVersion(), siteData => showMemorial(siteData.time))
}

/** Demos keep the default colors if the file fails to load. */
const applySiteTheme = () =>
  loadChunk('site-theme', () => import('./demo/site-theme.ts')).then(
    ({ showSiteTheme }) => showSiteTheme(),
    () => {}
  )

/** Opens the search for the words of the form on pages of the server, which are in the query of the document. */
function openSearchOfQuery(): void {
  const search = new URLSearchParams(location.search).get('search')
  if (!search) return
  history.replaceState(history.state, '', location.pathname + formatLocation(homePath, new Map([['search', search]])))
}

start().catch((error: unknown) => boot().appFailed?.(errorMessage(error)))
