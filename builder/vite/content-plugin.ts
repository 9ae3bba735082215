import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { nav as navAtStart } from '../../content/nav.ts'
import type { ComponentAddress, ContentTable } from '../../shared/content.ts'
import { getPageFileName } from '../../shared/content.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import { mapLanguages, languages, type Language } from '../../shared/locale.ts'
import { getSection } from '../../shared/page.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { createKnobs } from '../demos/demo-knobs.ts'
import { demoFileNames, isLocalImport, isWidgetFile, resolveImport, getShownSource } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { WarmContent } from '../graph/warm-content.ts'
import { folderOf } from '../output/source-packs.ts'
import type { ContentFiles, CachedFiles } from '../pages/content-files.ts'
import { cacheFiles } from '../pages/content-files.ts'
import { readContentId } from '../pages/content-id.ts'
import {
  aliasesOf,
  demoMapModule,
  galleryModule,
  groupListsModule,
  keywordsModule,
  listsModule,
  navModule,
  sectionNames,
  subjectModule,
  subjectNames
} from '../pages/content-modules.ts'
import type { NavSource } from '../pages/nav-source.ts'
import type { ModuleAddresses } from '../pages/page-module.ts'
import { renderPage, pageModule } from '../pages/page-module.ts'
import type { PageHistory } from '../history/page-history.ts'
import { readHistory } from '../history/page-history.ts'
import { demoMapFacts } from '../pages/demo-map-facts.ts'
import { galleryGroups } from '../pages/gallery-groups.ts'
import type { Site } from '../pages/site.ts'
import { noPictures } from '../pictures/read-pictures.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { serveContent } from './serve-content.ts'

export interface ContentOptions {
  root: string
  /** Base path of the site: `/v3.8/`. */
  base: string
  files: ContentFiles
  /** Reads all demos on the other cores, so that no request waits for it. */
  warm: WarmContent
}

/** Prefix of modules that are no files: `@content/nav/zh.js`. */
const prefix = '@content/'

/**
 * Serves pages, demos and everything derived from `content/` while developing: made on request, replaced in place
 * when their file changes. The build writes the same modules itself, see `builder/output`.
 */
export function content({ root, base, files: folder, warm }: ContentOptions): Plugin {
  const contentRoot = path.join(root, 'content')
  let nav: NavSource = navAtStart
  let current = readContent(cacheFiles(folder))
  /** Separate from `now`, because the usage of demos does not change with the text of a page. */
  let usageReference = current.reference
  const styles = new Map<string, string>()

  function readContent(files: CachedFiles) {
    let site: Site | undefined
    let reference: Reference | undefined
    const getSite = () => (site ??= readSite(files, nav, { partial: true }))
    return { files, site: getSite, reference: () => (reference ??= readReference(root, files, getSite())) }
  }

  /** Renders with the current components. */
  let loadRenderer: (language: Language) => Promise<PageRenderer>
  const getRenderer = (language: Language) => loadRenderer(language)

  const table = (): ContentTable => ({
    base,
    build: 'dev',
    nav: mapLanguages(language => `${prefix}nav/${language}.js`),
    sections: Object.fromEntries(sectionNames(current.site()).map(section => [section, `${prefix}pages/${section}/`])),
    aliases: aliasesOf(current.site()),
    search: mapLanguages(language => `${prefix}search/${language}.json`),
    lists: `${prefix}lists.js`
  })
  const component = (name: string, language: Language): ComponentAddress => ({
    module: `content/${name}?demo=${language}`,
    imports: []
  })
  const subject = (name: string, language: Language) => `${prefix}api/${name}/${language}.js`
  const addresses: ModuleAddresses = {
    component,
    sources: (name, language) => `${prefix}sources/${folderOf(name)}/${language}.json`,
    subject
  }
  let history: { past: PageHistory | undefined } | undefined
  const getHistory = () => (history ??= { past: readHistory(root) }).past
  // The rarity of a member is unknown until all demos are read: the page does not wait, the rows are added a moment
  // later.
  const members = (demo: string) => (warm.isDone() ? usageReference().members(demo) : [])

  async function moduleText(name: string): Promise<string | undefined> {
    if (name.startsWith('pages/')) return sectionText(name)
    const [, kind = '', rest = '', language] =
      /^(nav|api|keywords|gallery|demo-map)(?:\/(.+))?\/(zh|tw|en)\.js$/.exec(name) ?? []
    const pageLanguage = language as Language
    if (name === 'lists.js') {
      return listsModule({
        api: Object.fromEntries(subjectNames.map(each => [each, mapLanguages(language => subject(each, language))])),
        keywords: mapLanguages(language => `${prefix}keywords/${language}.js`),
        // No demo is loaded early while developing.
        firstDemos: mapLanguages(() => ''),
        gallery: mapLanguages(language => `${prefix}gallery/${language}.js`),
        demoMap: mapLanguages(language => `${prefix}demo-map/${language}.js`),
        widgets: Object.fromEntries(
          current.files
            .list()
            .filter(isWidgetFile)
            .map(each => [each, mapLanguages(language => component(each, language))])
        )
      })
    }
    if (kind === 'nav') return navModule(current.site(), pageLanguage)
    if (kind === 'keywords') return keywordsModule(current.site(), pageLanguage)
    // The development server serves no pictures: the gallery shows titles and running demos.
    if (kind === 'gallery')
      return galleryModule(galleryGroups(current.site(), usageReference(), noPictures, pageLanguage))
    if (kind === 'demo-map') return demoMapModule(demoMapFacts(usageReference(), pageLanguage))
    if (kind === 'api') return subjectModule(current.reference().subject(rest, pageLanguage))
    return undefined
  }

  /** Returns a module in the folder of a section. */
  async function sectionText(name: string): Promise<string | undefined> {
    const site = current.site()
    for (const language of languages) {
      const page = site.pages.find(
        ({ path }) => name === `pages/${getSection(path)}/${getPageFileName(path, language)}`
      )
      if (!page) continue
      const lists = groupListsModule(site, getSection(page.path), language, (await getRenderer(language)).renderGroup)
      return `export * from '/content/${pageFile(page.path, language)}?page=${language}'\n${lists}`
    }
    return undefined
  }

  /** Pending read of all pages and demos in workers. */
  let reading: Promise<void> = Promise.resolve()

  function watchContent(server: ViteDevServer): void {
    const { moduleGraph, hot } = server.environments.client
    const forgetModules = (test: (id: string) => boolean) => {
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id && test(module.id)) moduleGraph.invalidateModule(module)
    }
    reading = warm.start(() => ({ files: current.files, site: current.site() }))
    reading.then(
      async () => {
        for (const module of moduleGraph.idToModuleMap.values())
          if (module.id?.includes('?page=')) await server.environments.client.reloadModule(module)
      },
      error => server.config.logger.error(error instanceof Error ? error.message : String(error))
    )
    // A page that is added, removed or renamed changes the sidebar and its neighbors.
    server.watcher.on('all', async (event, file) => {
      if (!file.startsWith(contentRoot)) return
      // Node caches a module by its address.
      if (file.endsWith('nav.ts'))
        nav = ((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as { nav: NavSource }).nav
      const name = path.relative(contentRoot, file).replaceAll(path.sep, '/')
      current = readContent(event === 'change' ? current.files.afterChangeOf(name) : cacheFiles(folder))
      if (event !== 'change' || !name.endsWith('.mdx')) usageReference = current.reference
      forgetModules(id => id.startsWith(`\0${prefix}`))
      const isForAll =
        event === 'change' ? /nav\.ts$|\/content\/(api|search)\/[\w-]+\.ts$/.test(file) : /\.(mdx|vue)$/.test(file)
      if (isForAll) hot.send({ type: 'full-reload' })
    })
  }

  return {
    name: 'content',
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      loadRenderer = async language =>
        (
          (await server.ssrLoadModule('/src/render-static.tsx')) as {
            createPageRenderer: (language: Language) => Promise<PageRenderer>
          }
        ).createPageRenderer(language)
      const serve = serveContent(base, prefix, { now: () => current, reading: () => reading })
      server.middlewares.use((request, response, next) => {
        serve(decodeURI((request.url ?? '').replace(/\?.*/, '')), response, next).catch(next)
      })
      watchContent(server)
    },
    transformIndexHtml: html =>
      html.replace('<!--content-->', () => `<script>window.__content=${JSON.stringify(table())}</script>`),
    resolveId(id, importer) {
      if (id.startsWith(`/${prefix}`)) return `\0${id.slice(1)}`
      if (styles.has(id)) return id
      const from = importer && readContentId(importer, contentRoot)
      if (from && isLocalImport(id) && !id.includes('?')) {
        return `${path.join(contentRoot, resolveImport(current.files, id, from.name))}?demo=${from.language}`
      }
      if (id.startsWith('/content/') && id.includes('?')) return path.join(root, id.slice(1))
      return undefined
    },
    async load(id) {
      if (styles.has(id)) return styles.get(id)
      if (id.startsWith(`\0${prefix}`)) return moduleText(id.slice(prefix.length + 1))
      const contentId = readContentId(id, contentRoot)
      if (!contentId) return undefined
      if (contentId.what === 'page') {
        const { files, site, reference } = current
        const knobs = (name: string, paths: readonly string[], language: Language) =>
          createKnobs(reference(), files, name, paths, language)
        const parts = { site: site(), files, members, knobs, addresses, history: getHistory() }
        const renderer = await getRenderer(contentId.language)
        return {
          code:
            pageModule(renderPage(parts, contentId.page, contentId.language, renderer.renderPage)) +
            whenChanged('page-changed', 'next'),
          map: null
        }
      }
      return { code: demoModule(contentId.name, contentId.language, id), map: null }
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentRoot)) return undefined
      const graph = this.environment.moduleGraph
      // A list of words may change every demo in English; any other file affects its own modules.
      const affected = [...graph.idToModuleMap.values()].filter(({ id }) =>
        file.endsWith('words.en.json') ? id?.includes('?demo=en') : id?.startsWith(`${file}?`)
      )
      for (const module of affected) graph.invalidateModule(module)
      return [...modules, ...affected]
    }
  }

  function demoModule(name: string, language: Language, id: string): string {
    const js = getShownSource(current.files, name, language, 'js')
    if (!name.endsWith('.vue')) return js
    const compiled = compileVue(js, `content/${name}`)
    const sheets = compiled.styles.map((css, index) => {
      const sheet = `${id}&style=${index}.css`
      styles.set(sheet, css)
      return `import ${JSON.stringify(sheet)}\n`
    })
    const { module } = component(name, language)
    const detail = `{ module: ${JSON.stringify(module)}, next, keeps: next.script === script }`
    return `${sheets.join('')}${compiled.code}\nexport const script = ${JSON.stringify(scriptKey(name, language))}${whenChanged('demo-changed', detail)}`
  }

  /**
   * Returns a hash that stays the same while only the template and the styles of a demo change: then the running demo
   * keeps its state.
   */
  function scriptKey(name: string, language: Language): string {
    const [own = '', ...others] = demoFileNames(current.files, name).map(each =>
      getShownSource(current.files, each, language, 'js')
    )
    return shortHash(own.replace(/^<template>.*?^<\/template>|^<style.*?^<\/style>/gms, ''), ...others)
  }
}

/** Passes a changed module to the app, which renders it in place. */
const whenChanged = (event: string, detail: string): string =>
  `\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('${event}', { detail: ${detail} })))`
