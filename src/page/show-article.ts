import type { Page } from '../../shared/page.ts'
import type { PageModule } from '../../shared/page-module.ts'

/** Space in a page's HTML that a part of the app fills. */
export interface Island {
  /** The same in every language of a page. */
  key: string
  kind: string
  element: HTMLElement
  page: Page
}

const shownBodies = new WeakMap<HTMLElement, PageModule>()

/**
 * Inserts a page's HTML into a box, unless it is already there, and returns its islands. If the same page is shown in
 * another language, only the HTML around the islands is replaced: no island leaves the document, so running demos
 * continue.
 */
export function showArticle(box: HTMLElement, body: PageModule): Island[] {
  const current = box.firstElementChild
  const isPrerendered = !shownBodies.has(box) && current?.getAttribute('data-page') === body.page.path
  if (!isPrerendered && shownBodies.get(box) !== body) {
    const template = document.createElement('template')
    template.innerHTML = body.article
    const next = template.content.firstElementChild as HTMLElement
    if (current?.getAttribute('data-page') === body.page.path) replaceAroundIslands(current as HTMLElement, next)
    else box.replaceChildren(next)
  }
  shownBodies.set(box, body)
  return islandsOf(box).map(element => ({
    key: `${body.page.path} ${keyOf(element)}`,
    kind: element.dataset.island!,
    element,
    page: body.page
  }))
}

const islandsOf = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-island]')]

const keyOf = ({ dataset: { island, demo, of } }: HTMLElement): string =>
  [island, demo ?? of].filter(part => part !== undefined).join(' ')

function replaceAroundIslands(current: HTMLElement, next: HTMLElement): void {
  const [prose, nextProse] = [current, next].map(article => article.querySelector(':scope > [data-prose]')!)
  const islands = new Map(
    [...prose!.children]
      .filter(child => child.matches('[data-island]'))
      .map(child => [keyOf(child as HTMLElement), child])
  )
  const reusedIslands = new Map<Node, HTMLElement>()
  let after: Node | null = prose!.firstChild
  for (const child of nextProse!.children) {
    const island = child.matches('[data-island]') ? islands.get(keyOf(child as HTMLElement)) : undefined
    // An island that would have to move up is replaced by a new one.
    if (!island || (after && after.compareDocumentPosition(island) & Node.DOCUMENT_POSITION_PRECEDING)) continue
    reusedIslands.set(child, island as HTMLElement)
    after = island
  }
  const reusedNodes = new Set<Node>(reusedIslands.values())
  for (const child of Array.from(prose!.childNodes)) if (!reusedNodes.has(child)) child.remove()
  let before = prose!.firstChild
  for (const child of Array.from(nextProse!.childNodes)) {
    const island = reusedIslands.get(child)
    if (island) {
      updateLabels(island, child as HTMLElement)
      before = island.nextSibling
    } else prose!.insertBefore(child, before)
  }
  const nextParts = [...next.children]
  for (const [index, child] of [...current.children].entries())
    if (child !== prose) child.replaceWith(nextParts[index]!)
}

/** Replaces the texts that the build rendered into an island; the app updates its own content. */
function updateLabels(island: HTMLElement, next: HTMLElement): void {
  const label = next.getAttribute('aria-label')
  if (label) island.setAttribute('aria-label', label)
  const [currentMembers, nextMembers] = [island, next].map(element => element.querySelector(':scope > [data-members]'))
  if (currentMembers && nextMembers) currentMembers.replaceWith(nextMembers)
}
