import path from 'node:path/posix'
import type { Demo } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import { demoFile, demoFileNames } from '../demos/demo-source.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import type { DemoUse } from '../mdx/page-tree.ts'
import type { ContentFiles } from './content-files.ts'
import type { Site, SitePage } from './site.ts'
import { labelIn, pageFile, pageLink, pageSource } from './site.ts'

/** One page in one language as a module: the body as a component and `page`, complete. */
export function pageModule(site: Site, files: ContentFiles, pagePath: string, language: Language, members: (demo: string) => string[]): string {
  const sitePage = site.pages.find(page => page.path === pagePath)
  if (!sitePage) throw new Error(`${pagePath} is in no menu. Add it to content/nav.ts.`)
  const file = pageFile(pagePath, language)
  const { code, text } = compileMdx(pageSource(files, pagePath, language), `content/${file}`, pagePath)
  const views = sitePage.front[language].views
  const page: Omit<Page, 'demos'> = {
    path: pagePath,
    language,
    title: sitePage.front[language].title,
    summary: text.summary,
    group: labelIn(sitePage.group.title, language),
    kind: sitePage.front[language].kind ?? 'demo',
    headings: text.headings,
    views: views.map(({ name, title }) => ({ name, title })),
    previous: pageLink(sitePage.previous, language),
    next: pageLink(sitePage.next, language),
    source: `content/${file}`
  }
  const demos = [...text.demos, ...views.map(viewDemo)].map((use, index) => demoCode(files, sitePage, use, index + 1, language, members))
  return `${code}
export const page = { ...${JSON.stringify(page)}, demos: [${demos.join(', ')}] }
`
}

/** A kept-alive view is a demo like any other: it has a source and an address of its own. */
const viewDemo = (view: { demo: string }): DemoUse => ({ src: `./${view.demo}.vue`, height: 1, marks: [], line: 1 })

function demoCode(files: ContentFiles, page: SitePage, use: DemoUse, number: number, language: Language, members: (demo: string) => string[]): string {
  const name = path.join(page.path.slice(1), use.src)
  if (!files.has(name)) throw new Error(`content/${pageFile(page.path, language)}:${use.line}: there is no ${use.src} beside the page.`)
  const id = name.replace(/\.vue$/, '')
  const demo: Omit<Demo, 'load'> = {
    id,
    name: path.basename(id),
    number,
    height: use.height,
    marks: use.marks,
    members: members(name),
    files: demoFileNames(files, name).map(file => demoFile(file, language))
  }
  return `{ ...${JSON.stringify(demo)}, load: () => import(${JSON.stringify(`/content/${name}?demo=${language}`)}) }`
}
