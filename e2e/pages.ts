import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const contentFolder = path.resolve(import.meta.dirname, '../content')

/** Routes of all written pages, without the first slash. */
export const pages = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('page.zh.mdx'))
  .map(name => path.dirname(name).split(path.sep).join('/'))
  .sort()

/** `npm test -- --changed` names the pages that a change can reach. */
const named = process.env.CHANGED_PAGES?.split(',')
export const reachedPages = named ? pages.filter(page => named.includes(page)) : pages

/** `table/base/sort/sort-by-header`, in the order of the page. */
export const demosOf = (page: string): string[] =>
  [
    ...readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8').matchAll(
      /<Demo\s[^>]*?src="\.\/([^"]+)\.vue"/g
    )
  ].map(([, name]) => `${page}/${name}`)
