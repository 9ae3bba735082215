import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { PageRenderer } from '../shared/page-renderer.ts'
import type { Language } from '../shared/locale.ts'
import { getHtmlLang, languages } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import { App } from './app.tsx'
import type { ShellTexts } from './locale/texts.ts'
import { loadMessages, ShellTextsContext } from './locale/texts.ts'
import { Outline } from './outline/outline.tsx'
import type { PageBody } from './page/rendered/article.tsx'
import { Article } from './page/rendered/article.tsx'
import { GroupList } from './sidebar/nav-group.tsx'
import { Failure } from './ui/failure.tsx'

/** Runs in Node, while the site is built. */
export async function createPageRenderer(language: Language): Promise<PageRenderer> {
  const messages = await loadMessages(language)
  const texts: ShellTexts = { language, messages, nav: [] }
  return {
    renderShell: (nav, body) =>
      renderToString(
        <StrictMode>
          <App initialView={{ texts: { ...texts, nav }, route: { kind: 'page', path: body?.page.path ?? '' }, body }} />
        </StrictMode>
      ),
    getTitle: ({ title }) => messages.titleOf(title),
    renderPage(page, code) {
      const body = compileBody(page, code)
      const renderHtml = (part: ReactNode) =>
        renderToStaticMarkup(<ShellTextsContext value={texts}>{part}</ShellTextsContext>)
      return { article: renderHtml(<Article page={page} body={body} />), outline: renderHtml(<Outline page={page} />) }
    },
    // `renderToString` marks the borders between texts, which React needs to hydrate the list.
    renderGroup: group =>
      renderToString(
        <ShellTextsContext value={texts}>
          <GroupList group={group} path="" filter="" />
        </ShellTextsContext>
      )
  }
}

function compileBody(page: Page, code: string): PageBody {
  // oxlint-disable-next-line no-new-func -- this build compiled the code from a page of the repository
  const run = new Function('page', `return function () {${code}}`) as (
    page: Page
  ) => (runtime: object) => { default: PageBody }
  return run(page)({ Fragment, jsx, jsxs }).default
}

/** Renders the card shown when the app itself fails to load, in every language. */
export async function renderFailureCards(): Promise<string> {
  const cards = await Promise.all(
    languages.map(async language => {
      const { chunk } = await loadMessages(language)
      return (
        <div key={language} lang={getHtmlLang(language)}>
          <Failure title={chunk.title} remedy={chunk.remedy} error="" action={chunk.retry} onAction={() => {}} />
        </div>
      )
    })
  )
  return renderToStaticMarkup(cards)
}
