import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown, UserConfig } from 'vite'
import { devApi } from './dev-api.ts'
import { devExamples } from './dev-examples.ts'
import { contentFolder } from './pages/content-files.ts'
import { readContentId } from './pages/content-id.ts'
import { siteFacts } from './pages/site-facts.ts'
import { sandboxFiles } from './playground/sandbox-files.ts'
import { sandboxPage } from './playground/sandbox-page.ts'
import { content } from './vite/content-plugin.ts'
import { indexPage } from './vite/index-page-plugin.ts'
import { libraryTheme } from './vite/library-theme-plugin.ts'

/** How Vite builds the site, its server and the sandbox. With the plugins in `vite/` it hands what the rest of `build/` makes to the bundler. */
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
    plugins: [sandboxFiles(builtSandbox, base), content({ root, base, files }), libraryTheme(root), indexPage(root, base), devExamples(base, files), devApi(), react({ include: /\.tsx$/ })],
    resolve: { alias: [{ find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' }] },
    define: {
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"production"'
    },
    css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
    optimizeDeps: { include: ['vue', 'xe-utils', 'vxe-table', 'react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', ...compilers, ...guests] },
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

/** Asked for by demos that are opened late. */
const guests = ['echarts', 'element-ui', 'exceljs', 'sortablejs']

/** Found only in a worker; named so that they are not found late. */
const compilers = ['vue-template-compiler/browser.js', 'sucrase/dist/index.js', 'sucrase/dist/parser/index.js', 'sucrase/dist/parser/tokenizer/index.js', 'sucrase/dist/parser/tokenizer/types.js']

/** The playground's frame: a document, a script and a sheet, nothing else; see docs/decisions/0010-sandbox.md. The site takes it in, so it is built first. */
export function sandboxConfig(outDir = builtSandbox): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [libraryTheme(root), sandboxPage(root)],
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
    // The largest are packages that a demo loads with a click.
    chunkSizeWarningLimit: 1200,
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
