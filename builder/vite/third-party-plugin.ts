import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'
import { codeKey } from '../graph/code-key.ts'
import { ignoreConcurrentChange } from '../graph/disk.ts'
import { entryOf, thirdPartyModules, packagesForDemos } from './packages-plugin.ts'

/**
 * While developing, third-party packages are bundled when a demo first requests one. Preparing them beside the
 * library would delay the server and the first page for six packages that nearly no page needs.
 */
export function thirdPartyPackagesInDev(root: string): Plugin {
  const folder = path.join(root, '.cache/guests')
  let bundled: Promise<string> | undefined
  return {
    name: 'guests',
    enforce: 'pre',
    apply: 'serve',
    async resolveId(id) {
      // Named as by the alias of ../vite.ts.
      const requested = id === 'moment/moment.js' ? 'moment' : id
      if (!thirdPartyModules.some(name => name === requested)) return undefined
      bundled ??= bundleThirdPartyPackages(root, folder)
      return path.join(await bundled, `${entryOf(requested)}.js`)
    }
  }
}

const vue = '\0vue'

/** Keeps one Vue in a page: bundled packages import its default as if it were an ES module. */
const oneVue: Plugin = {
  name: 'one-vue',
  enforce: 'pre',
  resolveId: (id, importer) => (id !== 'vue' ? undefined : importer === vue ? { id, external: true } : vue),
  load: id => (id === vue ? `export { default } from 'vue'` : undefined)
}

/** The folder is named by the versions of the packages, so the next start finds it. */
async function bundleThirdPartyPackages(root: string, folder: string): Promise<string> {
  const target = path.join(folder, codeKey(import.meta.filename))
  if (existsSync(target)) return target
  const draft = `${target}.${process.pid}`
  await build({
    root,
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [packagesForDemos(root), oneVue],
    resolve: { alias: [{ find: /^moment$/, replacement: 'moment/moment.js' }] },
    build: {
      outDir: draft,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: Object.fromEntries(thirdPartyModules.map(name => [entryOf(name), `virtual:package/${name}`])),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' }
      }
    }
  })
  mkdirSync(folder, { recursive: true })
  // Another server may have created the same folder.
  ignoreConcurrentChange(() => renameSync(draft, target))
  rmSync(draft, { recursive: true, force: true })
  return target
}
