import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { isSheet } from '../../shared/project.ts'
import { writeFonts } from '../fonts/write-fonts.ts'
import { openCache } from '../graph/cache.ts'
import { guestFiles } from '../guest-files.ts'
import { sumOf } from '../output/app-files.ts'
import { entryOf, packageModules } from './packages-plugin.ts'
import { buildSandbox, viteConfig } from '../vite.ts'
import { offlineConfig, portableConfig, serverConfig, upgradeConfig } from './single-files.ts'

/** The app, its server and the sandbox, bundled into a folder. A process of its own: the bundler's memory goes with it. */
const root = path.resolve(import.meta.dirname, '../..')
const target = process.argv[2]!
const draft = `${target}.${process.pid}`
const part = (name: string) => path.join(draft, name)
openCache(root)

try {
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await writeFonts(path.join(root, '.cache/fonts'))
  await buildSandbox()
  const site = await build(viteConfig({ outDir: part('site') }))
  await build(offlineConfig(part('site')))
  await build(viteConfig({ outDir: part('draw'), drawing: true }))
  await build(serverConfig('node', part('server')))
  await build(serverConfig('worker', part('worker')))
  await build(upgradeConfig(part('upgrade')))
  await build(portableConfig(part('portable')))
  await writeFile(part('app.json'), JSON.stringify({ packages: packageFiles(site), sum: sumOf(draft) }))
  // Another build may have been quicker with the same.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
} catch (error) {
  await rm(draft, { recursive: true, force: true })
  console.error(sentences(error))
  process.exitCode = 1
}

/** `vue` -> `static/js/package-vue.1a2b3c4d.js`, and the sheets beside them. */
function packageFiles(built: Awaited<ReturnType<typeof build>>): Record<string, string> {
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>]
  const found: Record<string, string> = {}
  for (const file of output) {
    const name = file.type === 'chunk' && file.isEntry && packageModules.find(each => entryOf(each) === file.name)
    if (name) found[name] = file.fileName
  }
  for (const { name, address } of guestFiles(root)) if (isSheet(name)) found[name] = address
  return found
}

/** What is wrong and where; a reader of the output needs no stack of the bundler. */
function sentences(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const causes = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return causes.length ? [...new Set(causes.map(sentences))].join('\n') : error.message
}
