import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { NavGroup, NavPage, PageLink } from '../../shared/page.ts'
import { cacheTraditional, convertTogether } from '../locale/cached-traditional.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from './content-files.ts'
import type { FrontMatter } from './front-matter.ts'
import { readFrontMatter, splitFrontMatter } from './front-matter.ts'
import type { Label, NavGroupSource, NavSource } from './nav-source.ts'

/** The site as a graph of pages, made from the sidebar and the pages' front matter alone. */
export interface Site {
  pages: SitePage[]
  nav: (language: Language) => NavGroup[]
}

export interface SitePage {
  path: string
  group: NavGroupSource
  front: Record<Language, FrontMatter>
  /** File of its first demo: loaded in parallel with the page's text instead of after it. */
  firstDemo?: string
  /** Subject of its first table of the reference, loaded likewise. */
  firstTable?: string
  previous?: SitePage
  next?: SitePage
}

/**
 * `partial` leaves out pages that are in the menu but not written yet, or written but not in the menu: a page can be
 * viewed while others are unfinished.
 */
export function readSite(files: ContentFiles, nav: NavSource, { partial = false } = {}): Site {
  cacheTraditional(
    nav.flatMap(({ title, links = [] }) => [title, ...links.map(link => link.title)].map(({ zh }) => zh))
  )
  const heads = convertHeads(files, nav.flatMap(pagePaths))
  const pages = nav.flatMap(group =>
    pagePaths(group)
      .filter(path => !partial || (['zh', 'en'] as const).every(language => files.has(pageFile(path, language))))
      .map((path): SitePage => ({
        path,
        group,
        front: readFronts(files, path, heads),
        firstDemo: firstDemo(files, path),
        firstTable: firstTable(files, path)
      }))
  )
  pages.forEach((page, index) => {
    page.previous = pages[index - 1]
    page.next = pages[index + 1]
  })
  if (!partial) checkFolders(files, nav.flatMap(pagePaths))
  checkAliases(pages)
  return { pages, nav: language => nav.map(group => navGroup(group, pages, language)) }
}

/** `page.tw.mdx` is never a file: Traditional Chinese is made from the Chinese page. */
export const pageFile = (path: string, language: Language): string =>
  `${path.slice(1)}/page.${language === 'en' ? 'en' : 'zh'}.mdx`

export const pageLink = (page: SitePage | undefined, language: Language): PageLink | undefined =>
  page && { path: page.path, title: page.front[language].title }

export const labelIn = (label: Label, language: Language): string =>
  language === 'tw' ? toTraditional(label.zh) : label[language]

const pagePaths = (group: NavGroupSource): string[] =>
  group.pages.map(name => (name.startsWith('/') ? name : `${group.under}/${name}`))

function readFronts(files: ContentFiles, path: string, heads: ReadonlyMap<string, string>): SitePage['front'] {
  return Object.fromEntries(
    languages.map(language => {
      const file = pageFile(path, language)
      if (!files.has(file))
        throw new Error(
          `content/${file} is missing. content/nav.ts lists ${path}, and a page is written in Chinese and in English.`
        )
      return [language, readFrontMatter((language === 'tw' && heads.get(file)) || files.read(file), `content/${file}`)]
    })
  ) as SitePage['front']
}

/**
 * Returns the front matter of these pages in Traditional Chinese, by file. Cached as one result, because converting
 * takes a third of a second and they seldom change.
 */
function convertHeads(files: ContentFiles, paths: readonly string[]): Map<string, string> {
  const names = paths.map(path => pageFile(path, 'tw')).filter(files.has)
  const converted = convertTogether(names.map(name => headOf(files.read(name))))
  return new Map(names.map((name, index) => [name, converted[index]!]))
}

const headOf = (source: string): string =>
  source.slice(0, source.length - splitFrontMatter(source).body.trimStart().length)

function firstDemo(files: ContentFiles, path: string): string | undefined {
  const [, name] = /<Demo src="\.\/([\w-]+\.vue)"/.exec(files.read(pageFile(path, 'zh'))) ?? []
  return name && files.has(`${path.slice(1)}/${name}`) ? `${path.slice(1)}/${name}` : undefined
}

const firstTable = (files: ContentFiles, path: string): string | undefined =>
  /<ApiTable of="([\w-]+)"/.exec(files.read(pageFile(path, 'zh')))?.[1]

function navGroup(group: NavGroupSource, pages: SitePage[], language: Language): NavGroup {
  return {
    key: group.key,
    title: labelIn(group.title, language),
    ...(group.isHidden && { isHidden: true }),
    pages: pages.filter(page => page.group === group).map(page => navPage(page, language)),
    links: (group.links ?? []).map(link => ({ title: labelIn(link.title, language), href: link.href }))
  }
}

function navPage(page: SitePage, language: Language): NavPage {
  const { title, isNew, className, disabled, views, aliases } = page.front[language]
  return {
    path: page.path,
    title,
    ...(isNew && { isNew }),
    ...(className && { className }),
    ...(disabled && { disabled }),
    ...(views.length && { views: views.map(view => view.name) }),
    ...(aliases.length && { aliases })
  }
}

function checkFolders(files: ContentFiles, listed: string[]): void {
  for (const name of files.list()) {
    const [, folder] = /^(.+)\/page\.(?:zh|en)\.mdx$/.exec(name) ?? []
    if (folder && !listed.includes(`/${folder}`))
      throw new Error(`content/${name} stands in no menu. Add /${folder} to content/nav.ts.`)
  }
}

function checkAliases(pages: SitePage[]): void {
  const taken = new Map(
    pages.flatMap(page =>
      [page.path, ...page.front.zh.views.map(view => `${page.path}/${view.name}`)].map(path => [path, page.path])
    )
  )
  for (const page of pages) {
    for (const alias of page.front.zh.aliases) {
      if (taken.has(alias))
        throw new Error(
          `The alias ${alias} of ${page.path} collides with ${taken.get(alias)}. An alias is an address no page has.`
        )
      taken.set(alias, page.path)
    }
  }
}
