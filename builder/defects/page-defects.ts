import type { Language } from '../../shared/locale.ts'
import { defectResults, documentedRelease, findDefectRange } from '../../upgrade-facts/defect-results.ts'
import type { DefectSeverity } from '../../shared/defects.ts'
import { defectSeverities } from '../../shared/defects.ts'
import { defectTexts, formatDefectRange } from '../../upgrade-facts/defect-texts.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import { readFrontMatter } from '../pages/front-matter.ts'
import { pageFile } from '../pages/site.ts'

/** A sentence of a page about a defect that a case shows. */
export interface PageDefect {
  id: string
  page: string
  /** Title of the page. */
  title: string
  severity: DefectSeverity
  /** Words in bold on the page, as Markdown: an item with two marks has two. Empty if they are missing. */
  symptom: string
}

/** `{/*defect clear-validate data*\/}` at the end of an item names its case and how much harm it does. */
export const defectMark = new RegExp(String.raw`\s*\{/\*defect ([\w-]+) (${defectSeverities.join('|')})\*/\}`, 'g')

/** Returns the defects that the pages mark, in the order of the pages' addresses. */
export const listPageDefects = (files: ContentFiles, language: Language): PageDefect[] =>
  memoizeFor(files, `defects ${language}`, () =>
    files
      .list()
      .flatMap(name => (name.endsWith('/page.zh.mdx') ? [name.slice(0, -'/page.zh.mdx'.length)] : []))
      .flatMap(page => readPageDefects(page, files, pageFile(`/${page}`, language)))
  )

function readPageDefects(page: string, files: ContentFiles, file: string): PageDefect[] {
  const source = files.read(file)
  if (source.search(defectMark) < 0) return []
  const { title } = readFrontMatter(source, `content/${file}`)
  return source.split('\n').flatMap(line => {
    const bold = Array.from(line.matchAll(/\*\*(.+?)\*\*/g), ([, text = '']) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/<kbd>([^<]*)<\/kbd>/g, '`$1`')
        .replace(/[。.]$/, '')
    )
    return Array.from(line.matchAll(defectMark), ([, name = '', severity], index) => ({
      id: `${page}/${name}`,
      page,
      title,
      severity: severity as DefectSeverity,
      symptom: bold[index] ?? ''
    }))
  })
}

/** Describes the releases that have a defect, in words and as a row of letters for the picture. */
export function describeReleases(id: string, language: Language): { words: string; letters: string } {
  const letters = defectResults.cases[id] ?? ''
  const range = findDefectRange(defectResults, id, documentedRelease)
  const newest = defectResults.releases.at(-1) ?? ''
  return { words: formatDefectRange(range, letters.at(-1), newest, language), letters }
}

/** Replaces the marks in the source of a page: by elements for the site, or by words for readers without it. */
export const expandDefectMarks = (source: string, path: string, language: Language, format: 'mdx' | 'words'): string =>
  source.replace(defectMark, (_, name: string) => {
    const id = `${path.slice(1)}/${name}`
    // The Chinese source is converted to Traditional Chinese later.
    const written = language === 'en' ? 'en' : 'zh'
    const { words, letters } = describeReleases(id, written)
    const { run } = defectTexts[written]
    return format === 'words'
      ? language === 'en'
        ? ` (${words}. ${run}: ${id})`
        : `（${words}，${run}：${id}）`
      : ` <Defect id="${id}" words="${words}" letters="${letters}" run="${run}" />`
  })
