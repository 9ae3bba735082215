import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'
import { codeKey } from '../graph/code-key.ts'
import { unlessGone } from '../graph/disk.ts'
import { entryOf, guestModules, packagesForDemos } from './packages-plugin.ts'

/**
 * While developing: packages of others are put together when a demo first asks for one. Preparing them beside the
 * library would let the server and the first page wait for six packages that nearly no page needs.
 */
export function guestsWhileDeveloping(root: string): Plugin {
  const folder = path.join(root, '.cache/guests')
  let made: Promise<string> | undefined
  return {
    name: 'guests',
    enforce: 'pre',
    apply: 'serve',
    async resolveId(id) {
      // As the alias of ../vite.ts calls it.
      const asked = id === 'moment/moment.js' ? 'moment' : id
      if (!guestModules.some(name => name === asked)) return undefined
      made ??= guests(root, folder)
      return path.join(await made, `${entryOf(asked)}.js`)
    }
  }
}

const vue = '\0vue'

/** There is one Vue in a page. Packages that were bundled before ask it for its default, as if it were an ES module. */
const oneVue: Plugin = {
  name: 'one-vue',
  enforce: 'pre',
  resolveId: (id, importer) => (id !== 'vue' ? undefined : importer === vue ? { id, external: true } : vue),
  load: id => (id === vue ? `export { default } from 'vue'` : undefined)
}

/** By the versions of the packages: the next start finds them there. */
async function guests(root: string, folder: string): Promise<string> {
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
        input: Object.fromEntries(guestModules.map(name => [entryOf(name), `virtual:package/${name}`])),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' }
      }
    }
  })
  mkdirSync(folder, { recursive: true })
  // Another server may have made the same.
  unlessGone(() => renameSync(draft, target))
  rmSync(draft, { recursive: true, force: true })
  return target
}
