import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/controls.css'
import { languageOf } from '../shared/locale.ts'
import { App } from './app.tsx'
import { buildVersion } from './content.ts'
import { followLinksAtOnce } from './follow-links.ts'
import { preloadOnIntent, preloadWhenIdle } from './preload.ts'
import { currentLocale } from './locale/locale.ts'
import { loadView } from './page/site-view.ts'
import { currentPlace } from './place.ts'
import { fetchFontsWhenIdle } from './theme/fonts.ts'
import { followPrinting, followSystemTheme, showTheme } from './theme/theme.ts'
import { sentence } from './ui/sentence.ts'
import { showMemorial } from './versions/memorial.ts'
import { loadSiteData } from './versions/site-data.ts'

/** Of the scripts that stand in the page itself. */
const page = window as Window & {
  __firstView?: Promise<void>
  __appComes?: () => void
  __appFails?: (error: string) => void
}

async function start(): Promise<void> {
  if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done))
  const root = document.querySelector<HTMLElement>('#app')!
  const language = languageOf(currentLocale())
  const first = await loadView(currentPlace().path, language)
  await page.__firstView
  page.__appComes?.()
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  )
  const { language: drawnIn, drawn } = root.dataset
  if (first.body && drawnIn === language && drawn === first.body.page.path) hydrateRoot(root, app)
  else createRoot(root).render(app)
  showTheme()
  followSystemTheme()
  followPrinting()
  followLinksAtOnce()
  preloadOnIntent(() => first.texts.nav)
  preloadWhenIdle(() => first.texts.nav)
  fetchFontsWhenIdle()
  await loadSiteData(buildVersion(), answer => showMemorial(answer.time))
}

start().catch((error: unknown) => page.__appFails?.(sentence(error)))
