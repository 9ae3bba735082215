import type { GalleryDemo, GalleryGroup } from '../../shared/gallery.ts'
import { getDemoId } from '../../shared/gallery.ts'
import { getOwn } from '../../shared/own-property.ts'
import type { DemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import type { DemoCode, Severity } from '../../upgrade-facts/demo-severity.ts'
import { demoCodes, severities } from '../../upgrade-facts/demo-severity.ts'

/** Result of a demo; `same` is one without messages, `unknown` one that was not run. */
export type DemoState = Severity | 'same' | 'unknown'

/** States from the best to the worst. */
export const demoStates: readonly DemoState[] = ['same', ...severities.toReversed(), 'unknown']

export interface MapMessage {
  severity: Severity
  text: string
}

export interface MapResult {
  state: DemoState
  messages: readonly MapMessage[]
}

export interface MapDemo extends Pick<GalleryDemo, 'title' | 'href' | 'pictures'> {
  id: string
  pageTitle: string
  results: Record<DemoCode, MapResult>
}

export interface MapGroup {
  key: string
  title: string
  demos: MapDemo[]
}

/** Combines the demos of the gallery with their results. */
export function createMapGroups(groups: readonly GalleryGroup[], facts: DemoMapFacts): MapGroup[] {
  const unknown = new Set(facts.unknown)
  const resultOf = (id: string, code: DemoCode): MapResult => {
    const messages = (getOwn(facts.logged, id)?.[code] ?? []).map(index => facts.messages[index]!)
    const worst = severities.find(severity => messages.some(message => message.severity === severity))
    return { state: worst ?? (unknown.has(id) ? 'unknown' : 'same'), messages }
  }
  return groups.map(({ key, title, pages }) => ({
    key,
    title,
    demos: pages.flatMap(page =>
      page.demos.map(demo => {
        const id = getDemoId(page, demo)
        const [original, upgraded] = demoCodes.map(code => resultOf(id, code)) as [MapResult, MapResult]
        const { title, href, pictures } = demo
        return { id, title, pageTitle: page.title, href, pictures, results: { original, upgraded } }
      })
    )
  }))
}

export function countStates(demos: readonly MapDemo[], code: DemoCode): Record<DemoState, number> {
  const counts = { same: 0, advice: 0, deprecated: 0, error: 0, unknown: 0 }
  for (const { results } of demos) counts[results[code].state]++
  return counts
}

/** Returns the first of the demos with the worst state; demos without a result come last. */
export function findWorst(demos: readonly MapDemo[], code: DemoCode): MapDemo | undefined {
  const order: readonly DemoState[] = [...severities, 'same', 'unknown']
  const rankOf = (demo: MapDemo) => order.indexOf(demo.results[code].state)
  return demos.reduce<MapDemo | undefined>(
    (worst, demo) => (worst && rankOf(worst) <= rankOf(demo) ? worst : demo),
    undefined
  )
}
