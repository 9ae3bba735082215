import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { pages } from './pages.ts'
import { expect, test } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Tall enough for the whole sidebar: a link that its edge cuts is a matter of scrolling, not of size. */
test.use({ viewport: { width: 1440, height: 1600 } })

interface Violation {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

for (const theme of ['light', 'dark'] as const) {
  for (const page of pages) {
    test(`axe finds nothing on /${page} in ${theme}`, async ({ page: browser, open }) => {
      await browser.emulateMedia({ colorScheme: theme })
      await open(`/${page}${theme === 'dark' ? '?lang=en_US' : ''}`)
      // Script text that Playwright evaluates, not a script element: the site's policy stays in force.
      await browser.evaluate(axe)
      const violations = await browser.evaluate(async () => {
        const { axe: runner } = window as unknown as { axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> } }
        // The library's own markup is not ours to mend: stages and the popups on <body> are left out.
        const context = { include: [['html']], exclude: [['[data-stage] > *'], ['body > [class^="vxe-"]']] }
        const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
        return (await runner.run(context, { runOnly })).violations
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => JSON.stringify(node.target)).slice(0, 3).join(' ')} ${nodes[0]?.failureSummary ?? ''}`)).toEqual([])
    })
  }
}
