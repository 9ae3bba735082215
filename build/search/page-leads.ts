import { wordsThatLead } from '../../shared/search-leads.ts'
import type { Language } from '../../shared/locale.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { SitePage } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'

export interface PageLeadsInput {
  language: Language
  title: string
  keywords: readonly string[]
  /** What readers ask when this is the page they need, a line each. */
  asked: string
  /** The page as it is written. */
  source: string
}

/** How often a page says each word, or is asked with it. Words stand in one text: thousands of small values are slow to read. */
export interface PageLeads {
  /** A line each. */
  words: string
  counts: number[]
}

/** What a page says once in passing is not what it is about. */
const leastOnPage = 0.9

const weights = { title: 6, keyword: 2, asked: 1, heading: 1.5, sentence: 0.5 }

export const pageLeads = step(
  'leads',
  import.meta.url,
  ({ language, title, keywords, asked, source }: PageLeadsInput): PageLeads => {
    const counts = new Map<string, number>()
    const count = (text: string, weight: number) => {
      for (const [word, share] of wordsThatLead(text)) counts.set(word, (counts.get(word) ?? 0) + weight * share)
    }
    const written = (text: string) => (language === 'tw' ? toTraditional(text) : text)
    count(title, weights.title)
    for (const keyword of keywords) count(keyword, weights.keyword)
    for (const line of written(asked).split('\n')) count(line, weights.asked)
    for (const line of written(proseOf(source)).split('\n'))
      if (/^#+ /.test(line)) count(line, weights.heading)
      else for (const sentence of line.split(/[。；！？]|[.;!?] /)) count(sentence, weights.sentence)
    const enough = [...counts].filter(([, count]) => count >= leastOnPage)
    return { words: enough.map(([word]) => word).join('\n'), counts: enough.map(([, count]) => count) }
  }
)

export function pageLeadsInput(files: ContentFiles, page: SitePage, language: Language): PageLeadsInput {
  const { title, keywords } = page.front[language]
  const asked = askedFile(page.path, language)
  return {
    language,
    title,
    keywords,
    asked: files.has(asked) ? files.read(asked) : '',
    source: files.read(pageFile(page.path, language))
  }
}

/** `/table/base/sort` -> `table/base/sort/asked.zh.txt` */
export const askedFile = (path: string, language: Language): string =>
  pageFile(path, language).replace(/page\.(zh|en)\.mdx$/, 'asked.$1.txt')

/** Without code, tags and front matter; what a member is called stays. */
const proseOf = (source: string): string =>
  splitFrontMatter(source)
    .body.replace(/^```[^]*?^```/gm, '')
    .replace(/<Api of="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
