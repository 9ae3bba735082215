import path from 'node:path/posix'
import type { Demo, DemoFile } from '../../shared/demo.ts'
import type { Knob } from '../../shared/knobs.ts'
import type { RenderedPage } from '../../shared/page-renderer.ts'
import type { PageModule } from '../../shared/page-module.ts'
import type { Language } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import { changesPath } from '../../shared/page.ts'
import type { PageHistory } from '../history/page-history.ts'
import { listChanges } from '../history/changes.ts'
import { readParts } from '../demos/demo-parts.ts'
import { readTimeline } from '../demos/demo-timeline.ts'
import { demoFileNames, demoPath } from '../demos/demo-source.ts'
import type { DemoUse } from '../mdx/page-tree.ts'
import type { ContentFiles } from './content-files.ts'
import { pageFacts } from './page-facts.ts'
import { readBeside, readPage } from './read-page.ts'
import type { Site, SitePage } from './site.ts'
import { labelIn, pageFile, pageLink } from './site.ts'

/** Addresses of everything that a page refers to. */
export interface ModuleAddresses {
  /** Address of the compiled component, and its imports: loaded in parallel. */
  component: (name: string, language: Language) => { module: string; imports: string[] }
  /** Address of a file's sources for the source panel. */
  sources: (name: string, language: Language) => string
  /** Address of the rows of a component in the reference. */
  subject: (name: string, language: Language) => string
}

export interface PageParts {
  site: Site
  files: ContentFiles
  /** Returns the history of the pages; without it pages have no dates. */
  history?: () => PageHistory | undefined
  /** Returns the members of the library that characterize a demo, by its file. */
  members: (demo: string) => string[]
  /** Returns the knobs of a demo, by its file and the paths of their props. */
  knobs?: (demo: string, paths: readonly string[], language: Language) => Knob[]
  addresses: ModuleAddresses
}

export type RenderPage = (page: Page, code: string) => RenderedPage

/** Renders one page in one language: the complete `page` value and its HTML. */
export function renderPage(parts: PageParts, pagePath: string, language: Language, render: RenderPage): PageModule {
  const { code } = readPage(parts.files, pagePath, language)
  const page = pageValue(parts, pagePath, language)
  const table = parts.site.pages.find(({ path }) => path === pagePath)?.firstTable
  return { page, ...render(page, code), ...(table && { table: parts.addresses.subject(table, language) }) }
}

export const pageModule = (rendered: PageModule): string =>
  Object.entries(rendered)
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
    ...pageFacts(pagePath),
    ...historyValue(parts, pagePath, language),
    ...(text.timelines.length > 0 && {
      timelines: Object.fromEntries(
        text.timelines.map(file => [file, readTimeline(readBeside(files, pagePath)(file), file, language)])
      )
    }),
    demos: [...text.demos, ...views.map(viewDemo)].map((use, index) =>
      demoValue(parts, sitePage, use, index + 1, language)
    )
  }
}

function historyValue({ history: read, site }: PageParts, path: string, language: Language): Partial<Page> {
  const history = read?.()
  const updated = history?.updated(path)
  if (path !== changesPath) return { ...(updated && { updated }) }
  return { ...(updated && { updated }), changes: listChanges(history, site, language) }
}

/** A kept-alive view is a demo like any other: it has its own source and address. */
const viewDemo = (view: { demo: string }): DemoUse => ({ src: `./${view.demo}.vue`, height: 1, marks: [], line: 1 })

function demoValue(parts: PageParts, page: SitePage, use: DemoUse, number: number, language: Language): Demo {
  const { files, members, knobs, addresses } = parts
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
    ...(use.knobs &&
      knobs && {
        knobs: atLine(`content/${pageFile(page.path, language)}:${use.line}`, () => knobs(name, use.knobs!, language))
      }),
    ...(use.parts && {
      parts: atLine(`content/${pageFile(page.path, language)}:${use.line}`, () =>
        readParts(readBeside(files, page.path)(use.parts!), use.parts!, language)
      )
    }),
    files: demoFileNames(files, name).map((file): DemoFile => ({
      ...demoPath(file, language),
      sources: addresses.sources(file, language)
    })),
    ...addresses.component(name, language)
  }
}

/** Runs work that throws a sentence, and adds the position in the page to it. */
function atLine<T>(position: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${position}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
