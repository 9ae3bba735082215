import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { compareVersions } from '../../shared/version-order.ts'
import { words } from './words-plugin.ts'

/** Modules of a version of the library, by which a program of the sandbox is built. */
export interface SandboxLibrary {
  version: string
  vue: string
  functions: string
  table: string
  /** Since 3.9 the components beside the table are a package of their own. */
  ui?: string
  /** Folder with `zh-CN.js` and other texts. */
  languages: string
  styles: readonly string[]
}

/** Returns the library in a `node_modules` folder, as a project imports it. */
export function libraryIn(modules: string, tableName = 'vxe-table'): SandboxLibrary {
  const table = path.join(modules, tableName)
  const { version } = readPackage(table)
  const functions = path.join(modules, 'xe-utils')
  const { main, module = main } = readPackage(functions)
  const common = {
    version,
    vue: path.join(modules, 'vue/dist/vue.esm.js'),
    // xe-utils 4.0.13 names a module that it does not contain.
    functions: path.join(functions, existsSync(path.join(functions, module)) ? module : main),
    table: path.join(table, 'lib/index.common.js')
  }
  if (!isSplit(version))
    return {
      ...common,
      languages: path.join(table, 'lib/locale/lang'),
      styles: [path.join(table, 'lib/style.css')]
    }
  const ui = path.join(modules, 'vxe-pc-ui')
  return {
    ...common,
    ui: path.join(ui, 'lib/index.common.js'),
    languages: path.join(ui, 'lib/language'),
    styles: [ui, table].map(folder => path.join(folder, 'lib/style.css'))
  }
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
    main: string
    module?: string
  }

const isSplit = (version: string): boolean => compareVersions(version, '3.9.0') >= 0

/** Bundles the frame's program for one version of the library into one script and one style sheet. */
export function sandboxProgram(
  root: string,
  library: SandboxLibrary,
  name: string,
  output: { outDir?: string; emptyOutDir?: boolean; write?: false; plugins: Plugin[] }
): InlineConfig {
  const program = isSplit(library.version) ? 'from-3-9' : 'to-3-8'
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: output.write === false ? 'error' : 'warn',
    plugins: [libraryStyle(library.styles), ...output.plugins],
    resolve: {
      alias: [
        { find: 'virtual:library/vxe-table', replacement: library.table },
        { find: 'virtual:library/vxe-pc-ui', replacement: library.ui ?? '' },
        { find: /^virtual:library\/lang\/(.*)$/, replacement: `${library.languages}/$1.js` },
        { find: /^vxe-table$/, replacement: library.table },
        { find: /^xe-utils$/, replacement: library.functions },
        { find: /^vue$/, replacement: library.vue }
      ]
    },
    // 3.7.6 and 3.8.6 have declarations like `var(#999)`, which browsers ignore.
    css: { lightningcss: { errorRecovery: true } },
    // Code that a reader writes should show the warnings of Vue and of the library.
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.VUE_APP_VXE_TABLE_VERSION': JSON.stringify(library.version),
      'process.env.VUE_APP_VXE_TABLE_ENV': '"development"'
    },
    build: {
      outDir: output.outDir,
      emptyOutDir: output.emptyOutDir,
      write: output.write,
      target: 'es2022',
      minify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: path.join(root, `sandbox/program-${program}.ts`),
        checks: { pluginTimings: false },
        output: { format: 'iife', entryFileNames: `${name}.[hash].js`, assetFileNames: `${name}.[hash][extname]` }
      }
    }
  }
}

/** Bundles the program of a release without writing it. */
export async function bundleRelease(
  root: string,
  library: SandboxLibrary
): Promise<{ name: string; text: string | Uint8Array }[]> {
  const config = sandboxProgram(root, library, library.version, { write: false, plugins: [words()] })
  const { output } = (await build(config)) as Rolldown.RolldownOutput
  return output.map(file => ({ name: file.fileName, text: file.type === 'chunk' ? file.code : file.source }))
}

/** Imports the library's style sheets, with one font file per font: every browser that runs the sandbox reads WOFF2. */
function libraryStyle(styles: readonly string[]): Plugin {
  const name = 'virtual:library-style'
  return {
    name: 'library-style',
    enforce: 'pre',
    resolveId: source => (source === name ? `\0${name}` : undefined),
    load: id => (id === `\0${name}` ? styles.map(file => `import ${JSON.stringify(file)}\n`).join('') : undefined),
    transform: (code, id) =>
      styles.includes(id)
        ? { code: code.replace(/,\s*url\([^)]*\)\s*format\(["'](?:woff|truetype)["']\)/g, ''), map: null }
        : undefined
  }
}
