import { getBoostWords } from '../../shared/search-boosts.ts'
import type { Language } from '../../shared/locale.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { SitePage } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'

export interface PageWordCountsInput {
  language: Language
  title: string
  keywords: readonly string[]
  /** Questions of readers that this page answers, one per line. */
  questions: string
  /** Source text of the page. */
  source: string
}

/** Weighted counts of the words of a page; the words are one string, since thousands of values are slow to parse. */
export interface PageWordCounts {
  /** One word per line. */
  words: string
  counts: number[]
}

/** Minimum weighted count; a word in a single sentence is not a subject of the page. */
const minCount = 0.9

const weights = { title: 6, keyword: 2, question: 1, heading: 1.5, sentence: 0.5 }

export const countPageWords = step(
  'leads',
  import.meta.url,
  ({ language, title, keywords, questions, source }: PageWordCountsInput): PageWordCounts => {
    const counts = new Map<string, number>()
    const addCounts = (text: string, weight: number) => {
      for (const [word, share] of getBoostWords(text)) counts.set(word, (counts.get(word) ?? 0) + weight * share)
    }
    const toScript = (text: string) => (language === 'tw' ? toTraditional(text) : text)
    addCounts(title, weights.title)
    for (const keyword of keywords) addCounts(keyword, weights.keyword)
    for (const line of toScript(questions).split('\n')) addCounts(line, weights.question)
    for (const line of toScript(extractProse(source)).split('\n'))
      if (/^#+ /.test(line)) addCounts(line, weights.heading)
      else for (const sentence of line.split(/[。；！？]|[.;!?] /)) addCounts(sentence, weights.sentence)
    const frequentWords = [...counts].filter(([, count]) => count >= minCount)
    return { words: frequentWords.map(([word]) => word).join('\n'), counts: frequentWords.map(([, count]) => count) }
  }
)

export function readPageWordCountsInput(files: ContentFiles, page: SitePage, language: Language): PageWordCountsInput {
  const { title, keywords } = page.front[language]
  const questions = getQuestionsFile(page.path, language)
  return {
    language,
    title,
    keywords,
    questions: files.has(questions) ? files.read(questions) : '',
    source: files.read(pageFile(page.path, language))
  }
}

/** `/table/base/sort` -> `table/base/sort/questions.zh.txt` */
export const getQuestionsFile = (path: string, language: Language): string =>
  pageFile(path, language).replace(/page\.(zh|en)\.mdx$/, 'questions.$1.txt')

/** Removes code, tags and front matter, and keeps the names of members. */
const extractProse = (source: string): string =>
  splitFrontMatter(source)
    .body.replace(/^```[^]*?^```/gm, '')
    .replace(/<Api of="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>|\{[^}]*\}/g, ' ')
