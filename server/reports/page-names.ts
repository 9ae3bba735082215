import type { Language } from '../../shared/locale.ts'
import { plainName } from '../../shared/plain-name.ts'
import type { Assets } from '../assets.ts'

/** What a page and its demos are called, as HTML; empty for what the built site does not have. */
export interface PageNames {
  page?: string
  demo: (name: string) => string | undefined
}

export type NamesOf = (page: string, language: Language) => Promise<PageNames>

const nothing: PageNames = { demo: () => undefined }

/** Read from the page's own document, whose text is escaped by the build. */
export function namesFrom(assets: Assets, basePath: string): NamesOf {
  return async (page, language) => {
    const request = new Request(`http://localhost${basePath}`)
    const answer = await assets.answer(request, plainName(page, language, 'html'))
    return answer?.status === 200 ? read(await answer.text()) : nothing
  }
}

function read(html: string): PageNames {
  const demos = new Map(
    [...html.matchAll(/ aria-label="([^"]*)" data-demo="([\w-]+)"/g)].map(([, label, name]) => [name!, label!])
  )
  return { page: /<title>([^<]*) · vxe-table/.exec(html)?.[1], demo: name => demos.get(name) }
}
