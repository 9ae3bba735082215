import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: string[]; failureSummary?: string; element?: Element }[]
}

/**
 * The library's own nodes that a rule finds fault with: no option, slot or attribute of a demo reaches them. Whatever else
 * stands in a stage is a demo's, and readers copy it.
 */
const ofLibrary: { rule: string; nodes: string; because: string }[] = [
  {
    rule: 'color-contrast',
    nodes: '.vxe-button--content, .vxe-radio-button .vxe-radio--label, .vxe-switch--label',
    because: 'White on the colour of a status, and #f8f8f9 of the status "perfect", stand in its theme.'
  },
  {
    rule: 'color-contrast',
    nodes:
      '.vxe-radio.is--checked .vxe-radio--label, .vxe-checkbox.is--checked .vxe-checkbox--label, .vxe-checkbox.is--indeterminate .vxe-checkbox--label, .vxe-loading--text',
    because: 'What is chosen or loading is written in its primary colour, #409eff.'
  },
  {
    rule: 'color-contrast',
    nodes:
      '.vxe-pager--num-btn.is--active, .vxe-textarea--count, .vxe-form--item-trigger-text, .vxe-form--item-title-label',
    because: 'Colours of its theme for the current page, a count, a fold and a disabled title.'
  },
  {
    rule: 'button-name',
    nodes: '.vxe-switch--button, .vxe-toolbar .vxe-button.is--circle',
    because: 'A switch without labels and a round button of a toolbar take no name.'
  },
  { rule: 'label', nodes: '.vxe-pager--goto', because: 'The field of the pager takes no label.' },
  {
    rule: 'scrollable-region-focusable',
    nodes: '.vxe-table--body-wrapper, .vxe-table--footer-wrapper, .vxe-body--expanded-cell, .vxe-list--virtual-wrapper',
    because: 'It scrolls by its own keys, or with another part of the table, and takes no tabindex.'
  }
]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on what is open now, a sentence each. Left out: frames, popups of the library on <body>, and what is listed above. */
export async function violations(page: Page): Promise<string[]> {
  // Script text that Playwright evaluates, not a script element: the site's policy stays in force.
  if (!(await page.evaluate(settle))) await page.evaluate(axe)
  const found = await page.evaluate(findViolations, { rules, ofLibrary })
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => JSON.stringify(node.target))
        .slice(0, 3)
        .join(' ')} ${nodes[0]?.failureSummary ?? ''}`
  )
}

interface Axe {
  run: (context: object, options: object) => Promise<{ violations: Violation[] }>
}

/** Runs in the page. */
async function findViolations({
  rules,
  ofLibrary
}: {
  rules: string[]
  ofLibrary: { rule: string; nodes: string }[]
}): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run(
    { include: [['html']], exclude: [['body > [class^="vxe-"]'], ['iframe']] },
    { runOnly: rules, resultTypes: ['violations'], elementRef: true }
  )
  // A mask may have ended since axe saw it: its node has other classes then, or is in the document no more.
  const isOfLibrary = (id: string, node: Element) =>
    (!node.isConnected || node.closest('[data-stage]')) &&
    ofLibrary.some(({ rule, nodes }) => rule === id && node.matches(nodes))
  // axe takes what a box that scrolls has cut off for visible: a long row of the sidebar, under the title of its group.
  const isOutOfSight = (id: string, node: Element) => {
    if (id !== 'target-size') return false
    const { left, top, width, height } = node.getBoundingClientRect()
    if (top < 0 || top + height > innerHeight) return false
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    return !parts.some(x =>
      parts.some(y => node.contains(document.elementFromPoint(left + x * width, top + y * height)))
    )
  }
  return violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes
        .filter(({ element }) => !element || !(isOfLibrary(id, element) || isOutOfSight(id, element)))
        .map(({ target, failureSummary }) => ({ target, failureSummary }))
    }))
    .filter(({ nodes }) => nodes.length > 0)
}

/** Runs in the page. A table that is being laid out may be wider than its stage for a moment; what axe sees should be what stays. Says whether axe is there. */
async function settle(): Promise<boolean> {
  const stages = () => [...document.querySelectorAll<HTMLElement>('[data-stage]')]
  const isComing = (stage: HTMLElement) =>
    stage.dataset.state === 'waiting' && stage.getBoundingClientRect().top < innerHeight
  const look = () =>
    stages().some(isComing)
      ? ''
      : stages()
          .map(stage => `${stage.dataset.state} ${stage.scrollWidth} ${stage.scrollHeight}`)
          .join()
  let last = look()
  for (let same = 0, tries = 0; same < 3 && tries < 500; tries += 1) {
    await new Promise(resolve => setTimeout(resolve, 20))
    const now = look()
    same = now === last && (now || !stages().length) ? same + 1 : 0
    last = now
  }
  return 'axe' in window
}
