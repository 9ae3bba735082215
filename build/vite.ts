import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite'
import { build } from 'vite'
import { readBasePath, specifiedBase } from '../shared/base-path.ts'
import { siteFacts } from './pages/site-facts.ts'
import type { SandboxProgram } from './vite/sandbox-files-plugin.ts'
import { sandboxFiles, sandboxPrograms } from './vite/sandbox-files-plugin.ts'
import { sandboxPage } from './vite/sandbox-page-plugin.ts'
import { appModules } from './vite/app-modules-plugin.ts'
import { indexPage } from './vite/index-page-plugin.ts'
import { keptStyles } from './vite/kept-styles-plugin.ts'
import { libraryTheme } from './vite/library-theme-plugin.ts'
import { guestsWhileDeveloping } from './vite/guests-plugin.ts'
import { packageEntries, packagesForDemos } from './vite/packages-plugin.ts'
import { scopedNames } from './vite/scoped-names.ts'
import { words } from './vite/words-plugin.ts'

/** How Vite builds the site and the sandbox. With the plugins in `vite/` it hands what the rest of `build/` makes to the bundler. */
export const base = readBasePath(process.env.BASE_PATH ?? '') ?? specifiedBase
const root = path.resolve(import.meta.dirname, '..')
export const builtSandbox = path.join(root, '.cache/sandbox')

/** `Features.LightDark` of Lightning CSS: the stand-in for `light-dark()`, which no sheet uses, is two variables beside each `color-scheme`. */
const lightDark = 1 << 20

/** The app, without the content: the build puts that beside it. */
export function viteConfig(options: { outDir: string; drawing?: boolean; plugins?: Plugin[] }): InlineConfig {
  return {
    root,
    base,
    configFile: false,
    // What an operator wants beside the pages; this project brings none.
    publicDir: options.drawing ? false : path.join(root, 'public'),
    plugins: [
      sandboxFiles(builtSandbox, base, buildSandbox),
      appModules(root, base),
      packagesForDemos(root),
      guestsWhileDeveloping(root),
      ...(options.plugins ?? []),
      words(),
      libraryTheme(root),
      keptStyles(),
      indexPage(root, base),
      react({ include: /\.tsx$/ })
    ],
    resolve: {
      alias: [
        { find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' },
        // Its module lacks what ant-design-vue calls, and its languages go to the script.
        { find: /^moment$/, replacement: 'moment/moment.js' }
      ]
    },
    define: {
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"production"'
    },
    css: { modules: { generateScopedName: scopedNames(root) }, lightningcss: { exclude: lightDark } },
    // Looking for what must be prepared takes longer than preparing it: everything in CommonJS stands here.
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'vue',
        'xe-utils',
        'vxe-table',
        ...libraryParts(),
        'react',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        ...compilers
      ]
    },
    build: options.drawing ? drawingOutput(options.outDir) : siteOutput(options.outDir),
    worker: {
      format: 'es',
      plugins: () => [words()],
      rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].js' } }
    },
    logLevel: 'warn'
  }
}

/** What the site takes of the library one by one. Their words are read as they are. */
const libraryParts = (): string[] =>
  ['table-library', 'whole-library']
    .map(name => readFileSync(path.join(root, 'src/demo', `${name}.ts`), 'utf8'))
    .flatMap(text => Array.from(text.matchAll(/'(vxe-table\/[^']+)'/g), ([, part = '']) => part))

/** Found only in a worker; named so that they are not found late. */
const compilers = [
  'vue-template-compiler/browser.js',
  'sucrase/dist/index.js',
  'sucrase/dist/parser/index.js',
  'sucrase/dist/parser/tokenizer/index.js',
  'sucrase/dist/parser/tokenizer/types.js'
]

/** The site takes it in, so it is built first. */
export async function buildSandbox(): Promise<void> {
  for (const program of sandboxPrograms) await build(sandboxConfig(program))
}

/** The playground's frame: a document, and for each version of the library a script and a sheet, nothing else; see docs/decisions/0010-sandbox.md. */
function sandboxConfig(program: SandboxProgram): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [libraryTheme(root), sandboxPage(root), words()],
    resolve: {
      alias: [
        { find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' },
        { find: /^vue$/, replacement: 'vue/dist/vue.esm.js' }
      ]
    },
    // A reader who writes code wants the warnings of Vue and of the library.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"development"'
    },
    build: {
      outDir: builtSandbox,
      emptyOutDir: program === sandboxPrograms[0],
      target: 'es2022',
      minify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: path.join(root, 'sandbox', program, 'program.ts'),
        checks: { pluginTimings: false },
        output: { format: 'iife', entryFileNames: `${program}.[hash].js`, assetFileNames: `${program}.[hash][extname]` }
      }
    }
  }
}

function siteOutput(outDir: string): UserConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // Where it is not known, what it names is asked for when it is wanted.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    // The largest are packages that a demo loads with a click.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: { index: path.join(root, 'index.html'), ...packageEntries() },
      preserveEntrySignatures: 'exports-only',
      onLog: failOnWarnings,
      checks: { pluginTimings: false },
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: chunk => `static/js/${chunkName(chunk.facadeModuleId) ?? '[name]'}.[hash].js`,
        assetFileNames: asset => `static/${assetFolder(asset.names[0] ?? '')}/[name].[hash][extname]`,
        codeSplitting: {
          groups: [
            // With what it imports: a table. The rest of the library is in the package `vxe-table`.
            {
              name: 'library',
              test: /src[\\/]demo[\\/](?:table-library|library-language)\.ts$|node_modules[\\/](vue|xe-utils|dom-zindex)[\\/]/
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }
          ]
        }
      }
    }
  }
}

function drawingOutput(outDir: string): UserConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    ssr: path.join(root, 'src/draw.tsx'),
    target: 'node20',
    minify: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'draw.mjs' } }
  }
}

/** A page body imported both eagerly and lazily would end in the first load: such a warning is an error. */
const failOnWarnings: Rolldown.InputOptions['onLog'] = (level, log, next) =>
  next(log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' ? 'error' : level, log)

/** `\0virtual:library-theme` -> `library-theme`: readable in a network panel. */
function chunkName(moduleId: string | null | undefined): string | undefined {
  return /virtual:([\w/-]+)/.exec(moduleId ?? '')?.[1]?.replaceAll('/', '-')
}

function assetFolder(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.(woff2?|ttf)$/.test(name) ? 'font' : 'img'
}
