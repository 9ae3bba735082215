import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import { build } from 'vite'
import { isStyleSheet } from '../../shared/project.ts'
import { fontSources } from '../fonts/fonts.ts'
import { writeFonts } from '../fonts/write-fonts.ts'
import { openCache } from '../graph/cache.ts'
import { licensesText } from '../licenses/licenses-file.ts'
import { thirdPartyFiles, thirdPartySources } from '../third-party-files.ts'
import { vendorSources } from '../vendor-files.ts'
import type { BundleFacts } from '../output/app-files.ts'
import { hashFolder } from '../output/app-files.ts'
import { collectingPackages } from './collect-packages.ts'
import { bundleEditorPrograms } from './editor-programs.ts'
import { entryOf, packageModules } from './packages-plugin.ts'
import { buildSandbox, viteConfig } from '../vite.ts'
import { commandConfig, mcpConfig, offlineConfig, portableConfig, serverConfig, upgradeConfig } from './single-files.ts'

/**
 * Bundles the app, its server and the sandbox into a folder. Runs in its own process, so that the bundler's memory is
 * freed.
 */
const root = path.resolve(import.meta.dirname, '../..')
const target = process.argv[2]!
const draft = `${target}.${process.pid}`
const inDraft = (name: string) => path.join(draft, name)
openCache(root)

/** Files of packages in everything that the npm package contains. */
const packageFilesInBundles = new Set<string>()
const collecting = (config: InlineConfig): InlineConfig => collectingPackages(config, packageFilesInBundles)

try {
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await writeFonts(path.join(root, '.cache/fonts'))
  await buildSandbox(collecting)
  const site = await build(collecting(viteConfig({ outDir: inDraft('site') })))
  await build(collecting(offlineConfig(inDraft('site'))))
  await build(viteConfig({ outDir: inDraft('draw'), isRenderer: true }))
  await build(serverConfig('node', inDraft('server')))
  await build(mcpConfig(inDraft('server')))
  await build(serverConfig('worker', inDraft('worker')))
  await build(collecting(upgradeConfig(inDraft('upgrade'))))
  await build(collecting(commandConfig(inDraft('command'))))
  await build(portableConfig(inDraft('portable')))
  const { client, server, licenses } = await bundleEditorPrograms(packageFilesInBundles)
  await mkdir(inDraft('editor'))
  await writeFile(inDraft('editor/client.js'), client)
  await writeFile(inDraft('editor/server.js'), server)
  await writeFile(inDraft('editor/licenses.txt'), licenses)
  const copies = [...vendorSources(root), ...thirdPartySources(root), ...fontSources()]
  await writeFile(inDraft('licenses.txt'), licensesText('vxe-docs', { modules: packageFilesInBundles, copies }))
  await writeFile(inDraft('app.json'), JSON.stringify({ ...bundleFacts(site), sum: hashFolder(draft) }))
  // Another build may have created the same folder already.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
} catch (error) {
  await rm(draft, { recursive: true, force: true })
  console.error(messagesOf(error))
  process.exitCode = 1
}

function bundleFacts(built: Awaited<ReturnType<typeof build>>): BundleFacts {
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return { packages: packageFiles(output), firstLoad: firstLoadOf(output) }
}

/** The library in all its parts, the sheet of its two themes, and the imports of the entry. */
function firstLoadOf(output: Rolldown.RolldownOutput['output']): string[] {
  const firstNames = new Set(['index', 'library', 'library-theme', ...['vue', 'vxe-table', 'xe-utils'].map(entryOf)])
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const files = new Set<string>()
  const add = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) add(imported)
  }
  for (const file of output) {
    const name = file.type === 'chunk' ? file.name : path.parse(file.names[0] ?? '').name
    if (firstNames.has(name)) add(file.fileName)
  }
  return [...files]
}

/** Maps packages to files, `vue` -> `static/js/package-vue.1a2b3c4d.js`, and third-party style sheets likewise. */
function packageFiles(output: Rolldown.RolldownOutput['output']): Record<string, string> {
  const files: Record<string, string> = {}
  for (const file of output) {
    const name = file.type === 'chunk' && file.isEntry && packageModules.find(each => entryOf(each) === file.name)
    if (name) files[name] = file.fileName
  }
  for (const { name, address } of thirdPartyFiles(root)) if (isStyleSheet(name)) files[name] = address
  return files
}

/** Returns the messages of an error without the stack of the bundler, which does not help a reader of the output. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const causes = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return causes.length ? [...new Set(causes.map(messagesOf))].join('\n') : error.message
}
