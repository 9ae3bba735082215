import path from 'node:path'
import type { InlineConfig, UserConfig } from 'vite'
import { laterNames } from '../../content/search/later-names.ts'
import { workerAddress } from '../../shared/offline-copy.ts'
import { base } from '../vite.ts'

/**
 * Vite configurations of the programs that are one file each: the server, the upgrade command, the service worker of
 * the offline copy, the start script of the portable folder.
 */
const root = path.resolve(import.meta.dirname, '../..')

/** The same app for Node and for a Worker. */
export const serverConfig = (entry: 'node' | 'worker', outDir: string): InlineConfig => ({
  ...standalone,
  define: { __BUILT_BASE__: JSON.stringify(base) },
  ssr: { noExternal: true, target: entry === 'worker' ? 'webworker' : 'node' },
  build: { ...forNode(`server/${entry}.ts`, `${entry}.js`), outDir, minify: false }
})

/** The thread of the server that answers assistants: a file of its own, because the server loads it on demand. */
export const mcpConfig = (outDir: string): InlineConfig => ({
  ...standalone,
  define: { __BUILT_BASE__: JSON.stringify(base), __LATER_NAMES__: JSON.stringify(laterNames) },
  ssr: { noExternal: true, target: 'node' },
  build: { ...forNode('server/mcp-thread.ts', 'mcp.js'), outDir, emptyOutDir: false, minify: true }
})

/** The upgrade command: without dependencies, small enough to be carried to a machine without a network. */
export const upgradeConfig = (outDir: string): InlineConfig => ({
  ...standalone,
  ssr: { noExternal: true, target: 'node' },
  build: { ...forNode('upgrade/cli/vxe-upgrade.ts', 'vxe-upgrade.mjs'), outDir, minify: true }
})

/** The command of the npm package, without its data. */
export const commandConfig = (outDir: string): InlineConfig => ({
  ...standalone,
  define: { __BUILT_BASE__: JSON.stringify(base) },
  ssr: { noExternal: true, target: 'node' },
  build: { ...forNode('vxe-docs/main.ts', 'vxe-docs.mjs'), outDir, minify: true }
})

/** The programs of the editor extension. They are CommonJS, which every version of VS Code loads. */
export const extensionConfig = (entry: 'client/extension.ts' | 'server/main.ts', file: string): InlineConfig => ({
  ...standalone,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: path.join(root, 'editor', entry),
    target: 'node18',
    minify: true,
    write: false,
    rolldownOptions: {
      // VS Code provides it.
      external: ['vscode'],
      checks: { pluginTimings: false },
      output: { format: 'cjs', entryFileNames: file, codeSplitting: false }
    }
  }
})

/**
 * The service worker of the offline copy: one script that all windows share, so its name has no hash. It is written
 * into the folder of the site.
 */
export const offlineConfig = (outDir: string): InlineConfig => ({
  ...standalone,
  base,
  build: { ...forBrowsers('service-worker/worker.ts', workerAddress), outDir, emptyOutDir: false }
})

/** The script that runs first in a folder that is opened without a server. */
export const portableConfig = (outDir: string): InlineConfig => ({
  ...standalone,
  build: { ...forBrowsers('portable/start.ts', 'start.js'), outDir, emptyOutDir: true }
})

const standalone = { root, configFile: false, publicDir: false, logLevel: 'warn' } satisfies InlineConfig

const forNode = (entry: string, file: string): UserConfig['build'] => ({
  emptyOutDir: true,
  ssr: path.join(root, entry),
  target: 'node20',
  rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: file, codeSplitting: false } }
})

const forBrowsers = (entry: string, file: string): UserConfig['build'] => ({
  target: 'es2022',
  reportCompressedSize: false,
  rolldownOptions: {
    input: path.join(root, entry),
    checks: { pluginTimings: false },
    output: { format: 'iife', entryFileNames: file }
  }
})
