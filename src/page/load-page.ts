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
    const { pages, firstDemos } = await inTime(section[language]())
    const load = Object.hasOwn(pages, path) ? pages[path] : undefined
    if (!load) throw Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND' })
    const body = inTime(load())
    const demo = Object.hasOwn(firstDemos, path) ? firstDemos[path] : undefined
    if (demo) loadBeside(demo)
    return await body
  } catch (error) {
    throw await chunkError(error)
  }
}

/** The first demo comes beside the text, not after it. The stage asks again, and tells the reader what did not arrive. */
function loadBeside(demo: () => Promise<unknown>): void {
  Promise.all([demo(), import('../demo/mount-vue.ts')]).catch(() => {})
}

/** Hover and focus of a link: the page is there before the click. Failures wait for the click. */
export function preloadPage(path: string, language: Language): void {
  loadPage(path, language).catch(() => {})
}
