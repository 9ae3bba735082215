import path from 'node:path'
import { transformAsync } from '@babel/core'
import type { InlineConfig, Plugin } from 'vite'
import { build } from 'vite'
import { vueFiles } from './vue-file-plugin.ts'

/** Installed packages for the names that an application imports. */
const packagesOf = {
  before: {},
  after: { 'vxe-table': 'vxe-table-new', 'xe-utils': 'xe-utils-new' }
} as const

export type Stage = keyof typeof packagesOf

export interface FixtureApp {
  folder: string
  entry: string
  stage: Stage
  /** Folders by the names that its own configuration gives them. */
  aliases: ReadonlyMap<string, string>
  /** Installed packages for other names than those of the stage. */
  packages: Readonly<Record<string, string>>
}

/**
 * Bundles a small application as its own tools do, with the warnings of development: `app.js` and `app.css` in
 * `dist`.
 */
export async function bundleFixtureApp(app: FixtureApp): Promise<void> {
  await build(fixtureAppConfig(app))
}

function fixtureAppConfig({ folder, entry, stage, aliases, packages }: FixtureApp): InlineConfig {
  const source = path.join(folder, path.dirname(entry))
  return {
    root: folder,
    base: './',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'error',
    plugins: [vueJsx(), vueFiles()],
    resolve: {
      alias: [
        ...Array.from(aliases, ([name, target]) => ({ find: new RegExp(`^~?${name}(?=$|/)`), replacement: target })),
        // Loaders of webpack mark packages and aliases in sheets with `~`.
        { find: /^~?@\//, replacement: `${source}/` },
        ...Object.entries({ ...packagesOf[stage], ...packages }).map(([name, replacement]) => ({
          find: new RegExp(`^~?${name}(?=$|/)`),
          replacement
        })),
        { find: /^~(?=\w)/, replacement: '' },
        // One Vue, also for modules that use `require`.
        { find: /^vue$/, replacement: 'vue/dist/vue.runtime.esm.js' }
      ],
      extensions: ['.js', '.ts', '.jsx', '.vue', '.json']
    },
    define: { 'process.env.NODE_ENV': '"development"', 'process.env.VUE_APP_VXE_ENV': '"development"' },
    css: {
      preprocessorOptions: {
        scss: { quietDeps: true, silenceDeprecations: ['import', 'color-functions', 'global-builtin'] }
      }
    },
    build: {
      outDir: path.join(folder, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: {
        input: path.join(folder, entry),
        checks: { pluginTimings: false },
        output: {
          format: 'iife',
          entryFileNames: 'app.js',
          assetFileNames: asset => (asset.names[0]?.endsWith('.css') ? 'app.css' : 'assets/[name][extname]')
        }
      }
    }
  }
}

/** Compiles JSX of Vue 2 to calls of `h`, with attributes sorted into props, listeners and so on. */
function vueJsx(): Plugin {
  return {
    name: 'vue-jsx',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.jsx')) return undefined
      const result = await transformAsync(code, {
        filename: id,
        presets: ['@vue/babel-preset-jsx'],
        babelrc: false,
        configFile: false
      })
      return { code: result?.code ?? '', map: null }
    }
  }
}
