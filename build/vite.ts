import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite'
import { nav } from '../content/nav.ts'
import type { Reference } from './api/reference.ts'
import { readReference } from './api/reference.ts'
import { compileVue } from './demos/compile-vue.ts'
import { demoSource, isLocalImport, resolveImport } from './demos/demo-source.ts'
import { eraseTypesIn } from './demos/erase-types.ts'
import { contentFolder } from './pages/content-files.ts'
import { exampleFiles } from './pages/example-files.ts'
import { siteFacts } from './pages/site-facts.ts'
import { pageModule } from './pages/page-module.ts'
import { readSite } from './pages/site.ts'
import type { SearchFile } from './search/search-files.ts'
import { searchFiles } from './search/search-files.ts'
import type { Site } from './pages/site.ts'
import type { VendorFile } from './vendor-files.ts'
import { vendorFiles, vendorModule } from './vendor-files.ts'
import { virtualModule } from './pages/virtual-modules.ts'
import { readContentId } from './pages/content-id.ts'
import { compileLibraryTheme, ownFiles } from './library-theme/library-theme.ts'
import { indexHints } from './pages/index-hints.ts'
import { traditionalMessages } from './locale/traditional-messages.ts'
import { sandboxFiles } from './playground/sandbox-files.ts'
import { sandboxPage } from './playground/sandbox-page.ts'
import { devExamples } from './dev-examples.ts'
import { devApi } from './dev-api.ts'

/** The only file that knows Vite: it hands what the other files of `build/` make to the bundler. */
export const base = '/v3.8/'
const root = path.resolve(import.meta.dirname, '..')
const contentRoot = path.join(root, 'content')
const files = contentFolder(contentRoot)
const builtSandbox = path.join(root, '.cache/sandbox')

export function viteConfig(options: { outDir: string; prerender?: boolean }): InlineConfig {
  return {
    root,
    base,
    configFile: false,
    publicDir: options.prerender ? false : path.join(root, 'public'),
    plugins: [sandboxFiles(builtSandbox, base), content(), libraryTheme(), indexPage(), devExamples(base, files), devApi(), react({ include: /\.tsx$/ })],
    resolve: { alias: [{ find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' }] },
    define: {
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"production"'
    },
    css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
    optimizeDeps: { include: ['vue', 'xe-utils', 'vxe-table', 'react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', ...compilers] },
    build: options.prerender ? prerenderOutput(options.outDir) : siteOutput(options.outDir),
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].js' } } },
    logLevel: 'warn'
  }
}

/** The same app for Node and for a Worker; each is one file. */
export function serverConfig(entry: 'node' | 'worker', outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: entry === 'worker' ? 'webworker' : 'node' },
    build: { outDir, emptyOutDir: true, ssr: path.join(root, `server/${entry}.ts`), target: 'node20', minify: false, rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: `${entry}.js` } } }
  }
}

/** Found only in a worker; named so that they are not found late. */
const compilers = ['vue-template-compiler/browser.js', 'sucrase/dist/index.js', 'sucrase/dist/parser/index.js', 'sucrase/dist/parser/tokenizer/types.js']

/** The playground's frame: a document, a script and a sheet, nothing else; see docs/decisions/0010-sandbox.md. The site takes it in, so it is built first. */
export function sandboxConfig(outDir = builtSandbox): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [libraryTheme(), sandboxPage(root)],
    resolve: { alias: [{ find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' }, { find: /^vue$/, replacement: 'vue/dist/vue.esm.js' }] },
    // A reader who writes code wants the warnings of Vue and of the library.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"development"'
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: path.join(root, 'sandbox/frame.ts'), checks: { pluginTimings: false }, output: { format: 'iife', entryFileNames: 'frame.[hash].js', assetFileNames: 'frame.[hash][extname]' } }
    }
  }
}

function siteOutput(outDir: string): UserConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      onLog: failOnWarnings,
      checks: { pluginTimings: false },
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: chunk => `static/js/${chunkName(chunk.facadeModuleId) ?? '[name]'}.[hash].js`,
        assetFileNames: asset => `static/${assetFolder(asset.names[0] ?? '')}/[name].[hash][extname]`,
        codeSplitting: { groups: [{ name: 'library', test: /node_modules[\\/](vue|vxe-table|xe-utils|dom-zindex)[\\/]/ }, { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] }
      }
    }
  }
}

function prerenderOutput(outDir: string): UserConfig['build'] {
  return { outDir, emptyOutDir: true, ssr: path.join(root, 'src/prerender.tsx'), target: 'node20', minify: false, rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'prerender.mjs' } } }
}

/** A page body imported both eagerly and lazily would end in the first load: such a warning is an error. */
const failOnWarnings: Rolldown.InputOptions['onLog'] = (level, log, next) => next(log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' ? 'error' : level, log)

/** `/content/table/base/sort/page.zh.mdx?page=zh` -> `table-base-sort-page-zh`: readable in a network panel. */
function chunkName(moduleId: string | null | undefined): string | undefined {
  if (!moduleId) return undefined
  const found = readContentId(moduleId, contentRoot)
  if (found) return `${found.name.replace(/(\.(zh|en))?\.\w+$/, '').replaceAll(/[/.]/g, '-')}-${found.language}`
  return /virtual:([\w/-]+)/.exec(moduleId)?.[1]?.replaceAll('/', '-')
}

function assetFolder(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.(woff2?|ttf)$/.test(name) ? 'font' : 'img'
}

/** Pages, demos and everything derived from `content/`. */
function content(): Plugin {
  let site: Site | undefined
  let partial = false
  let reference: Reference | undefined
  const getSite = () => (site ??= readSite(files, nav, { partial }))
  const getReference = () => (reference ??= readReference(root, files, getSite()))
  let search: SearchFile[] | undefined
  const getSearch = () => (search ??= searchFiles(getSite(), files, getReference()))
  let vendor: VendorFile[] | undefined
  const getVendor = () => (vendor ??= vendorFiles(root))
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
        const kept = getVendor().find(each => request.url?.startsWith(base + each.address))
        if (kept) return void response.end(kept.text)
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(file.text)
      })
      // A page that is added, removed or given another title changes the sidebar and its neighbours.
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(contentRoot) || !(event === 'change' ? /nav\.ts$|\/content\/(api|search)\/[\w-]+\.ts$/ : /\.(mdx|vue)$/).test(file)) return
        forget()
        for (const module of server.environments.client.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith('\0virtual:')) server.environments.client.moduleGraph.invalidateModule(module)
        }
        if (event !== 'change' || /\/content\/(api|search)\//.test(file)) server.environments.client.hot.send({ type: 'full-reload' })
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
      if (id === '\0virtual:vendor') return vendorModule(getVendor(), base)
      if (id === '\0virtual:search') return searchModule(this.environment.mode === 'dev' ? undefined : getSearch())
      if (id.startsWith('\0virtual:')) return virtualModule(id.slice(1), getSite(), root, getReference)
      const found = readContentId(id, contentRoot)
      if (!found) return undefined
      if (found.what === 'page') return { code: pageModule(getSite(), files, found.page, found.language, name => getReference().members(name)) + hotPage(this.environment.mode === 'dev'), map: null }
      return { code: demoModule(found.name, found.language, id, styles, this.environment.mode === 'dev'), map: null }
    },
    async buildStart() {
      forget()
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const { address, text } of [...exampleFiles(files), ...getSearch(), ...getVendor()]) this.emitFile({ type: 'asset', fileName: address, source: text })
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
function searchModule(made: SearchFile[] | undefined): string {
  const address = (language: string) => base + (made?.find(file => file.language === language)?.address ?? `static/search/${language}.json`)
  return `export const files = ${JSON.stringify({ zh: address('zh'), tw: address('tw'), en: address('en') })}`
}

/** While developing, a changed page is handed to the app, which draws it in place. */
const hotPage = (dev: boolean): string =>
  dev ? "\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('page-changed', { detail: next })))" : ''

function demoModule(name: string, language: 'zh' | 'tw' | 'en', id: string, styles: Map<string, string>, dev: boolean): string {
  const source = demoSource(files, name, language)
  if (!name.endsWith('.vue')) return eraseTypesIn(source, `content/${name}`)
  const styleId = (index: number) => `${id}&style=${index}.css`
  const compiled = compileVue(source, `content/${name}`, styleId)
  compiled.styles.forEach((css, index) => styles.set(styleId(index), css))
  return dev ? `${compiled.code}\nimport.meta.hot.accept(next => next && window.dispatchEvent(new CustomEvent('demo-changed', { detail: { id: ${JSON.stringify(name.replace(/\.vue$/, ''))}, component: next.default } })))` : compiled.code
}

/** The library's stylesheet with both themes, made from the installed package. */
function libraryTheme(): Plugin {
  const id = path.join(root, 'src/theme/library-theme.virtual.css')
  return {
    name: 'library-theme',
    enforce: 'pre',
    resolveId: source => (source === 'virtual:library-theme.css' ? id : undefined),
    load(source) {
      if (source !== id) return undefined
      for (const file of ownFiles) this.addWatchFile(path.join(root, file))
      return compileLibraryTheme()
    }
  }
}

/** What must happen before the first paint stands in the page itself. */
function indexPage(): Plugin {
  const inlined = new Map<string, string>()
  return {
    name: 'index-page',
    generateBundle: {
      order: 'post',
      /** Chunks that share modules with the entry would ask for its sheet, which stands in the page: they ask for the entry. */
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') for (const [sheet, entry] of inlined) chunk.code = chunk.code.replaceAll(JSON.stringify(sheet), JSON.stringify(entry))
        }
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const firstPaint = readFileSync(path.join(root, 'src/first-paint.js'), 'utf8')
        const styled = bundle ? inlineStyle(html, bundle, inlined) : html
        const hints = bundle ? indexHints(Object.values(bundle).flatMap(item => (item.type === 'chunk' ? [item] : [])), Object.keys(bundle), base) : ''
        return styled.replace('<!--first-paint-->', () => `${hints}<script>${firstPaint.trim()}</script>`)
      }
    }
  }
}

/** The sheet of the shell stands in the page itself: the first paint waits for no second request. */
function inlineStyle(html: string, bundle: Rolldown.OutputBundle, inlined: Map<string, string>): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (link, href: string) => {
    const sheet = bundle[href.slice(base.length)]
    if (sheet?.type !== 'asset') return link
    delete bundle[sheet.fileName]
    inlined.set(sheet.fileName, Object.values(bundle).find(item => item.type === 'chunk' && item.isEntry)?.fileName ?? '')
    return `<style>${String(sheet.source).replaceAll('</style', '<\\/style')}</style>`
  })
}
