import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite'
import { build } from 'vite'
import { readBasePath, specifiedBase } from '../shared/base-path.ts'
import { releasesFolder } from './releases/release-program.ts'
import { siteFacts } from './pages/site-facts.ts'
import type { SandboxProgram } from './vite/sandbox-files-plugin.ts'
import { sandboxFiles, sandboxPrograms } from './vite/sandbox-files-plugin.ts'
import { sandboxPage } from './vite/sandbox-page-plugin.ts'
import type { SandboxLibrary } from './vite/sandbox-program.ts'
import { libraryIn, sandboxProgram } from './vite/sandbox-program.ts'
import { appModules } from './vite/app-modules-plugin.ts'
import { indexPage } from './vite/index-page-plugin.ts'
import { sideEffectStyles } from './vite/side-effect-styles-plugin.ts'
import { libraryTheme } from './vite/library-theme-plugin.ts'
import { thirdPartyPackagesInDev } from './vite/third-party-plugin.ts'
import { packageEntries, packagesForDemos } from './vite/packages-plugin.ts'
import { scopedNames } from './vite/scoped-names.ts'
import { words } from './vite/words-plugin.ts'

/**
 * Vite configurations of the site and the sandbox. The plugins in `vite/` pass the output of the rest of `builder/` to
 * the bundler.
 */
export const base = readBasePath(process.env.BASE_PATH ?? '') ?? specifiedBase
const root = path.resolve(import.meta.dirname, '..')
export const builtSandbox = path.join(root, '.cache/sandbox')

/**
 * `Features.LightDark` of Lightning CSS: the fallback for `light-dark()`, which no sheet uses, adds two variables to
 * each `color-scheme`.
 */
const lightDark = 1 << 20

/** The app, without the content, which the build adds. */
export function viteConfig(options: { outDir: string; isRenderer?: boolean; plugins?: Plugin[] }): InlineConfig {
  return {
    root,
    base,
    configFile: false,
    // Files that an operator adds beside the pages; this project has none.
    publicDir: options.isRenderer ? false : path.join(root, 'public'),
    plugins: [
      sandboxFiles(builtSandbox, releasesFolder(root), base, buildSandbox),
      appModules(root, base),
      packagesForDemos(root),
      thirdPartyPackagesInDev(root),
      ...(options.plugins ?? []),
      words(),
      libraryTheme(root),
      sideEffectStyles(),
      indexPage(root, base),
      react({ include: /\.tsx$/ })
    ],
    resolve: {
      alias: [
        { find: /^vxe-table$/, replacement: 'vxe-table/packages/index.common.js' },
        // The module of moment lacks functions that ant-design-vue calls, and its languages are added to the script.
        { find: /^moment$/, replacement: 'moment/moment.js' }
      ]
    },
    define: {
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(siteFacts(root).library),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"production"'
    },
    css: { modules: { generateScopedName: scopedNames(root) }, lightningcss: { exclude: lightDark } },
    // Discovering dependencies takes longer than preparing them: everything in CommonJS is listed here.
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
    build: options.isRenderer ? rendererOutput(options.outDir) : siteOutput(options.outDir),
    worker: {
      format: 'es',
      plugins: () => [words()],
      rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].js' } }
    },
    logLevel: 'warn'
  }
}

/** Returns the modules of the library that the site imports one by one, found in the text of the importing files. */
const libraryParts = (): string[] =>
  ['table-library', 'whole-library']
    .map(name => readFileSync(path.join(root, 'src/demo', `${name}.ts`), 'utf8'))
    .flatMap(text => Array.from(text.matchAll(/'(vxe-table\/[^']+)'/g), ([, part = '']) => part))

/** Imported by a worker only; listed so that they are not discovered late. */
const compilers = [
  'vue-template-compiler/browser.js',
  'sucrase/dist/index.js',
  'sucrase/dist/parser/index.js',
  'sucrase/dist/parser/tokenizer/index.js',
  'sucrase/dist/parser/tokenizer/types.js'
]

/** Built before the site, which contains it: a document, and for each version of the library a script and a sheet. */
export async function buildSandbox(adjust = (config: InlineConfig): InlineConfig => config): Promise<void> {
  const modules = path.join(root, 'node_modules')
  const libraries: Record<SandboxProgram, SandboxLibrary> = {
    // The documented version is the one of the demos, with the site's own theme.
    documented: {
      ...libraryIn(modules),
      table: path.join(modules, 'vxe-table/packages/index.common.js'),
      languages: path.join(modules, 'vxe-table/packages/locale/lang'),
      styles: ['virtual:library-theme.css']
    },
    newest: {
      ...libraryIn(modules, 'vxe-table-new'),
      table: path.join(modules, 'vxe-table-new/es/components.js'),
      ui: path.join(modules, 'vxe-pc-ui/es/components.js'),
      languages: path.join(modules, 'vxe-pc-ui/es/language')
    }
  }
  for (const name of sandboxPrograms)
    await build(
      adjust(
        sandboxProgram(root, libraries[name], name, {
          outDir: builtSandbox,
          emptyOutDir: name === sandboxPrograms[0],
          plugins: [libraryTheme(root), sandboxPage(root), words()]
        })
      )
    )
}

function siteOutput(outDir: string): UserConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without modulepreload load the files on demand.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    // The largest are packages that a demo loads after a click.
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
            // The part of the library that a table needs, with its imports. The package `vxe-table` has the rest.
            {
              name: 'library',
              test: /src[\\/]demo[\\/](?:table-library|library-language)\.ts$|node_modules[\\/](vue|xe-utils|dom-zindex)[\\/]/
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // The modules that the entry shares with lazy chunks; each further chunk needs its name in `index.html`.
            {
              name: 'content',
              test: /src[\\/](?:content|store|use-loaded|locale[\\/]texts|ui[\\/]failure)\.tsx?$|shared[\\/](?:demo|site-location)\.ts$|virtual:facts$/
            }
          ]
        }
      }
    }
  }
}

function rendererOutput(outDir: string): UserConfig['build'] {
  return {
    outDir,
    emptyOutDir: true,
    ssr: path.join(root, 'src/render-static.tsx'),
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
