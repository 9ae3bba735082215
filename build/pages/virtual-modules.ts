import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { sectionOf } from '../../shared/page.ts'
import { globalSubjects, subjects } from '../api/subjects.ts'
import type { Reference } from '../api/reference.ts'
import { iconsModule } from '../icons/icons-module.ts'
import { siteFacts } from './site-facts.ts'
import type { Site, SitePage } from './site.ts'
import { pageFile } from './site.ts'

/** Code of the modules that only exist during a build. `src/virtual.d.ts` describes them to the compiler. */
export function virtualModule(id: string, site: Site, root: string, reference: () => Reference): string {
  if (id === 'virtual:facts') return `export const facts = ${JSON.stringify(siteFacts(root))}`
  if (id === 'virtual:icons') return iconsModule(root)
  if (id === 'virtual:pages') return sectionsModule(site)
  if (id === 'virtual:api') return subjectsModule()
  const [, kind, rest = ''] = /^virtual:(nav|keywords|pages|api)\/(.+)$/.exec(id) ?? []
  const language = languages.find(known => rest.endsWith(known))
  if (kind === 'nav' && language) return `export const nav = ${JSON.stringify(site.nav(language))}`
  if (kind === 'keywords' && language) return `export const keywords = ${JSON.stringify(Object.fromEntries(site.pages.map(page => [page.path, page.front[language].keywords])))}`
  if (kind === 'pages' && language) return sectionModule(site, rest.slice(0, -language.length - 1), language)
  if (kind === 'api' && language) return `export const subject = ${JSON.stringify(reference().subject(rest.slice(0, -language.length - 1), language))}`
  throw new Error(`Nothing makes the module ${id}. Known are virtual:facts, virtual:icons, virtual:pages, virtual:api, virtual:nav/<language> and virtual:keywords/<language>.`)
}

/** The reference, by component and language; nothing of it is in the first load. */
function subjectsModule(): string {
  const line = (name: string) => `${JSON.stringify(name)}: { ${languages.map(language => `${language}: () => import("virtual:api/${name}/${language}")`).join(', ')} }`
  return `export const subjects = {\n${[...subjects.map(subject => subject.name), ...globalSubjects].map(line).join(',\n')}\n}`
}

/** The list of sections stays the same size however many pages are added. */
function sectionsModule(site: Site): string {
  const sections = [...new Set(site.pages.map(page => sectionOf(page.path)))]
  const line = (section: string) => `${JSON.stringify(section)}: { ${languages.map(language => `${language}: () => import("virtual:pages/${section}/${language}")`).join(', ')} }`
  return `export const sections = {\n${sections.map(line).join(',\n')}\n}`
}

function sectionModule(site: Site, section: string, language: Language): string {
  const pages = site.pages.filter(page => sectionOf(page.path) === section)
  const imported = (name: string, kind: string) => `import(${JSON.stringify(`/content/${name}?${kind}=${language}`)})`
  const line = ({ path }: SitePage) => `${JSON.stringify(path)}: () => ${imported(pageFile(path, language), 'page')}`
  const demoLine = ({ path, firstDemo }: SitePage) => (firstDemo ? [`${JSON.stringify(path)}: () => ${imported(firstDemo, 'demo')}`] : [])
  const tableLine = ({ path, firstTable }: SitePage) => (firstTable ? [`${JSON.stringify(path)}: () => import("virtual:api/${firstTable}/${language}")`] : [])
  const list = (name: string, lines: string[]) => `export const ${name} = {${lines.length ? `\n${lines.join(',\n')}\n` : ''}}`
  return [list('pages', pages.map(line)), list('firstDemos', pages.flatMap(demoLine)), list('tables', pages.flatMap(tableLine))].join('\n')
}
