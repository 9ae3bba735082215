import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

/** What axe finds on what is open now, a sentence each. */
export async function violations(page: Page): Promise<string[]> {
  // Script text that Playwright evaluates, not a script element: the site's policy stays in force.
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> } }
    // The library's own markup is not ours to mend: stages, frames and the popups on <body> are left out.
    const context = { include: [['html']], exclude: [['[data-stage] > *'], ['body > [class^="vxe-"]'], ['iframe']] }
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await runner.run(context, { runOnly })).violations
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => JSON.stringify(node.target)).slice(0, 3).join(' ')} ${nodes[0]?.failureSummary ?? ''}`)
}
