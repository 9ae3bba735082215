import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { nav } from '../content/nav.ts'
import { everyProblem } from './checks/every-problem.ts'
import { compressFolder } from './compress.ts'
import { writeFonts } from './fonts/write-fonts.ts'
import { contentFolder } from './pages/content-files.ts'
import { prerenderIndex } from './prerender.ts'
import { sandboxConfig, serverConfig, viteConfig } from './vite.ts'

/** `npm run build`: the site, its prerendered first page, the server, and everything compressed once. */
const root = path.resolve(import.meta.dirname, '..')
const site = path.join(root, 'dist/site')

if (process.env.DOCS_PARTIAL !== 'true') await step('Content', async () => failOn([...everyProblem(root, contentFolder(path.join(root, 'content')), nav)].flatMap(report => report.problems)))
await step('Fonts', () => writeFonts(path.join(root, '.cache/fonts')))
await step('Sandbox', () => build(sandboxConfig()))
await step('Pages, demos and app', () => build(viteConfig({ outDir: site })))
await step('First page', async () => {
  await build(viteConfig({ outDir: path.join(root, '.cache/prerender'), prerender: true }))
  await prerenderIndex(path.join(root, '.cache/prerender/prerender.mjs'), path.join(site, 'index.html'))
})
await step('Server', async () => {
  await rm(path.join(root, 'dist/server'), { recursive: true, force: true })
  await build(serverConfig('node', path.join(root, 'dist/server')))
  await build(serverConfig('worker', path.join(root, 'dist/worker')))
})
await step('Compression', () => compressFolder(site))

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  process.stdout.write(`  ${name} … `)
  try {
    await work()
  } catch (error) {
    console.log('failed')
    console.error(sentences(error))
    process.exit(1)
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** What is wrong and where; a reader of the output needs no stack of the bundler. */
function sentences(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const causes = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return causes.length ? [...new Set(causes.map(sentences))].join('\n') : error.message
}

function failOn(problems: string[]): void {
  if (problems.length) throw new Error(problems.join('\n'))
}
