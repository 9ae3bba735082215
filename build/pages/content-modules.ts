import type { ContentLists } from '../../shared/content.ts'
import type { PageModule } from '../../shared/first.ts'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import { sectionOf } from '../../shared/page.ts'
import { globalSubjects, subjects } from '../api/subjects.ts'
import type { Site } from './site.ts'

/** The small modules beside pages and demos. Who serves them says where they and what they name can be found. */
const exported = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)}\n`

export const navModule = (site: Site, language: Language): string => exported('nav', site.nav(language))

export const keywordsModule = (site: Site, language: Language): string =>
  exported('keywords', Object.fromEntries(site.pages.map(page => [page.path, page.front[language].keywords])))

/** What is asked for together with a page. */
export const firstDemosModule = (pages: readonly PageModule[], language: Language): string =>
  exported(
    'firstDemos',
    Object.fromEntries(
      pages.flatMap(({ page: { path, language: spoken, demos } }) =>
        spoken === language ? demos.slice(0, 1).map(({ module, imports }) => [path, { module, imports }]) : []
      )
    )
  )

export const subjectModule = (subject: unknown): string => exported('subject', subject)

export const listsModule = (lists: ContentLists): string => exported('lists', lists)

export const sectionNames = (site: Site): string[] => [...new Set(site.pages.map(page => sectionOf(page.path)))]

export const subjectNames: readonly string[] = [...subjects.map(subject => subject.name), ...globalSubjects]

/** The lines of the groups of the sidebar in which the pages of a section stand, for the first page that a reader opens. */
export function groupListsModule(
  site: Site,
  section: string,
  language: Language,
  drawGroup: (group: NavGroup) => string
): string {
  const groups = site
    .nav(language)
    .filter(group => !group.isHidden && group.pages.some(page => sectionOf(page.path) === section))
  return exported('lists', Object.fromEntries(groups.map(group => [group.key, drawGroup(group)])))
}

/** Where a reader who follows an older address should be. */
export const aliasesOf = (site: Site): Record<string, string> =>
  Object.fromEntries(site.pages.flatMap(({ path, front }) => front.zh.aliases.map(alias => [alias, path])))
