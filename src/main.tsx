import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/controls.css'
import { facts } from 'virtual:facts'
import { homePath } from '../shared/href.ts'
import { languageOf } from '../shared/locale.ts'
import { App } from './app.tsx'
import { preloadOnIntent, preloadWhenIdle } from './preload.ts'
import { currentLocale } from './locale/locale.ts'
import { loadView } from './page/site-view.ts'
import { currentPlace } from './place.ts'
import { fetchFontsWhenIdle } from './theme/fonts.ts'
import { followSystemTheme, showTheme } from './theme/theme.ts'
import { showMemorial } from './versions/memorial.ts'
import { loadSiteData } from './versions/site-data.ts'

async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#app')!
  const language = languageOf(currentLocale())
  const first = await loadView(currentPlace().path, language)
  const isPrerendered = root.dataset.language === language && first.route.kind === 'page' && first.route.path === homePath
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  )
  if (isPrerendered && first.body) hydrateRoot(root, app)
  else createRoot(root).render(app)
  showTheme()
  followSystemTheme()
  preloadOnIntent(() => first.texts.nav)
  preloadWhenIdle()
  fetchFontsWhenIdle()
  await loadSiteData(facts.build, answer => showMemorial(answer.time))
}

void start()
