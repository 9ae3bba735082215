import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { nav as navAtStart } from '../../content/nav.ts'
import type { Reference } from '../api/reference.ts'
import { readReference } from '../api/reference.ts'
import { compileVue } from '../demos/compile-vue.ts'
import { demoSource, isLocalImport, resolveImport } from '../demos/demo-source.ts'
import { eraseTypesIn } from '../demos/erase-types.ts'
import { traditionalMessages } from '../locale/traditional-messages.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { readContentId } from '../pages/content-id.ts'
import { exampleFiles } from '../pages/example-files.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { pageModule } from '../pages/page-module.ts'
import type { Site } from '../pages/site.ts'
import { readSite } from '../pages/site.ts'
import { virtualModule } from '../pages/virtual-modules.ts'
import type { SearchFile } from '../search/search-files.ts'
import { searchFiles } from '../search/search-files.ts'
import type { GuestFile } from '../guest-files.ts'
import { guestFiles, guestModule } from '../guest-files.ts'
import type { VendorFile } from '../vendor-files.ts'
import { vendorFiles, vendorModule } from '../vendor-files.ts'

export interface Project {
  root: string
  /** Where the site stands: `/v3.8/`. */
  base: string
  files: ContentFiles
}

/** Pages, demos and everything derived from `content/`. */
export function content({ root, base, files }: Project): Plugin {
  const contentRoot = path.join(root, 'content')
  let nav: NavSource = navAtStart
  let site: Site | undefined
  let partial = false
  let reference: Reference | undefined
  const getSite = () => (site ??= readSite(files, nav, { partial }))
  const getReference = () => (reference ??= readReference(root, files, getSite()))
  let search: SearchFile[] | undefined
  const getSearch = () => (search ??= searchFiles(getSite(), files, getReference()))
  let vendor: VendorFile[] | undefined
  const getVendor = () => (vendor ??= vendorFiles(root))
  let guests: GuestFile[] | undefined
  const getGuests = () => (guests ??= guestFiles(root))
  const forget = () => {
    site = undefined
    reference = undefined
    search = undefined
  }
  const styles = new Map<string, string>()
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      partial = config.command === 'serve' || process.env.DOCS_PARTIAL === 'true'
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = /\/static\/search\/(zh|tw|en)\.json$/.exec(request.url?.replace(/\?.*/, '') ?? '')?.[1]
        const file = language && getSearch().find(each => each.language === language)
        const kept = [...getVendor(), ...getGuests()].find(each => request.url?.startsWith(base + each.address))
        if (kept) return void response.end(kept.text)
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(file.text)
      })
      // A page that is added, removed or given another title changes the sidebar and its neighbours.
      server.watcher.on('all', async (event, file) => {
        if (!file.startsWith(contentRoot) || !(event === 'change' ? /nav\.ts$|\/content\/(api|search)\/[\w-]+\.ts$/ : /\.(mdx|vue)$/).test(file)) return
        // Node keeps a module by its address.
        if (file.endsWith('nav.ts')) nav = ((await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as { nav: NavSource }).nav
        forget()
        for (const module of server.environments.client.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith('\0virtual:')) server.environments.client.moduleGraph.invalidateModule(module)
        }
        if (event !== 'change' || /\/content\/(api|search)\/|nav\.ts$/.test(file)) server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
    resolveId(id, importer) {
      if (id.startsWith('virtual:') && !id.endsWith('.css')) return `\0${id}`
      if (styles.has(id)) return id
      if (id.endsWith('?traditional') && importer) return path.resolve(path.dirname(importer), id)
      const from = importer && readContentId(importer, contentRoot)
      if (from && isLocalImport(id) && !id.includes('?')) {
        return `${path.join(contentRoot, resolveImport(files, id, from.name))}?demo=${from.language}`
      }
      if (id.startsWith('/content/') && id.includes('?')) return path.join(root, id.slice(1))
      return undefined
    },
    load(id) {
      if (styles.has(id)) return styles.get(id)
      if (id.endsWith('?traditional')) return traditionalMessages(readFileSync(id.replace(/\?.*/, ''), 'utf8'))
      // The prerendered page loads neither: it needs the modules, not what they point at.
      const isServer = this.environment.config.consumer === 'server'
      if (id === '\0virtual:vendor') return vendorModule(isServer ? [] : getVendor(), base)
      if (id === '\0virtual:guests') return guestModule(root, isServer ? [] : getGuests(), base)
      if (id === '\0virtual:search') return searchModule(base, this.environment.mode === 'dev' || isServer ? undefined : getSearch())
      if (id.startsWith('\0virtual:')) return virtualModule(id.slice(1), getSite(), root, getReference)
      const found = readContentId(id, contentRoot)
      if (!found) return undefined
      if (found.what === 'page') return { code: pageModule(getSite(), files, found.page, found.language, name => getReference().members(name)) + hotPage(this.environment.mode === 'dev'), map: null }
      return { code: demoModule(files, found.name, found.language, id, styles, this.environment.mode === 'dev'), map: null }
    },
    async buildStart() {
      forget()
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const { address, text } of [...exampleFiles(files), ...getSearch(), ...getVendor(), ...getGuests()]) this.emitFile({ type: 'asset', fileName: address, source: text })
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentRoot)) return undefined
      const graph = this.environment.moduleGraph
      if (/\.mdx$|nav\.ts$/.test(file)) forget()
      const affected = file.endsWith('.json') ? [...graph.idToModuleMap.values()].filter(m => m.id?.includes('?demo=en')) : [...graph.idToModuleMap.values()].filter(m => m.id?.startsWith(`${file}?`))
      for (const module of affected) graph.invalidateModule(module)
      return [...modules, ...affected]
    }
  }
}

/** Where the records of each language are; while developing they are made when they are asked for. */
function searchModule(base: string, made: SearchFile[] | undefined): string {
  const address = (language: string) => base + (made?.find(file => file.language === language)?.address ?? `static/search/${language}.json`)
  return `export const files = ${JSON.stringify({ zh: address('zh'), tw: address('tw'), en: address('en') })}`
}

/** While developing, a changed page is handed to the app, which draws it in place. */
const hotPage = (dev: boolean): string =>
  dev ? "\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('page-changed', { detail: next })))" : ''

function demoModule(files: ContentFiles, name: string, language: 'zh' | 'tw' | 'en', id: string, styles: Map<string, string>, dev: boolean): string {
  const source = demoSource(files, name, language)
  if (!name.endsWith('.vue')) return eraseTypesIn(source, `content/${name}`)
  const styleId = (index: number) => `${id}&style=${index}.css`
  const compiled = compileVue(source, `content/${name}`, styleId)
  compiled.styles.forEach((css, index) => styles.set(styleId(index), css))
  return dev ? `${compiled.code}\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('demo-changed', { detail: { id: ${JSON.stringify(name.replace(/\.vue$/, ''))}, component: next.default } })))` : compiled.code
}
