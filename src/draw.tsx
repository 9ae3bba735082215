import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Drawing } from '../shared/drawing.ts'
import type { Language } from '../shared/locale.ts'
import { htmlLang, languages } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import { App } from './app.tsx'
import type { Texts } from './locale/texts.ts'
import { loadMessages, TextsContext } from './locale/texts.ts'
import { Outline } from './outline/outline.tsx'
import type { PageBody } from './page/drawn/article.tsx'
import { Article } from './page/drawn/article.tsx'
import { GroupList } from './sidebar/nav-group.tsx'
import { Failure } from './ui/failure.tsx'

/** Runs in Node, while the site is built. */
export async function startDrawing(language: Language): Promise<Drawing> {
  const messages = await loadMessages(language)
  const texts: Texts = { language, messages, nav: [] }
  return {
    shell: (nav, body) =>
      renderToString(
        <StrictMode>
          <App first={{ texts: { ...texts, nav }, route: { kind: 'page', path: body?.page.path ?? '' }, body }} />
        </StrictMode>
      ),
    title: ({ title }) => messages.titleOf(title),
    page(page, code) {
      const body = bodyOf(page, code)
      const html = (part: ReactNode) => renderToStaticMarkup(<TextsContext value={texts}>{part}</TextsContext>)
      return { article: html(<Article page={page} body={body} />), outline: html(<Outline page={page} />) }
    },
    // The app takes it over: it marks where one text ends and the next begins.
    group: group =>
      renderToString(
        <TextsContext value={texts}>
          <GroupList group={group} path="" filter="" />
        </TextsContext>
      )
  }
}

function bodyOf(page: Page, code: string): PageBody {
  // oxlint-disable-next-line no-new-func -- the code is what the build has just made of a page of ours
  const run = new Function('page', `return function () {${code}}`) as (
    page: Page
  ) => (runtime: object) => { default: PageBody }
  return run(page)({ Fragment, jsx, jsxs }).default
}

/** What a reader sees when the app itself does not come, in every language. */
export async function failureCards(): Promise<string> {
  const cards = await Promise.all(
    languages.map(async language => {
      const { chunk } = await loadMessages(language)
      return (
        <div key={language} lang={htmlLang(language)}>
          <Failure title={chunk.title} remedy={chunk.remedy} error="" action={chunk.retry} onAction={() => {}} />
        </div>
      )
    })
  )
  return renderToStaticMarkup(cards)
}
