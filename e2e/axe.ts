import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

type Run = (context: object, runOnly: string[]) => Promise<Violation[]>

async function run(page: Page, context: object, runOnly: string[]): Promise<string[]> {
  await page.evaluate(settle)
  // Script text that Playwright evaluates, not a script element: the site's policy stays in force.
  await page.evaluate(`${axe}; window.runAxe = async (context, runOnly) => (await window.axe.run(context, { runOnly })).violations`)
  const found = await page.evaluate(([context, runOnly]) => (window as unknown as { runAxe: Run }).runAxe(context, runOnly), [context, runOnly] as const)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => JSON.stringify(node.target)).slice(0, 3).join(' ')} ${nodes[0]?.failureSummary ?? ''}`)
}

/** What axe finds on what is open now, a sentence each. The library's own markup is not ours to mend: stages, frames and the popups on <body> are left out. */
export const violations = (page: Page): Promise<string[]> =>
  run(page, { include: [['html']], exclude: [['[data-stage] > *'], ['body > [class^="vxe-"]'], ['iframe']] }, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])

/** Text of the demos that is hard to read. The library puts white on the colour of a button in its own light theme as well. */
export const faintDemoText = (page: Page): Promise<string[]> =>
  run(page, { include: [['[data-stage]']], exclude: [['[data-stage] .vxe-button--content'], ['[data-stage] .vxe-radio-button .vxe-radio--label']] }, ['color-contrast'])

/** Runs in the page. A table that is being laid out may be wider than its stage for a moment; what axe sees should be what stays. */
async function settle(): Promise<void> {
  const stages = () => [...document.querySelectorAll<HTMLElement>('[data-stage]')]
  const isComing = (stage: HTMLElement) => stage.dataset.state === 'waiting' && stage.getBoundingClientRect().top < innerHeight
  const look = () => (stages().some(isComing) ? '' : stages().map(stage => `${stage.dataset.state} ${stage.scrollWidth} ${stage.scrollHeight}`).join())
  let last = look()
  for (let same = 0, tries = 0; same < 3 && tries < 100; tries += 1) {
    await new Promise(resolve => setTimeout(resolve, 100))
    const now = look()
    same = now === last && (now || !stages().length) ? same + 1 : 0
    last = now
  }
}
