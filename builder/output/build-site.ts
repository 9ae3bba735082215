import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { archiveAddress, archiveName } from '../../shared/portable-copy.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { collectProblems } from '../checks/collect-problems.ts'
import { editorDataFiles, editorDownloads } from '../editor-data/editor-data-files.ts'
import { readEditorData } from '../editor-data/read-editor-data.ts'
import { openCache } from '../graph/cache.ts'
import { clearResults } from '../graph/step.ts'
import { markdownFiles } from '../markdown/markdown-files.ts'
import { createStepPool } from '../graph/step-pool.ts'
import { packageFiles } from '../package/package-files.ts'
import { writePackage } from '../package/write-package.ts'
import { siteArchive } from '../site-zip/site-archive.ts'
import type { ContentTable } from '../../shared/content.ts'
import { warmContent } from '../graph/warm-content.ts'
import { addDefects } from '../defects/upgrade-defects.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { contentFolder, cacheFiles } from '../pages/content-files.ts'
import type { NavSource } from '../pages/nav-source.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import { readCases } from '../defects/read-cases.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import type { BuiltApp } from './app-files.ts'
import { getBuiltApp } from './app-files.ts'
import { renderNotFoundPage } from '../../server/not-found-page.ts'
import { addPolicy } from '../../server/page-policy.ts'
import { robotsText } from '../../server/robots.ts'
import type { OutputFile } from './output-file.ts'
import { startCompressThreads } from './compress.ts'
import { createCompressor } from './compressed-bodies.ts'
import { readHistory } from '../history/page-history.ts'
import { copyLists } from './copy-list.ts'
import { contentOutput } from './content-output.ts'
import { hashedNames } from './naming.ts'
import { openPageRenderers } from './page-renderers.ts'
import { appIndex, indexHtml } from './index-html.ts'
import { feeds } from './feeds.ts'
import { sitemap } from './sitemap.ts'
import { titles } from './titles.ts'
import { staticPages } from './static-pages.ts'
import { startCompression, copyFolder, writeSite } from './write-site.ts'

export interface BuildOptions {
  /** Root of the project. Its `.cache` holds everything that did not change since the last build. */
  root: string
  nav: NavSource
  /** Folder for `site/`, `server/`, `worker/` and `upgrade/`. */
  target: string
  /** Version of the build, written to index.html and to no file with a long cache time. */
  version: string
  /** Path of the site on its host. */
  basePath: string
  /** Origin of the site, for hosts that do not insert it themselves. */
  origin?: string
  /** Leaves out pages that are not written yet and skips the checks. */
  isPartial?: boolean
  /** Skips the checks, because exactly this content has been checked. */
  isChecked?: boolean
  /** Number of worker threads; with 0 everything runs in this thread. */
  workers?: number
  /** Returns the Brotli quality for a file. */
  effort?: (file: OutputFile) => number
  /** Writes `.br` and `.gz` beside each file, for static hosts. */
  siblings?: boolean
  /** Adds the folder that opens without a server, as an archive beside the site and in it. */
  portable?: boolean
  /** Makes the npm package with the command. */
  packaged?: boolean
  /** Runs a step and reports it. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Builds content and app separately, then joins them. */
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
  packaged,
  step
}: BuildOptions): Promise<void> {
  const cache = path.join(root, '.cache')
  const store = openCache(root)
  const files = cacheFiles(contentFolder(path.join(root, 'content')))
  // Sequential, although the bundler leaves half a core idle: both at once would need twice the memory.
  const app = await step('App', () => getBuiltApp(root, basePath))
  const site = await step('Pages and demos', async () => {
    const contentSite = readSite(files, nav, { partial: isPartial })
    const pool = createStepPool(workers)
    await warmContent(pool, root, files, contentSite, 'all').finally(() => pool.end())
    return contentSite
  })
  if (!isPartial && !isChecked)
    await step('Checks', async () =>
      throwProblems([...collectProblems(root, files, nav)].flatMap(report => report.problems))
    )
  const threads = startCompressThreads(workers)
  const compressor = createCompressor(path.join(cache, 'compressed'), threads.compress)
  try {
    // Rendering the output uses this thread only; other cores compress the files of the app meanwhile.
    startCompression(filesOfApp(app), compressor, effort)
    const output = await step('Output', () =>
      siteOutput({ root, app, files, site, version, basePath, origin, portable })
    )
    if (packaged)
      await step('Package', async () =>
        writePackage(path.join(target, 'package'), packageFiles({ root, app: app.folder, site: output }))
      )
    await step('Files', async () => {
      // The results of steps are not needed any more, and compression needs as much memory again.
      clearResults()
      globalThis.gc?.()
      const archive = output.find(file => file.path === archiveAddress)
      await writeSite(path.join(target, 'site'), output, compressor, { effort, siblings })
      compressor.save()
      writeArchive(path.join(target, archiveName), archive)
      for (const name of ['server', 'worker', 'upgrade'])
        copyFolder(path.join(app.folder, name), path.join(target, name))
      store.prune(7)
    })
  } finally {
    await threads.end()
  }
}

/** Only written for a fixed origin: a server generates robots.txt for each origin that it is requested at. */
const robots = (origin: string, basePath: string): OutputFile[] =>
  origin ? [{ path: 'robots.txt', body: `${robotsText(origin, basePath)}\n` }] : []

/** For hosts that serve a file for missing pages; the Node server generates the same page itself. */
const notFound = async (basePath: string): Promise<OutputFile> => ({
  path: '404.html',
  body: await addPolicy(renderNotFoundPage({ basePath, language: 'zh' }), '404.html')
})

/** Returns the finished files: `index.html` still lacks its content. */
const filesOfApp = ({ site }: BuiltApp): OutputFile[] => site.filter(file => file.path !== 'index.html')

/** Returns the upgrade command, for readers with access to this site only. */
const download = ({ folder }: BuiltApp, files: ContentFiles): OutputFile => ({
  path: 'download/vxe-upgrade.mjs',
  body: addDefects(readFileSync(path.join(folder, 'upgrade/vxe-upgrade.mjs'), 'utf8'), files)
})

/** Returns the files for editors, for readers with access to this site only. Their links lead to its origin, if it is known. */
const editorDownloadFiles = (root: string, app: BuiltApp, reference: Reference, address: string): OutputFile[] =>
  editorDataFiles(
    readEditorData({ root, app: app.folder, reference, ...(/^https?:/.test(address) && { site: address }) })
  ).map(({ path, body }) => ({ path: editorDownloads + path, body }))

/** Writes the archive beside the site too, ready to be passed on; an archive of an earlier build is removed. */
function writeArchive(file: string, archive: OutputFile | undefined): void {
  if (archive) writeFileSync(file, archive.body)
  else rmSync(file, { force: true })
}

export interface OutputOptions {
  root: string
  app: BuiltApp
  files: ContentFiles
  site: Site
  version: string
  basePath: string
  /** Prefix of the addresses that programs read; empty if the server inserts it. */
  origin: string
  portable?: boolean
}

/** Returns every file of the site. */
export async function siteOutput({
  root,
  app,
  files,
  site,
  version,
  basePath,
  origin,
  portable
}: OutputOptions): Promise<OutputFile[]> {
  const reference = readReference(root, files, site)
  const renderers = await openPageRenderers(app)
  const history = readHistory(root)
  const { packages } = app
  const pictures = readPictures(path.join(root, 'pictures'))
  const content = contentOutput({
    base: basePath,
    build: version,
    naming: hashedNames,
    files,
    site,
    reference,
    members: reference.members,
    packages,
    renderer: language => renderers[language],
    history: () => history,
    pictures,
    cases: readCases(path.join(root, 'defects')),
    listsFirstDemos: true
  })
  const pageModules = content.pages()
  const pages = pageModules.map(({ page }) => page)
  const articles = new Map(pageModules.map(({ page, article }) => [page, article]))
  const parts = [
    ...filesOfApp(app),
    download(app, files),
    ...editorDownloadFiles(root, app, reference, origin + basePath),
    ...content.files().map(({ path, body }) => ({ path, body: body() })),
    ...feeds(origin + basePath, site, history),
    ...markdownFiles({
      base: origin + basePath,
      site,
      files,
      reference,
      pictures,
      pages,
      articleOf: page => articles.get(page)!
    })
  ]
  const indexOf = (table: ContentTable) => indexHtml(app, table, site, renderers)
  const archive = portable
    ? await siteArchive({ app: app.folder, files: parts, index: await indexOf(content.table), base: basePath })
    : undefined
  const table: ContentTable = { ...content.table, ...(archive && { archive: archive.length }) }
  const documents = await staticPages({
    index: appIndex(app),
    table,
    origin,
    site,
    pages: pageModules,
    renderers,
    pictures
  })
  const output = [
    // First, so that a robots.txt in public/ replaces it.
    ...robots(origin, basePath),
    ...parts,
    await notFound(basePath),
    ...documents,
    sitemap(origin + basePath, site.pages, history),
    ...titles(pageModules),
    ...(archive ? [{ path: archiveAddress, body: archive }] : []),
    { path: 'index.html', body: await indexOf(table) }
  ]
  return [...output, ...(await copyLists(output, basePath))]
}

function throwProblems(problems: string[]): void {
  if (problems.length) throw new Error(problems.join('\n'))
}
