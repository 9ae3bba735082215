import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { getLoadedComponent, loadComponent, loadContent, loadPageModule } from '../content.ts'
import type { PageModule } from '../../shared/page-module.ts'
import { loadRunner } from '../demo/runner.ts'
import { loadPart } from '../ui/lazy-part.tsx'
import { loadFirstDemo } from './first-demos.ts'

const loadedPages = new Map<string, PageModule>()

/** Returns a page if it is loaded, in development never, because the page may have changed. */
export const getLoadedPage = (path: string, language: Language): PageModule | undefined =>
  import.meta.env.DEV ? undefined : loadedPages.get(`${path} ${language}`)

/**
 * Loads a page and its first demo, in parallel if the demo is known, otherwise, like the rows of the first table, as
 * soon as the page has loaded.
 */
export async function loadPage(path: string, language: Language): Promise<PageModule> {
  loadFirstDemo(path, language)
  const body = await loadPageModule<PageModule>(path, language)
  loadedPages.set(`${path} ${language}`, body)
  const [demo] = body.page.demos
  if (demo) loadInParallel(() => loadComponent(demo), loadDemoParts())
  const { table } = body
  if (table) loadInParallel(() => loadContent(table), loadTable())
  return body
}

/** Waits at most 8 ms, because the first demo mostly loads just after its page and both can render together then. */
export async function waitForFirstDemo({ page }: PageModule): Promise<void> {
  const [demo] = page.demos
  if (!demo || getLoadedComponent(demo)) return
  await Promise.race([loadComponent(demo).catch(() => {}), new Promise(resolve => setTimeout(resolve, 8))])
}

/** Loads the frame of demos and the module that runs them, which text pages do not need. */
export const loadDemoParts = (): Promise<unknown> => Promise.all([loadPart(loadDemoBlock), loadRunner()])

export const loadDemoBlock = async (): Promise<typeof import('../demo/demo-block.tsx').DemoBlock> =>
  (await loadChunk('demo-block', () => import('../demo/demo-block.tsx'))).DemoBlock

/** Loads all components of the library, because most demos need more than those of a table. */
export const loadWholeLibrary = (): Promise<unknown> =>
  loadChunk('package-vxe-table', () => import('virtual:package/vxe-table'))

const loadTable = () => loadChunk('reference', () => import('./reference.tsx'))

/**
 * Starts to load the first demo or table in parallel with the text; the component that shows it loads it again and
 * reports failures.
 */
function loadInParallel(content: () => Promise<unknown>, code: Promise<unknown>): void {
  Promise.all([content(), code]).catch(() => {})
}
