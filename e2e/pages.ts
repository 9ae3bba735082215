import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listPages, quickSweepPages, readPage } from '../commands/test-sets.mjs'

export const contentFolder = path.resolve(import.meta.dirname, '../content')

/** Routes of all written pages, without the first slash. */
export const pages = listPages(contentFolder)

/** `npm test -- --changed` sets the pages that a change can affect. */
const changedPages = process.env.CHANGED_PAGES?.split(',')
export const affectedPages = changedPages ? pages.filter(page => changedPages.includes(page)) : pages

/** Ids of the demos of a page, such as `table/base/sort/sort-by-header`, in the order of the page. */
export const demosOf = (page: string): string[] => readPage(contentFolder, page).demos.map(name => `${page}/${name}`)

/** Ids of the demos of kept-alive views, which the front matter of a page names. */
export function viewsOf(page: string): string[] {
  const source = readFileSync(path.join(contentFolder, page, 'page.zh.mdx'), 'utf8')
  const [, views = ''] = /^views: (.+)$/m.exec(source) ?? []
  return views
    .split('|')
    .flatMap(view => view.trim().split(' ')[1] ?? [])
    .map(name => `${page}/${name}`)
}

/** Divides demos into parts of about the same size, each a test. */
export function splitDemos(all: string[], size: number): string[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, part) => all.filter((_, index) => index % count === part))
}

/** Pages that a quick test checks in all views: one of each kind. */
export const quick = new Set(quickSweepPages())
