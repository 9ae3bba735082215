import path from 'node:path'
import { nav } from '../content/nav.ts'
import { readBuildSettings } from '../server/settings.ts'
import { buildSite } from './output/build-site.ts'

/** `npm run build`, with a line for each step. */
const root = path.resolve(import.meta.dirname, '..')
const { origins, basePath, problems } = readBuildSettings(process.env)
if (!origins) {
  console.error(problems.join('\n'))
  process.exit(1)
}

await buildSite({
  root,
  nav,
  target: process.env.DOCS_TARGET ?? path.join(root, 'dist'),
  version: process.env.DOCS_BUILD ?? 'dev',
  basePath,
  // A static file names one origin; among several the server chooses.
  origin: origins.length === 1 ? origins[0] : undefined,
  isPartial: process.env.DOCS_PARTIAL === 'true',
  // `npm test` has just checked the same content.
  isChecked: process.env.CONTENT_CHECKED === 'true',
  siblings: process.env.DOCS_SIBLINGS === 'true',
  portable: process.env.DOCS_PORTABLE === 'true',
  packaged: process.env.DOCS_PACKAGE === 'true',
  // Lowers the compression for tests that build many times.
  ...(process.env.DOCS_EFFORT && { effort: () => Number(process.env.DOCS_EFFORT) }),
  step
})

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stdout.write(`  ${name} … `)
  try {
    const result = await work()
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    console.log('failed')
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
