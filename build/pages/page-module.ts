import path from 'node:path/posix'
import type { Demo, DemoFile } from '../../shared/demo.ts'
import type { DrawnPage } from '../../shared/drawing.ts'
import type { PageModule } from '../../shared/first.ts'
import type { Language } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import { changesPath } from '../../shared/page.ts'
import type { History } from '../history/page-history.ts'
import { changesIn } from '../history/changes.ts'
import { demoFileNames, demoPath } from '../demos/demo-source.ts'
import type { DemoUse } from '../mdx/page-tree.ts'
import type { ContentFiles } from './content-files.ts'
import { readPage } from './read-page.ts'
import type { Site, SitePage } from './site.ts'
import { labelIn, pageFile, pageLink } from './site.ts'

/** Where the app finds what a page speaks of. The development server and the build have other places. */
export interface Places {
  /** The compiled component, and what it imports: fetched side by side. */
  component: (name: string, language: Language) => { module: string; imports: string[] }
  /** The sources of a file as the panel shows them. */
  sources: (name: string, language: Language) => string
  /** The rows of a component in the reference. */
  subject: (name: string, language: Language) => string
}

export interface PageParts {
  site: Site
  files: ContentFiles
  /** When pages changed; without it nothing is said. */
  history?: History
  /** Of a demo's file: the members that make it what it is. */
  members: (demo: string) => string[]
  places: Places
}

export type DrawPage = (page: Page, code: string) => DrawnPage

/** One page in one language: `page`, complete, and the HTML of it. */
export function drawnPage(parts: PageParts, pagePath: string, language: Language, draw: DrawPage): PageModule {
  const { code } = readPage(parts.files, pagePath, language)
  const page = pageValue(parts, pagePath, language)
  const table = parts.site.pages.find(({ path }) => path === pagePath)?.firstTable
  return { page, ...draw(page, code), ...(table && { table: parts.places.subject(table, language) }) }
}

export const pageModule = (drawn: PageModule): string =>
  Object.entries(drawn)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

export function pageValue(parts: PageParts, pagePath: string, language: Language): Page {
  const { site, files } = parts
  const sitePage = site.pages.find(page => page.path === pagePath)
  if (!sitePage) throw new Error(`${pagePath} is in no menu. Add it to content/nav.ts.`)
  const { text } = readPage(files, pagePath, language)
  const { title, kind, views } = sitePage.front[language]
  return {
    path: pagePath,
    language,
    title,
    summary: text.summary,
    group: labelIn(sitePage.group.title, language),
    kind: kind ?? 'demo',
    headings: text.headings,
    views: views.map(({ name, title }) => ({ name, title })),
    previous: pageLink(sitePage.previous, language),
    next: pageLink(sitePage.next, language),
    source: `content/${pageFile(pagePath, language)}`,
    ...historyValue(parts, pagePath, language),
    demos: [...text.demos, ...views.map(viewDemo)].map((use, index) =>
      demoValue(parts, sitePage, use, index + 1, language)
    )
  }
}

function historyValue({ history, site }: PageParts, path: string, language: Language): Partial<Page> {
  const updated = history?.updated(path)
  if (path !== changesPath) return { ...(updated && { updated }) }
  return { ...(updated && { updated }), changes: changesIn(history, site, language) }
}

/** A kept-alive view is a demo like any other: it has a source and an address of its own. */
const viewDemo = (view: { demo: string }): DemoUse => ({ src: `./${view.demo}.vue`, height: 1, marks: [], line: 1 })

function demoValue(parts: PageParts, page: SitePage, use: DemoUse, number: number, language: Language): Demo {
  const { files, members, places } = parts
  const name = path.join(page.path.slice(1), use.src)
  if (!files.has(name))
    throw new Error(`content/${pageFile(page.path, language)}:${use.line}: there is no ${use.src} beside the page.`)
  const id = name.replace(/\.vue$/, '')
  return {
    id,
    name: path.basename(id),
    number,
    height: use.height,
    marks: use.marks,
    members: members(name),
    files: demoFileNames(files, name).map((file): DemoFile => ({
      ...demoPath(file, language),
      sources: places.sources(file, language)
    })),
    ...places.component(name, language)
  }
}
