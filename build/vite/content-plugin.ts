import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { nav as navAtStart } from '../../content/nav.ts'
import type { ComponentAddress, ContentTable } from '../../shared/content.ts'
import { pageName } from '../../shared/content.ts'
import type { Drawing } from '../../shared/drawing.ts'
import { inEach, languages, type Language } from '../../shared/locale.ts'
import { sectionOf } from '../../shared/page.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { demoFileNames, isLocalImport, isWidgetFile, resolveImport, shownSource } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { WarmContent } from '../graph/warm-content.ts'
import { folderOf } from '../output/source-packs.ts'
import type { ContentFiles, RememberedFiles } from '../pages/content-files.ts'
import { rememberedFiles } from '../pages/content-files.ts'
import { readContentId } from '../pages/content-id.ts'
import {
  aliasesOf,
  groupListsModule,
  keywordsModule,
  listsModule,
  navModule,
  sectionNames,
  subjectModule,
  subjectNames
} from '../pages/content-modules.ts'
import type { NavSource } from '../pages/nav-source.ts'
import type { Places } from '../pages/page-module.ts'
import { drawnPage, pageModule } from '../pages/page-module.ts'
import type { History } from '../history/page-history.ts'
import { readHistory } from '../history/page-history.ts'
import type { Site } from '../pages/site.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { contentAnswers } from './content-answers.ts'

export interface Project {
  root: string
  /** Where the site stands: `/v3.8/`. */
  base: string
  files: ContentFiles
  /** Reads all demos on the other cores, so that nobody waits for it. */
  warm: WarmContent
}

/** Modules that are no files: `@content/nav/zh.js`. */
const prefix = '@content/'

/**
 * Pages, demos and everything derived from `content/` while developing: made when they are asked for, replaced in
 * place when their file changes. The build writes the same modules by itself, see `build/output`.
 */
export function content({ root, base, files: folder, warm }: Project): Plugin {
  const contentRoot = path.join(root, 'content')
  let nav: NavSource = navAtStart
  let now = readNow(rememberedFiles(folder))
  /** What demos use does not change with the text of a page. */
  let uses = now.reference
  const styles = new Map<string, string>()

  function readNow(files: RememberedFiles) {
    let site: Site | undefined
    let reference: Reference | undefined
    const getSite = () => (site ??= readSite(files, nav, { partial: true }))
    return { files, site: getSite, reference: () => (reference ??= readReference(root, files, getSite())) }
  }

  /** With the components as they are now. */
  let draws: (language: Language) => Promise<Drawing>
  const drawing = (language: Language) => draws(language)

  const table = (): ContentTable => ({
    base,
    build: 'dev',
    nav: inEach(language => `${prefix}nav/${language}.js`),
    sections: Object.fromEntries(sectionNames(now.site()).map(section => [section, `${prefix}pages/${section}/`])),
    aliases: aliasesOf(now.site()),
    search: inEach(language => `${prefix}search/${language}.json`),
    lists: `${prefix}lists.js`
  })
  const component = (name: string, language: Language): ComponentAddress => ({
    module: `content/${name}?demo=${language}`,
    imports: []
  })
  const subject = (name: string, language: Language) => `${prefix}api/${name}/${language}.js`
  const places: Places = {
    component,
    sources: (name, language) => `${prefix}sources/${folderOf(name)}/${language}.json`,
    subject
  }
  let history: { past: History | undefined } | undefined
  const pastOf = () => (history ??= { past: readHistory(root) }).past
  // Until all demos are read nobody knows which member is rare: the rows come a moment later, the page does not wait.
  const members = (demo: string) => (warm.isDone() ? uses().members(demo) : [])

  async function moduleText(name: string): Promise<string | undefined> {
    if (name.startsWith('pages/')) return sectionText(name)
    const [, kind = '', rest = '', language] = /^(nav|api|keywords)(?:\/(.+))?\/(zh|tw|en)\.js$/.exec(name) ?? []
    const spoken = language as Language
    if (name === 'lists.js') {
      return listsModule({
        api: Object.fromEntries(subjectNames.map(each => [each, inEach(language => subject(each, language))])),
        keywords: inEach(language => `${prefix}keywords/${language}.js`),
        // Nothing is read ahead while developing.
        firstDemos: inEach(() => ''),
        widgets: Object.fromEntries(
          now.files
            .list()
            .filter(isWidgetFile)
            .map(each => [each, inEach(language => component(each, language))])
        )
      })
    }
    if (kind === 'nav') return navModule(now.site(), spoken)
    if (kind === 'keywords') return keywordsModule(now.site(), spoken)
    if (kind === 'api') return subjectModule(now.reference().subject(rest, spoken))
    return undefined
  }

  /** What stands in the folder of a section. */
  async function sectionText(name: string): Promise<string | undefined> {
    const site = now.site()
    for (const language of languages) {
      const page = site.pages.find(({ path }) => name === `pages/${sectionOf(path)}/${pageName(path, language)}`)
      if (!page) continue
      const lists = groupListsModule(site, sectionOf(page.path), language, (await drawing(language)).group)
      return `export * from '/content/${pageFile(page.path, language)}?page=${language}'\n${lists}`
    }
    return undefined
  }

  /** All pages and demos are being read, beside this program. */
  let reading: Promise<void> = Promise.resolve()

  function follow(server: ViteDevServer): void {
    const { moduleGraph, hot } = server.environments.client
    const forgetModules = (test: (id: string) => boolean) => {
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id && test(module.id)) moduleGraph.invalidateModule(module)
    }
    reading = warm.start(() => ({ files: now.files, site: now.site() }))
    reading.then(
      async () => {
        for (const module of moduleGraph.idToModuleMap.values())
          if (module.id?.includes('?page=')) await server.environments.client.reloadModule(module)
      },
      error => server.config.logger.error(error instanceof Error ? error.message : String(error))
    )
    // A page that is added, removed or given another title changes the sidebar and its neighbours.
    server.watcher.on('all', async (event, file) => {
      if (!file.startsWith(contentRoot)) return
      // Node keeps a module by its address.
      if (file.endsWith('nav.ts'))
        nav = ((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as { nav: NavSource }).nav
      const name = path.relative(contentRoot, file).replaceAll(path.sep, '/')
      now = readNow(event === 'change' ? now.files.afterChangeOf(name) : rememberedFiles(folder))
      if (event !== 'change' || !name.endsWith('.mdx')) uses = now.reference
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
      draws = async language =>
        (
          (await server.ssrLoadModule('/src/draw.tsx')) as { startDrawing: (language: Language) => Promise<Drawing> }
        ).startDrawing(language)
      const answer = contentAnswers(base, prefix, { now: () => now, reading: () => reading })
      server.middlewares.use((request, response, next) => {
        answer(decodeURI((request.url ?? '').replace(/\?.*/, '')), response, next).catch(next)
      })
      follow(server)
    },
    transformIndexHtml: html =>
      html.replace('<!--content-->', () => `<script>window.__content=${JSON.stringify(table())}</script>`),
    resolveId(id, importer) {
      if (id.startsWith(`/${prefix}`)) return `\0${id.slice(1)}`
      if (styles.has(id)) return id
      const from = importer && readContentId(importer, contentRoot)
      if (from && isLocalImport(id) && !id.includes('?')) {
        return `${path.join(contentRoot, resolveImport(now.files, id, from.name))}?demo=${from.language}`
      }
      if (id.startsWith('/content/') && id.includes('?')) return path.join(root, id.slice(1))
      return undefined
    },
    async load(id) {
      if (styles.has(id)) return styles.get(id)
      if (id.startsWith(`\0${prefix}`)) return moduleText(id.slice(prefix.length + 1))
      const found = readContentId(id, contentRoot)
      if (!found) return undefined
      if (found.what === 'page') {
        const parts = { site: now.site(), files: now.files, members, places, history: pastOf() }
        const { page } = await drawing(found.language)
        return {
          code: pageModule(drawnPage(parts, found.page, found.language, page)) + whenChanged('page-changed', 'next'),
          map: null
        }
      }
      return { code: demoModule(found.name, found.language, id), map: null }
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentRoot)) return undefined
      const graph = this.environment.moduleGraph
      // A list of words may change every demo in English; the others are what stands in the file.
      const affected = [...graph.idToModuleMap.values()].filter(({ id }) =>
        file.endsWith('words.en.json') ? id?.includes('?demo=en') : id?.startsWith(`${file}?`)
      )
      for (const module of affected) graph.invalidateModule(module)
      return [...modules, ...affected]
    }
  }

  function demoModule(name: string, language: Language, id: string): string {
    const js = shownSource(now.files, name, language, 'js')
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

  /** The same as long as only the template and the styles of a demo change: then what runs keeps its state. */
  function scriptKey(name: string, language: Language): string {
    const [own = '', ...others] = demoFileNames(now.files, name).map(each =>
      shownSource(now.files, each, language, 'js')
    )
    return shortHash(own.replace(/^<template>.*?^<\/template>|^<style.*?^<\/style>/gms, ''), ...others)
  }
}

/** A changed module is handed to the app, which draws it in place. */
const whenChanged = (event: string, detail: string): string =>
  `\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('${event}', { detail: ${detail} })))`
