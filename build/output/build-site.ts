import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { archiveAddress, archiveName } from '../../shared/portable-copy.ts'
import { readReference } from '../api/reference.ts'
import { everyProblem } from '../checks/every-problem.ts'
import { openCache } from '../graph/cache.ts'
import { forgetResults } from '../graph/step.ts'
import { markdownFiles } from '../markdown/markdown-files.ts'
import { createPool } from '../graph/pool.ts'
import { siteArchive } from '../portable/site-archive.ts'
import type { ContentTable } from '../../shared/content.ts'
import { warmContent } from '../graph/warm-content.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { contentFolder, rememberedFiles } from '../pages/content-files.ts'
import type { NavSource } from '../pages/nav-source.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import type { BuiltApp } from './app-files.ts'
import { builtApp } from './app-files.ts'
import { notFoundPage } from '../../server/not-found-page.ts'
import { withPolicy } from '../../server/page-policy.ts'
import { robotsText } from '../../server/robots.ts'
import type { OutputFile } from './output-file.ts'
import { compressBeside } from './compress.ts'
import { compressor } from './compressed-bodies.ts'
import { readHistory } from '../history/page-history.ts'
import { copyList } from './copy-list.ts'
import { contentOutput } from './content-output.ts'
import { openDrawings } from './drawings.ts'
import { appIndex, indexHtml } from './index-html.ts'
import { feeds } from './feeds.ts'
import { sitemap } from './sitemap.ts'
import { staticPages } from './static-pages.ts'
import { beginSite, copyFolder, writeSite } from './write-site.ts'

export interface BuildParts {
  /** The project. Its `.cache` holds what did not change since the last build. */
  root: string
  nav: NavSource
  /** Where `site/`, `server/`, `worker/` and `upgrade/` go. */
  target: string
  /** Stands in index.html, and in no file that may be kept. */
  version: string
  /** The path that the site will live below. */
  basePath: string
  /** Where readers will find the site, for hosts that fill in nothing. */
  origin?: string
  /** Pages that are not written yet are left out, and nothing is checked. */
  isPartial?: boolean
  /** Somebody has checked this very content. */
  isChecked?: boolean
  /** Workers beside this program; with none it does all by itself. */
  workers?: number
  /** How hard a file is compressed. */
  effort?: (name: string) => number
  /** `.br` and `.gz` beside each file, for static hosts. */
  siblings?: boolean
  /** The folder that opens without a server, as an archive beside the site and in it. */
  portable?: boolean
  /** Tells what is done. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Content and app are made apart, then put together. */
export async function buildSite({
  root,
  nav,
  target,
  version,
  basePath,
  origin = '',
  isPartial,
  isChecked,
  workers,
  effort,
  siblings,
  portable,
  step
}: BuildParts): Promise<void> {
  const cache = path.join(root, '.cache')
  const store = openCache(root)
  const files = rememberedFiles(contentFolder(path.join(root, 'content')))
  // One after the other, though the bundler leaves half a core free: both at once would need twice the memory.
  const app = await step('App', () => builtApp(root, basePath))
  const site = await step('Pages and demos', async () => {
    const read = readSite(files, nav, { partial: isPartial })
    const pool = createPool(workers)
    await warmContent(pool, root, files, read, 'all').finally(() => pool.end())
    return read
  })
  if (!isPartial && !isChecked)
    await step('Checks', async () => failOn([...everyProblem(root, files, nav)].flatMap(report => report.problems)))
  const threads = compressBeside(workers)
  const smaller = compressor(path.join(cache, 'compressed'), threads.compress)
  try {
    // The output is put together by this program alone; another core has the app for that long.
    beginSite(filesOfApp(app), smaller, effort)
    const output = await step('Output', () =>
      siteOutput({ root, app, files, site, version, basePath, origin, portable })
    )
    await step('Files', async () => {
      // What the output was made of has no reader any more, and compressing it takes as much memory again.
      forgetResults()
      globalThis.gc?.()
      const archive = output.find(file => file.path === archiveAddress)
      await writeSite(path.join(target, 'site'), output, smaller, { effort, siblings })
      smaller.keep()
      writeArchive(path.join(target, archiveName), archive)
      for (const name of ['server', 'worker', 'upgrade'])
        copyFolder(path.join(app.folder, name), path.join(target, name))
      store.prune(7)
    })
  } finally {
    await threads.end()
  }
}

/** A server has one of its own for each origin that it is asked at. */
const robots = (origin: string, basePath: string): OutputFile[] =>
  origin ? [{ path: 'robots.txt', body: `${robotsText(origin, basePath)}\n` }] : []

/** For hosts that show a file where nothing is; the Node server says the same by itself. */
const notFound = async (basePath: string): Promise<OutputFile> => ({
  path: '404.html',
  body: await withPolicy(notFoundPage(basePath), '404.html')
})

/** Those that are done: `index.html` still lacks what comes from the content. */
const filesOfApp = ({ site }: BuiltApp): OutputFile[] => site.filter(file => file.path !== 'index.html')

/** The upgrade command, for readers who can reach nothing but this site. */
const download = ({ folder }: BuiltApp): OutputFile => ({
  path: 'download/vxe-upgrade.mjs',
  body: readFileSync(path.join(folder, 'upgrade/vxe-upgrade.mjs'))
})

/** Beside the site too, where somebody looks who hands it on; one of an earlier build would be another site's. */
function writeArchive(file: string, archive: OutputFile | undefined): void {
  if (archive) writeFileSync(file, archive.body)
  else rmSync(file, { force: true })
}

export interface OutputParts {
  root: string
  app: BuiltApp
  files: ContentFiles
  site: Site
  version: string
  basePath: string
  /** Before the addresses that programs read; empty where the server puts it there. */
  origin: string
  portable?: boolean
}

/** Every file of the site. */
export async function siteOutput({
  root,
  app,
  files,
  site,
  version,
  basePath,
  origin,
  portable
}: OutputParts): Promise<OutputFile[]> {
  const reference = readReference(root, files, site)
  const drawings = await openDrawings(app)
  const history = readHistory(root)
  const { packages } = app
  const content = contentOutput({
    base: basePath,
    build: version,
    files,
    site,
    reference,
    packages,
    drawings,
    history
  })
  const pages = content.pages.map(({ page }) => page)
  const parts = [
    ...filesOfApp(app),
    download(app),
    ...content.files,
    ...feeds(origin + basePath, site, history),
    ...markdownFiles({ base: basePath, site, files, reference, pages })
  ]
  const indexOf = (table: ContentTable) => indexHtml(app, table, site, drawings)
  const archive = portable
    ? await siteArchive({ app: app.folder, files: parts, index: await indexOf(content.table), base: basePath })
    : undefined
  const table: ContentTable = { ...content.table, ...(archive && { archive: archive.length }) }
  const documents = await staticPages({
    index: appIndex(app),
    table,
    origin,
    site,
    pages: content.pages,
    drawings
  })
  const output = [
    // First: one that stands in public/ is there in its place.
    ...robots(origin, basePath),
    ...parts,
    await notFound(basePath),
    ...documents,
    sitemap(origin + basePath, site.pages, history),
    ...(archive ? [{ path: archiveAddress, body: archive }] : []),
    { path: 'index.html', body: await indexOf(table) }
  ]
  return [...output, copyList(output, basePath)]
}

function failOn(problems: string[]): void {
  if (problems.length) throw new Error(problems.join('\n'))
}
