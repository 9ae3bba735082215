import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { nav as navAtStart } from '../../content/nav.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import { isStyleSheet } from '../../shared/project.ts'
import { readReference } from '../api/reference.ts'
import { once } from '../graph/once.ts'
import type { WarmContent } from '../graph/warm-content.ts'
import { readHistory } from '../history/page-history.ts'
import type { ContentOutput } from '../output/content-output.ts'
import { contentOutput } from '../output/content-output.ts'
import { contentStatement } from '../output/index-html.ts'
import type { PackageAddresses } from '../output/linked-modules.ts'
import { fixedNames } from '../output/naming.ts'
import type { ContentState } from '../output/served-content.ts'
import { findOutputFile, listChanges } from '../output/served-content.ts'
import type { CachedFiles, ContentFiles } from '../pages/content-files.ts'
import { cacheFiles } from '../pages/content-files.ts'
import type { NavSource } from '../pages/nav-source.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import { readCases } from '../defects/read-cases.ts'
import { noPictures } from '../pictures/read-pictures.ts'
import { thirdPartyFiles } from '../third-party-files.ts'
import { packageEntry, packageModules } from './packages-plugin.ts'

export interface ContentOptions {
  root: string
  /** Base path of the site: `/v3.8/`. */
  base: string
  files: ContentFiles
  /** Reads all demos on the other cores, so that no request waits for it. */
  warm: WarmContent
}

type Renderers = Record<Language, PageRenderer>

/** Serves the files that the build makes of `content/`, each made at its request, and tells browsers which changed. */
export function content({ root, base, files: folder, warm }: ContentOptions): Plugin {
  const contentRoot = path.join(root, 'content')
  const history = once(() => readHistory(root))
  const packages = once(() => packagesInDev(root))
  let nav: NavSource = navAtStart
  let files = cacheFiles(folder)
  let site: Site | undefined
  let read = once(() => readContent(files))
  /** Needs all demos, so a page updated in place keeps the members of its demos. */
  let usage = read
  let renderers: Renderers | undefined
  /** Missing while a file has a mistake, which each request reports. */
  let output: ContentOutput | undefined
  /** The last state without a mistake, which browsers show. */
  let shown: ContentState | undefined
  const getOutput = () => {
    output ??= createOutput()
    shown ??= { files, output }
    return output
  }

  function readContent(current: ContentFiles) {
    site ??= readSite(current, nav, { partial: true })
    return { site, reference: readReference(root, current, site) }
  }

  function createOutput(): ContentOutput {
    const { site, reference } = read()
    return contentOutput({
      base,
      build: 'dev',
      naming: fixedNames,
      files,
      site,
      reference,
      // The rarity of a member is unknown until all demos are read, which no page waits for.
      members: demo => (warm.isDone() ? usage().reference.members(demo) : []),
      get packages() {
        return packages()
      },
      renderer: language => renderers![language],
      history,
      pictures: noPictures,
      cases: readCases(path.join(root, 'defects')),
      listsFirstDemos: false
    })
  }

  /** Renders with the current components: a changed component renders all pages again. */
  function createRendererLoader(server: ViteDevServer) {
    let program: unknown
    return async () => {
      const latest = await server.ssrLoadModule('/src/render-static.tsx')
      if (latest === program) return
      const { createPageRenderer } = latest as { createPageRenderer: (language: Language) => Promise<PageRenderer> }
      const created = await Promise.all(languages.map(async each => [each, await createPageRenderer(each)] as const))
      renderers = Object.fromEntries(created) as Renderers
      if (program) output = undefined
      program = latest
    }
  }

  return {
    name: 'content',
    apply: 'serve',
    configureServer(server) {
      const { hot } = server.environments.client
      const loadRenderers = createRendererLoader(server)
      const replace = (next: CachedFiles, changedFile = '') => {
        files = next
        output = undefined
        // A demo does not change which pages there are.
        if (!changedFile.endsWith('.vue')) site = undefined
        read = once(() => readContent(next))
        if (!changedFile) usage = read
        const after = { files, output: getOutput() }
        hot.send('content-changed', listChanges(shown ?? after, after, changedFile))
        shown = after
        // The text of a page does not change which members demos use.
        if (!changedFile.endsWith('.mdx')) usage = read
      }
      const report = (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        server.config.logger.error(message)
        hot.send({ type: 'error', err: { message, stack: '' } })
      }
      const reading = warm
        .start(() => ({ files, site: read().site }))
        .then(() => replace(files))
        .catch(report)

      server.middlewares.use((request, response, next) => {
        const address = decodeURI((request.url ?? '').replace(/\?.*/, ''))
        if (!address.startsWith(base)) return next()
        const name = address.slice(base.length)
        if (!/^(?:static\/(?:content|search)|example)\//.test(name)) return next()
        const serve = async () => {
          await loadRenderers()
          // Every page requests the search when idle; reading all pages in this process would block all responses.
          if (name.startsWith('static/search/')) await reading
          const file = findOutputFile(getOutput(), name)
          if (!file) return next()
          const body = file.body()
          response.setHeader('Content-Type', contentType(name))
          response.setHeader('Cache-Control', 'no-cache')
          response.end(body)
        }
        serve().catch(next)
      })

      server.watcher.on('all', async (event, file) => {
        if (!file.startsWith(contentRoot)) return
        // Node caches a module by its address.
        if (file.endsWith('nav.ts'))
          nav = ((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as { nav: NavSource }).nav
        const name = path.relative(contentRoot, file).replaceAll(path.sep, '/')
        try {
          replace(event === 'change' ? files.afterChangeOf(name) : cacheFiles(folder), name)
          if (changesSite(event, name)) hot.send({ type: 'full-reload' })
        } catch (error) {
          report(error)
        }
      })
    },
    transformIndexHtml: html =>
      html.replace('<!--content-->', () => `<script>${contentStatement(getOutput().table)}</script>`)
  }
}

/** True for a change of the sidebar, of the reference or of the search, which no page shows in place. */
const changesSite = (event: string, name: string): boolean =>
  event === 'change' ? /^nav\.ts$|^(api|search)\/[\w-]+\.ts$/.test(name) : /\.(mdx|vue)$/.test(name)

const contentType = (name: string): string =>
  name.endsWith('.js')
    ? 'text/javascript; charset=utf-8'
    : name.endsWith('.json')
      ? 'application/json; charset=utf-8'
      : 'text/plain; charset=utf-8'

/** The server bundles the packages of demos on request, from the entries that the build bundles. */
function packagesInDev(root: string): PackageAddresses {
  const sheets = thirdPartyFiles(root).filter(({ name }) => isStyleSheet(name))
  return Object.fromEntries([
    ...packageModules.map(name => [name, `@id/${packageEntry(name)}`]),
    ...sheets.map(({ name, address }) => [name, address])
  ])
}
