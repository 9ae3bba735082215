import path from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { isInPackage } from '../licenses/bundled-packages.ts'

/** Adds the files of packages that a bundle and its workers contain to a set. */
export function collectingPackages(config: InlineConfig, files: Set<string>): InlineConfig {
  const plugin: Plugin = {
    name: 'collect-packages',
    // The bundler removes chunks of styles only later.
    enforce: 'pre',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') for (const id of file.moduleIds) if (isInPackage(fileOf(id))) files.add(fileOf(id))
    }
  }
  const { plugins = [], worker } = config
  return {
    ...config,
    plugins: [...plugins, plugin],
    ...(worker && { worker: { ...worker, plugins: () => [...(worker.plugins?.() ?? []), plugin] } })
  }
}

/** `\0/project/node_modules/a/b.js?commonjs` -> `/project/node_modules/a/b.js` */
const fileOf = (id: string): string => id.replace(/^\0|\?.*$/gs, '').replaceAll(path.sep, '/')
