import path from 'node:path'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'

/** A module below `content/` in one language. */
export type ContentId = { name: string; language: Language } & ({ what: 'page'; page: string } | { what: 'demo' })

/** Reads `…/content/table/base/sort/page.zh.mdx?page=tw` and `…/sort-by-header.vue?demo=en`. */
export function readContentId(id: string, contentRoot: string): ContentId | undefined {
  const [file = '', query = ''] = id.split('?')
  const name = path.relative(contentRoot, file).split(path.sep).join('/')
  if (name.startsWith('..')) return undefined
  const search = new URLSearchParams(query)
  if (search.has('style')) return undefined
  const language = languages.find(each => each === (search.get('page') ?? search.get('demo')))
  if (!language) return undefined
  return search.has('page')
    ? { what: 'page', name, language, page: `/${path.posix.dirname(name)}` }
    : { what: 'demo', name, language }
}
