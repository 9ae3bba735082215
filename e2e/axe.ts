import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: string[]; failureSummary?: string; element?: Element }[]
}

/**
 * Violations in nodes of the library that no option, slot or attribute of a demo can fix. Every other node of a stage
 * belongs to the demo, and readers copy its code.
 */
const libraryViolations: { rule: string; nodes: string; reason: string }[] = [
  {
    rule: 'color-contrast',
    nodes: '.vxe-button--content, .vxe-radio-button .vxe-radio--label, .vxe-switch--label',
    reason: 'White on the colour of a status, and #f8f8f9 of the status "perfect", stand in its theme.'
  },
  {
    rule: 'color-contrast',
    nodes:
      '.vxe-radio.is--checked .vxe-radio--label, .vxe-checkbox.is--checked .vxe-checkbox--label, .vxe-checkbox.is--indeterminate .vxe-checkbox--label, .vxe-loading--text',
    reason: 'What is chosen or loading is written in its primary colour, #409eff.'
  },
  {
    rule: 'color-contrast',
    nodes:
      '.vxe-pager--num-btn.is--active, .vxe-textarea--count, .vxe-form--item-trigger-text, .vxe-form--item-title-label',
    reason: 'Colours of its theme for the current page, a count, a fold and a disabled title.'
  },
  {
    rule: 'button-name',
    nodes: '.vxe-switch--button, .vxe-toolbar .vxe-button.is--circle',
    reason: 'A switch without labels and a round button of a toolbar take no name.'
  },
  { rule: 'label', nodes: '.vxe-pager--goto', reason: 'The field of the pager takes no label.' },
  {
    rule: 'scrollable-region-focusable',
    nodes: '.vxe-table--body-wrapper, .vxe-table--footer-wrapper, .vxe-body--expanded-cell, .vxe-list--virtual-wrapper',
    reason: 'It scrolls by its own keys, or with another part of the table, and takes no tabindex.'
  }
]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the violations that axe finds in the open view, one sentence each. Excluded are frames, pop-ups of the
 * library on <body> and the violations listed above.
 */
export async function violations(page: Page): Promise<string[]> {
  // Playwright evaluates the script text instead of adding a script element, so the CSP of the site stays in force.
  if (!(await page.evaluate(settle))) await page.evaluate(axe)
  const found = await page.evaluate(findViolations, { rules, libraryViolations })
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
  libraryViolations
}: {
  rules: string[]
  libraryViolations: { rule: string; nodes: string }[]
}): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: Axe }
  // The reference has thousands of elements, so only the first row of each structure is checked.
  const seen = new Set<string>()
  const structureOf = (element: Element): string =>
    [
      element.localName,
      element.className,
      element.getAttributeNames().join(),
      ...[...element.children].map(structureOf)
    ]
      .map(String)
      .join(' ')
  const repeatedRows = [...document.querySelectorAll<HTMLElement>('[role="treegrid"] [data-row]')].filter(row => {
    const structure = structureOf(row)
    const isRepeated = seen.has(structure)
    seen.add(structure)
    return isRepeated
  })
  for (const row of repeatedRows) row.style.display = 'none'
  const { violations } = await axe.run(
    { include: [['html']], exclude: [['body > [class^="vxe-"]'], ['iframe']] },
    { runOnly: rules, resultTypes: ['violations'], elementRef: true }
  )
  for (const row of repeatedRows) row.style.removeProperty('display')
  // A loading mask may have ended since axe ran: its node then has other classes or is no longer in the document.
  const isOfLibrary = (id: string, node: Element) =>
    (!node.isConnected || node.closest('[data-stage]')) &&
    libraryViolations.some(({ rule, nodes }) => rule === id && node.matches(nodes))
  // axe counts elements that a scroll container clips as visible, such as a long row of the sidebar below the title of
  // its group.
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

/**
 * Runs in the page. Waits until the stages keep their size, because a table may be wider than its stage during layout.
 * Returns true if axe is already loaded.
 */
async function settle(): Promise<boolean> {
  const stages = () => [...document.querySelectorAll<HTMLElement>('[data-stage]')]
  const isPending = (stage: HTMLElement) =>
    stage.dataset.state === 'waiting' && stage.getBoundingClientRect().top < innerHeight
  const readStages = () =>
    stages().some(isPending)
      ? ''
      : stages()
          .map(stage => `${stage.dataset.state} ${stage.scrollWidth} ${stage.scrollHeight}`)
          .join()
  let previous = readStages()
  for (let unchangedReads = 0, tries = 0; unchangedReads < 3 && tries < 500; tries += 1) {
    await new Promise(resolve => setTimeout(resolve, 20))
    const now = readStages()
    unchangedReads = now === previous && (now || !stages().length) ? unchangedReads + 1 : 0
    previous = now
  }
  return 'axe' in window
}
