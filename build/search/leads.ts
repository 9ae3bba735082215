import type { Language } from '../../shared/locale.ts'
import type { Leads } from '../../shared/search-leads.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import type { PageLeads } from './page-leads.ts'
import { pageLeads, pageLeadsInput } from './page-leads.ts'

/** Which words lead to which of a site's pages. */
export const leadsOf = (site: Site, files: ContentFiles, language: Language): Leads =>
  leadsFrom(new Map(site.pages.map(page => [page.path.slice(1), pageLeads(pageLeadsInput(files, page, language))])))

/** What all pages and questions together hardly say leads nowhere: nobody asks with it. */
const leastSaid = 2
/**
 * How soon more of the same says no more, and how much a long page counts less. Texts are usually found with 1.2; here
 * a page has fifty questions, and what one of them says by chance shall not lead to it.
 */
const [saturation, lengthShare] = [8, 0.5]
/** Levels are whole numbers up to 35; the lowest ones say too little to be carried. */
const perLevel = 1.5
const leastLevel = 2

export function leadsFrom(counted: ReadonlyMap<string, PageLeads>): Leads {
  const pages = [...counted.keys()]
  const lengths = [...counted.values()].map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / pages.length
  const said = new Map<string, { total: number; pages: { page: number; count: number }[] }>()
  for (const [page, leads] of [...counted.values()].entries()) {
    const lines = leads.words.split('\n')
    for (const [index, count] of leads.counts.entries()) {
      const word = lines[index]!
      const known = said.get(word)
      if (!known) said.set(word, { total: count, pages: [{ page, count }] })
      else {
        known.total += count
        known.pages.push({ page, count })
      }
    }
  }
  const words: string[] = []
  const steps: string[] = []
  const levels: string[] = []
  const enough = [...said].filter(([, { total }]) => total >= leastSaid)
  for (const [word, { pages: sayers }] of enough.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rarity = Math.log(1 + (pages.length - sayers.length + 0.5) / (sayers.length + 0.5))
    let last = -1
    let own = ''
    let weighed = ''
    for (const { page, count } of sayers) {
      const room = saturation * (1 - lengthShare + (lengthShare * lengths[page]!) / average)
      const level = Math.round((rarity * count * (saturation + 1)) / (count + room) / perLevel)
      if (level < leastLevel) continue
      own += stepOf(page - last)
      weighed += Math.min(35, level).toString(36)
      last = page
    }
    if (!own) continue
    words.push(word)
    steps.push(own)
    levels.push(weighed)
  }
  return { pages, words: words.join('\n'), steps: steps.join(','), levels: levels.join(',') }
}

const stepOf = (step: number): string => '-'.repeat(Math.floor(step / 36)) + (step % 36).toString(36)
