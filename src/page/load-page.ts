import { sections } from 'virtual:pages'
import type { Language } from '../../shared/locale.ts'
import { sectionOf } from '../../shared/page.ts'
import { chunkError, inTime } from '../chunk-error.ts'
import type { PageModule } from './page-module.ts'

/** Two small steps instead of one large table: the section's list of pages, then the page. */
export async function loadPage(path: string, language: Language): Promise<PageModule> {
  const section = Object.hasOwn(sections, sectionOf(path)) ? sections[sectionOf(path)] : undefined
  if (!section) throw Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND' })
  try {
    const { pages, firstDemos, tables } = await inTime(section[language]())
    const load = Object.hasOwn(pages, path) ? pages[path] : undefined
    if (!load) throw Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND' })
    const body = inTime(load())
    const demo = Object.hasOwn(firstDemos, path) ? firstDemos[path] : undefined
    const table = Object.hasOwn(tables, path) ? tables[path] : undefined
    if (demo) loadBeside(demo, import('../demo/mount-vue.ts'))
    if (table) loadBeside(table, import('./reference.tsx'))
    return await body
  } catch (error) {
    throw await chunkError(error)
  }
}

/** The first demo, or the table of the reference, comes beside the text, not after it. Who shows it asks again, and tells the reader what did not arrive. */
function loadBeside(content: () => Promise<unknown>, program: Promise<unknown>): void {
  Promise.all([content(), program]).catch(() => {})
}

/** Hover and focus of a link: the page is there before the click. Failures wait for the click. */
export function preloadPage(path: string, language: Language): void {
  loadPage(path, language).catch(() => {})
}
