import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { componentThatIsThere, loadComponent, loadContent, loadPageModule } from '../content.ts'
import type { PageModule } from '../../shared/first.ts'
import { loadRunner } from '../demo/runner.ts'
import { bring } from '../ui/part.tsx'
import { loadFirstDemo } from './first-demos.ts'

const arrived = new Map<string, PageModule>()

/** A page that has been asked for and is there. While developing each is asked for again, for it may have changed. */
export const pageThatIsThere = (path: string, language: Language): PageModule | undefined =>
  import.meta.env.DEV ? undefined : arrived.get(`${path} ${language}`)

/**
 * The first demo comes beside the page where it is known, else, as the rows of the first table do, as soon as the page
 * says where they are.
 */
export async function loadPage(path: string, language: Language): Promise<PageModule> {
  loadFirstDemo(path, language)
  const body = await loadPageModule<PageModule>(path, language)
  arrived.set(`${path} ${language}`, body)
  const [demo] = body.page.demos
  if (demo) loadBeside(() => loadComponent(demo), loadDemoParts())
  const { table } = body
  if (table) loadBeside(() => loadContent(table), loadTable())
  return body
}

/** Not for long: it mostly comes a few milliseconds behind its page, and both can be drawn at once then. */
export async function waitForFirstDemo({ page }: PageModule): Promise<void> {
  const [demo] = page.demos
  if (!demo || componentThatIsThere(demo)) return
  await Promise.race([loadComponent(demo).catch(() => {}), new Promise(done => setTimeout(done, 8))])
}

/** What stands around a demo comes with what runs it; a page of text needs neither. */
export const loadDemoParts = (): Promise<unknown> => Promise.all([bring(loadDemoBlock), loadRunner()])

export const loadDemoBlock = async (): Promise<typeof import('../demo/demo-block.tsx').DemoBlock> =>
  (await loadChunk('demo-block', () => import('../demo/demo-block.tsx'))).DemoBlock

/** Most demos want more than comes with a table. */
export const loadWholeLibrary = (): Promise<unknown> =>
  loadChunk('package-vxe-table', () => import('virtual:package/vxe-table'))

const loadTable = () => loadChunk('reference', () => import('./reference.tsx'))

/** The first demo, or the table of the reference, comes beside the text, not after it. Who shows it asks again, and tells the reader what did not arrive. */
function loadBeside(content: () => Promise<unknown>, program: Promise<unknown>): void {
  Promise.all([content(), program]).catch(() => {})
}
