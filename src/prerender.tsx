import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { homePath } from '../shared/href.ts'
import type { Language } from '../shared/locale.ts'
import { App } from './app.tsx'
import { loadView } from './page/site-view.ts'

/** The shell and the install page as HTML, so that a first visit reads before it runs. */
export async function prerender(language: Language): Promise<string> {
  const first = await loadView(homePath, language)
  if (!first.body) throw first.error ?? new Error(`${homePath} has no body to prerender.`)
  return renderToString(
    <StrictMode>
      <App first={first} />
    </StrictMode>
  )
}
