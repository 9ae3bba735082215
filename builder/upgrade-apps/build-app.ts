import { createRequire } from 'node:module'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFixtureApp } from '../vite/fixture-app.ts'
import type { Stage } from '../vite/fixture-app.ts'
import { appSources } from './app-sources.ts'
import { nuxtEntry } from './nuxt-entry.ts'

const root = path.resolve(import.meta.dirname, '../..')
const entries = ['src/main.ts', 'src/main.js', 'packages/admin/src/main.js']

/** Bundles an application; the folder holds its `index.html`. */
export async function buildApp(app: string, stage: Stage): Promise<{ folder: string }> {
  const folder = path.join(root, '.cache/upgrade-apps', app, stage)
  rmSync(folder, { recursive: true, force: true })
  const files = appSources(app, stage)
  const nuxt = files.get('nuxt.config.js')
  if (nuxt !== undefined) files.set('src/main.js', nuxtEntry(nuxt, [...files.keys()]))
  const entry = entries.find(name => files.has(name))
  const packages = stage === 'before' ? packagesOf(files.get('package.json')) : {}
  // Without it, the project's own manifest would make every file an ES module of Node.
  files.set('package.json', '{}')
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  linkWorkspaces(folder, files)
  // An application that loads the library with script tags is served as it is.
  if (!entry) return { folder }
  await bundleFixtureApp({
    folder,
    entry,
    stage,
    packages,
    aliases: nuxt === undefined ? aliasesOf(folder, files) : new Map([['~', folder]])
  })
  writeFileSync(path.join(folder, 'dist/index.html'), page)
  return { folder: path.join(folder, 'dist') }
}

/** Returns the installed packages of an application on an older version than 3.8. */
function packagesOf(manifest = '{}'): Record<string, string> {
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
  return dependencies['vxe-table']?.startsWith('3.2.') ? { 'vxe-table': 'vxe-table-3-2' } : {}
}

/** Returns the aliases that `chainWebpack` of `vue.config.js` sets. */
function aliasesOf(folder: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const alias = new Map<string, string>()
  if (!files.has('vue.config.js')) return alias
  const config = createRequire(import.meta.url)(path.join(folder, 'vue.config.js')) as {
    chainWebpack: (config: { resolve: { alias: Map<string, string> } }) => void
  }
  config.chainWebpack({ resolve: { alias } })
  return alias
}

/** Links packages of the same repository under their names, as npm does. */
function linkWorkspaces(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const [, workspace] = /^(packages\/[^/]+)\/package\.json$/.exec(name) ?? []
    if (!workspace) continue
    const link = path.join(folder, 'node_modules', (JSON.parse(text) as { name: string }).name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(path.join(folder, workspace), link)
  }
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="app.css">
<div id="app"></div>
<script src="app.js"></script>
</html>
`
