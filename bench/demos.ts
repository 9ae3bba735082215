import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import config from '../playwright.config.ts'
import { demosOf, affectedPages } from '../e2e/pages.ts'
import type { ComparedDemo } from '../upgrade-facts/demo-results.ts'
import { comparisonRoute, readComparison } from '../e2e/read-comparison.ts'

/**
 * `npm run bench -- --demos`: runs every demo in the documented and in the newest version, as it is and upgraded, and
 * writes the results to `upgrade-facts/demos.json`. Screenshots go to `.cache/compared`. DEMOS limits the demos by the
 * start of their ids.
 */
const site = process.env.DOCS_URL ?? 'http://127.0.0.1:8089'
const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'upgrade-facts/demos.json')
const pictures = path.join(root, '.cache/compared')
const parallelPages = 2

const all = affectedPages.flatMap(demosOf)
const selected = process.env.DEMOS?.split(',')
const ids = selected ? all.filter(id => selected.some(each => id.startsWith(each))) : all
const results = new Map<string, ComparedDemo>(
  (existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as ComparedDemo[]) : []).map(each => [each.id, each])
)
const failed: string[] = []
mkdirSync(pictures, { recursive: true })
const queue = [...ids]
const browser = await chromium.launch(config.use?.launchOptions)
try {
  await Promise.all(Array.from({ length: parallelPages }, work))
} finally {
  await browser.close()
}
// Follows the order of the pages and drops removed demos.
const orderedResults = all.flatMap(id => results.get(id) ?? [])
writeFileSync(target, `[\n${orderedResults.map(each => JSON.stringify(each)).join(',\n')}\n]\n`)
const count = (name: 'original' | 'upgraded') =>
  orderedResults.filter(each => each[name].shown && each[name].complaints.length === 0).length
console.log(
  `${orderedResults.length} demos: ${count('original')} run without a complaint as they are, ${count('upgraded')} upgraded.`
)
for (const line of failed) console.log(line)

async function work(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('vxe-docs:upgrade-notice', 'read'))
  await page.goto(`${site}/v3.8/`)
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    try {
      // Opens a new document, so that nothing of the previous demo counts for this one.
      await page.goto('about:blank')
      await page.goto(`${site}/v3.8/#${comparisonRoute(id)}`)
      const name = id.replaceAll('/', '_')
      const picture = (state: string) => page.screenshot({ path: path.join(pictures, `${name}-${state}.png`) })
      results.set(id, await readComparison(page, id, picture))
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    if (queue.length % 50 === 0) console.log(`${queue.length} to go`)
  }
  await context.close()
}
