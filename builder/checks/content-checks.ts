import path from 'node:path/posix'
import type { NavSource } from '../pages/nav-source.ts'
import {
  demoFileNames,
  getDemoText,
  isWidgetFile,
  pageWordsFile,
  readWords,
  sharedWordsFile,
  getShownSource
} from '../demos/demo-source.ts'
import type { PageText } from '../mdx/page-tree.ts'
import type { FrontMatter } from '../pages/front-matter.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { readPage } from '../pages/read-page.ts'
import { pageFile, readSite } from '../pages/site.ts'
import type { SitePage } from '../pages/site.ts'
import { questionProblems } from './question-checks.ts'
import { checkLinks } from './link-checks.ts'
import { checkRelatedLabels } from './related-label-checks.ts'
import { checkRegistrations } from './registration-checks.ts'

/** One page read in both written languages. */
export interface CheckedPage {
  page: SitePage
  text: Record<'zh' | 'en', PageText>
}

/** Everything wrong with the content, a sentence each, with the file and the remedy. */
export function contentProblems(files: ContentFiles, nav: NavSource, options: { partial?: boolean } = {}): string[] {
  const problems: string[] = []
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const site = attempt(() => readSite(files, nav, options))
  if (!site) return problems
  const pages = site.pages.flatMap(page => attempt(() => readBoth(files, page)) ?? [])
  for (const checked of pages) problems.push(...languageProblems(files, checked))
  problems.push(
    ...checkLinks(site, pages),
    ...checkRelatedLabels(pages),
    ...demoProblems(files, pages, attempt),
    ...checkRegistrations(files),
    ...questionProblems(files)
  )
  return [...new Set(problems)]
}

function readBoth(files: ContentFiles, page: SitePage): CheckedPage {
  const read = (language: 'zh' | 'en') => readPage(files, page.path, language).text
  return { page, text: { zh: read('zh'), en: read('en') } }
}

function languageProblems(files: ContentFiles, { page, text }: CheckedPage): string[] {
  const [zh, en] = (['zh', 'en'] as const).map(language => `content/${pageFile(page.path, language)}`)
  const compareLanguages = (what: string, read: (text: PageText, front: FrontMatter) => string[], remedy: string) => {
    const [a, b] = (['zh', 'en'] as const).map(language => read(text[language], page.front[language]).join(', '))
    return a === b ? [] : [`${en} has other ${what} than ${zh} (${b || 'none'} / ${a || 'none'}). ${remedy}`]
  }
  const chineseLine = files
    .read(pageFile(page.path, 'en'))
    .split('\n')
    .findIndex(line => /\p{Script=Han}/u.test(line))
  return [
    ...compareLanguages(
      'headings',
      each => each.headings.map(heading => `${'#'.repeat(heading.depth)}${heading.id}`),
      'Give both the same ids in the same order.'
    ),
    ...compareLanguages('demos', each => each.demos.map(demo => demo.src), 'Show the same demos in the same order.'),
    ...compareLanguages('code', each => each.codes.map(code => code.src), 'Show the same code in both.'),
    ...compareLanguages(
      'knobs',
      each => each.demos.flatMap(demo => demo.knobs ?? []),
      'Give both pages the same knobs in the same order.'
    ),
    ...compareLanguages(
      'parts',
      each => each.demos.flatMap(demo => demo.parts ?? []),
      'Name the same file for the same demo.'
    ),
    ...compareLanguages(
      'views',
      (_, front) => front.views.map(view => `${view.name} ${view.demo}`),
      'Give both the same routes and files.'
    ),
    ...compareLanguages('aliases', (_, front) => front.aliases, 'An address leads here in every language.'),
    ...compareLanguages('kind', (_, front) => [front.kind ?? 'demo'], 'A page is of one kind.'),
    ...(chineseLine >= 0 ? [`${en}:${chineseLine + 1} holds Chinese. An English page has none.`] : []),
    ...(text.zh.summary && text.en.summary
      ? []
      : [`${text.zh.summary ? en : zh} has no lead. Start the text with one to three sentences.`])
  ]
}

function demoProblems(
  files: ContentFiles,
  pages: CheckedPage[],
  attempt: <T>(work: () => T) => T | undefined
): string[] {
  const widgets = files.list().filter(isWidgetFile)
  const shown = new Set([
    ...widgets,
    ...pages.flatMap(({ page, text }) => [
      // Code from another folder of the project begins with a slash.
      ...[...text.zh.demos, ...text.zh.codes]
        .filter(({ src }) => !src.startsWith('/'))
        .map(({ src }) => path.join(page.path.slice(1), src)),
      ...page.front.zh.views.map(view => `${page.path.slice(1)}/${view.demo}.vue`)
    ])
  ])
  const usedWords = new Set<string>()
  const reachedFiles = new Set<string>()
  const unreadableFolders = new Set<string>()
  for (const name of shown) {
    if (!files.has(name)) {
      attempt(() => {
        throw new Error(`content/${name} does not exist, but its page shows it.`)
      })
      continue
    }
    const names = attempt(() => demoFileNames(files, name))
    if (!names) unreadableFolders.add(path.dirname(name))
    for (const file of names ?? []) {
      if (reachedFiles.has(file)) continue
      reachedFiles.add(file)
      const english = attempt(() =>
        getDemoText(files, file, 'en', key =>
          usedWords.add(`${pageWordsFile(file)} ${key}`).add(`${sharedWordsFile} ${key}`)
        )
      )
      const chinese = attempt(() => getShownSource(files, file, 'zh', 'js'))
      if (chinese !== undefined && english !== undefined) attempt(() => checkEnglish(files, file))
    }
  }
  // Folders with a demo that can't be read are skipped, because the files and words it uses are unknown.
  const pageFolders = pages.map(({ page }) => page.path.slice(1)).filter(folder => !unreadableFolders.has(folder))
  const unusedDemos = files
    .list()
    .filter(name => name.endsWith('.vue') && !reachedFiles.has(name) && pageFolders.includes(path.dirname(name)))
  return [
    ...unusedDemos.map(name => `content/${name} is shown on no page. Show it or remove it.`),
    ...unusedWords(files, pageFolders, usedWords)
  ]
}

/** A phrase that is a name in the code may become two words, so the English code is parsed too. */
function checkEnglish(files: ContentFiles, file: string): void {
  try {
    getShownSource(files, file, 'en', 'js')
  } catch (error) {
    throw new Error(`In English, ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function unusedWords(files: ContentFiles, folders: string[], used: Set<string>): string[] {
  return folders.flatMap(folder => {
    const file = `${folder}/words.en.json`
    if (!files.has(file)) return []
    return Object.keys(readWords(files, file))
      .filter(key => !used.has(`${file} ${key}`))
      .map(key => `content/${file}: "${key}" is in no demo of this page. Remove it.`)
  })
}
