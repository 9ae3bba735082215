import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { hashOf } from '../graph/hash.ts'
import { currentStore } from '../graph/step.ts'
import type { BuiltApp } from './app-files.ts'

/** Program that the app's build makes from `src/render-static.tsx`. */
interface RendererProgram {
  createPageRenderer: (language: Language) => Promise<PageRenderer>
  renderFailureCards: () => Promise<string>
}

export interface PageRenderers extends Record<Language, PageRenderer> {
  /** Cards for the page itself, shown if the app can't be loaded. */
  failureCards: string
}

/** Renders with the app's components. Results are cached by the program and its input, like those of steps. */
export async function openPageRenderers({
  folder,
  rendererKey
}: Pick<BuiltApp, 'folder' | 'rendererKey'>): Promise<PageRenderers> {
  const program = (await import(pathToFileURL(path.join(folder, 'draw/draw.mjs')).href)) as RendererProgram
  const cacheResults =
    <Input extends unknown[], Output>(name: string, language: Language, render: (...input: Input) => Output) =>
    (...input: Input): Output => {
      const key = hashOf('rendered', rendererKey, language, JSON.stringify(input))
      const cached = currentStore().get(name, key) as { rendered: Output } | undefined
      if (cached) return cached.rendered
      const rendered = render(...input)
      currentStore().put(name, key, { rendered })
      return rendered
    }
  const entries = await Promise.all(
    languages.map(async language => {
      const { renderPage, renderGroup, renderShell, getTitle } = await program.createPageRenderer(language)
      const renderer: PageRenderer = {
        renderPage: cacheResults('drawn-page', language, renderPage),
        renderGroup: cacheResults('drawn-group', language, renderGroup),
        renderShell: cacheResults('drawn-shell', language, renderShell),
        getTitle
      }
      return [language, renderer] as const
    })
  )
  return {
    ...(Object.fromEntries(entries) as Record<Language, PageRenderer>),
    failureCards: await program.renderFailureCards()
  }
}
