import type { Language } from '../shared/locale.ts'
import { parseLocation } from '../shared/site-location.ts'

/** Page that a text names, with the anchor of a heading or a demo. */
export interface PageAddress {
  path: string
  anchor: string
  /** Member in the query of a reference page: `sortConfig.orders`. */
  member?: string
  /** Language in the address of a static page. */
  language?: Language
}

/**
 * Reads an address as people and programs have it: `/table/base/sort`, `#/table/base/sort#two-columns`, a whole address
 * of the site, and the address of its Markdown: `https://docs.example/v3.8/en/table/base/sort.md`.
 */
export function readPageAddress(text: string): PageAddress {
  const trimmed = text.trim()
  const hash = trimmed.indexOf('#/')
  const { path, anchor, query } = parseLocation(
    hash < 0 ? trimmed.replace(/^[a-z]+:\/\/[^/]*/i, '') : trimmed.slice(hash)
  )
  const member = query.get('filterName')
  const [, withoutBase = path] = /^\/v3\.8(\/.*)$/.exec(path) ?? []
  const [, folder, name = withoutBase] = /^(?:\/(en|tw))?(\/.*?)(?:\.md|\.html)?$/.exec(withoutBase) ?? []
  return {
    path: name,
    anchor,
    ...(member !== undefined && { member }),
    ...(folder !== undefined && { language: folder as Language })
  }
}
