import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import config from '../playwright.config.ts'
import { demosOf, reachedPages } from '../e2e/pages.ts'
import type { ComparedDemo } from '../upgrade-facts/demo-outcomes.ts'
import { comparedAddress, comparedDemo } from '../e2e/compared-demo.ts'

/**
 * `npm run bench -- --demos`: runs every demo in the documented and in the newest version, as it is and upgraded, and
 * writes what the newest says to `upgrade-facts/demos.json`. Pictures stay in `.cache/compared`. DEMOS names some.
 */
const site = process.env.DOCS_URL ?? 'http://127.0.0.1:8089'
const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'upgrade-facts/demos.json')
const pictures = path.join(root, '.cache/compared')
const windows = 2

const all = reachedPages.flatMap(demosOf)
const asked = process.env.DEMOS?.split(',')
const ids = asked ? all.filter(id => asked.some(each => id.startsWith(each))) : all
const results = new Map<string, ComparedDemo>(
  (existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as ComparedDemo[]) : []).map(each => [each.id, each])
)
const failed: string[] = []
mkdirSync(pictures, { recursive: true })
const waiting = [...ids]
const browser = await chromium.launch(config.use?.launchOptions)
try {
  await Promise.all(Array.from({ length: windows }, work))
} finally {
  await browser.close()
}
// In the order of the pages; a demo that is gone goes.
const kept = all.flatMap(id => results.get(id) ?? [])
writeFileSync(target, `[\n${kept.map(each => JSON.stringify(each)).join(',\n')}\n]\n`)
const count = (name: 'original' | 'upgraded') =>
  kept.filter(each => each[name].shown && each[name].complaints.length === 0).length
console.log(
  `${kept.length} demos: ${count('original')} run without a complaint as they are, ${count('upgraded')} upgraded.`
)
for (const line of failed) console.log(line)

async function work(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('vxe-docs:upgrade-notice', 'read'))
  await page.goto(`${site}/v3.8/`)
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    try {
      // A document of its own: nothing of the one before is mistaken for it.
      await page.goto('about:blank')
      await page.goto(`${site}/v3.8/#${comparedAddress(id)}`)
      const name = id.replaceAll('/', '_')
      const picture = (state: string) => page.screenshot({ path: path.join(pictures, `${name}-${state}.png`) })
      results.set(id, await comparedDemo(page, id, picture))
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    if (waiting.length % 50 === 0) console.log(`${waiting.length} to go`)
  }
  await context.close()
}
