import type { Page } from '../../shared/page.ts'
import type { PageModule } from '../../shared/first.ts'

/** Space in a page's HTML that a part of the app fills. */
export interface Island {
  /** The same in every language of a page. */
  key: string
  kind: string
  element: HTMLElement
  page: Page
}

const shown = new WeakMap<HTMLElement, PageModule>()

/**
 * Puts a page's HTML into a box, unless it stands there already, and names its islands. A page that is shown in another
 * language is told in other words around the islands that stand there: none of them leaves the document, so what runs
 * in them goes on.
 */
export function showArticle(box: HTMLElement, body: PageModule): Island[] {
  const now = box.firstElementChild
  const isThere = !shown.has(box) && now?.getAttribute('data-page') === body.page.path
  if (!isThere && shown.get(box) !== body) {
    const template = document.createElement('template')
    template.innerHTML = body.article
    const next = template.content.firstElementChild as HTMLElement
    if (now?.getAttribute('data-page') === body.page.path) tellAgain(now as HTMLElement, next)
    else box.replaceChildren(next)
  }
  shown.set(box, body)
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

function tellAgain(now: HTMLElement, next: HTMLElement): void {
  const [prose, nextProse] = [now, next].map(article => article.querySelector(':scope > [data-prose]')!)
  const islands = new Map(
    [...prose!.children]
      .filter(child => child.matches('[data-island]'))
      .map(child => [keyOf(child as HTMLElement), child])
  )
  const kept = new Map<Node, HTMLElement>()
  let after: Node | null = prose!.firstChild
  for (const child of nextProse!.children) {
    const island = child.matches('[data-island]') ? islands.get(keyOf(child as HTMLElement)) : undefined
    // An order that has changed is none to keep: what stands too far up is drawn anew.
    if (!island || (after && after.compareDocumentPosition(island) & Node.DOCUMENT_POSITION_PRECEDING)) continue
    kept.set(child, island as HTMLElement)
    after = island
  }
  const stays = new Set<Node>(kept.values())
  for (const child of Array.from(prose!.childNodes)) if (!stays.has(child)) child.remove()
  let before = prose!.firstChild
  for (const child of Array.from(nextProse!.childNodes)) {
    const island = kept.get(child)
    if (island) {
      retitle(island, child as HTMLElement)
      before = island.nextSibling
    } else prose!.insertBefore(child, before)
  }
  const rest = [...next.children]
  for (const [index, child] of [...now.children].entries()) if (child !== prose) child.replaceWith(rest[index]!)
}

/** The words that the build wrote into an island. What the app has put there says them by itself. */
function retitle(island: HTMLElement, next: HTMLElement): void {
  const label = next.getAttribute('aria-label')
  if (label) island.setAttribute('aria-label', label)
  const [now, then] = [island, next].map(element => element.querySelector(':scope > [data-members]'))
  if (now && then) now.replaceWith(then)
}
