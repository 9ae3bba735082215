import type { Language } from '../../shared/locale.ts'
import type { BoostData } from '../../shared/search-boosts.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import type { PageWordCounts } from './page-word-counts.ts'
import { countPageWords, readPageWordCountsInput } from './page-word-counts.ts'

/** Returns the boost data of the pages of a site. */
export const createSiteBoosts = (site: Site, files: ContentFiles, language: Language): BoostData =>
  createBoostData(
    new Map(
      site.pages.map(page => [page.path.slice(1), countPageWords(readPageWordCountsInput(files, page, language))])
    )
  )

/** Minimum total count of a word over all pages and questions; rarer words do not occur in queries. */
const minTotalCount = 2
/**
 * Parameters k1 and b of BM25: the saturation of repeated words and the influence of the length of a page. A k1 of 1.2
 * is usual; here a page has fifty questions, and a word that is in one of them by chance must not boost the page.
 */
const [saturation, lengthShare] = [8, 0.5]
/** Levels are integers up to 35; the lowest ones are omitted, since they hardly change the ranking. */
const levelUnit = 1.5
const minLevel = 2

export function createBoostData(wordCountsByPage: ReadonlyMap<string, PageWordCounts>): BoostData {
  const pages = [...wordCountsByPage.keys()]
  const lengths = [...wordCountsByPage.values()].map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / pages.length
  const countsByWord = new Map<string, { total: number; pages: { page: number; count: number }[] }>()
  for (const [page, pageWordCounts] of [...wordCountsByPage.values()].entries()) {
    const lines = pageWordCounts.words.split('\n')
    for (const [index, count] of pageWordCounts.counts.entries()) {
      const word = lines[index]!
      const wordCounts = countsByWord.get(word)
      if (!wordCounts) countsByWord.set(word, { total: count, pages: [{ page, count }] })
      else {
        wordCounts.total += count
        wordCounts.pages.push({ page, count })
      }
    }
  }
  const words: string[] = []
  const steps: string[] = []
  const levels: string[] = []
  const frequentWords = [...countsByWord].filter(([, { total }]) => total >= minTotalCount)
  for (const [word, { pages: pageCounts }] of frequentWords.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rarity = Math.log(1 + (pages.length - pageCounts.length + 0.5) / (pageCounts.length + 0.5))
    let lastPage = -1
    let pageSteps = ''
    let pageLevels = ''
    for (const { page, count } of pageCounts) {
      const lengthFactor = saturation * (1 - lengthShare + (lengthShare * lengths[page]!) / average)
      const level = Math.round((rarity * count * (saturation + 1)) / (count + lengthFactor) / levelUnit)
      if (level < minLevel) continue
      pageSteps += encodeStep(page - lastPage)
      pageLevels += Math.min(35, level).toString(36)
      lastPage = page
    }
    if (!pageSteps) continue
    words.push(word)
    steps.push(pageSteps)
    levels.push(pageLevels)
  }
  return { pages, words: words.join('\n'), steps: steps.join(','), levels: levels.join(',') }
}

const encodeStep = (step: number): string => '-'.repeat(Math.floor(step / 36)) + (step % 36).toString(36)
