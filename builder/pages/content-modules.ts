import type { ContentLists } from '../../shared/content.ts'
import type { GalleryGroup } from '../../shared/gallery.ts'
import type { PageModule } from '../../shared/page-module.ts'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import { getSection } from '../../shared/page.ts'
import type { DefectList } from '../../shared/defects.ts'
import type { DemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import { globalSubjects, subjects } from '../api/subjects.ts'
import type { Site } from './site.ts'

/**
 * Prints one of the small modules beside pages and demos. The development server or the build supplies the addresses
 * in it.
 */
const exportStatement = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)}\n`

export const navModule = (site: Site, language: Language): string => exportStatement('nav', site.nav(language))

export const keywordsModule = (site: Site, language: Language): string =>
  exportStatement('keywords', Object.fromEntries(site.pages.map(page => [page.path, page.front[language].keywords])))

/** Addresses of the first demo of each page, which is loaded together with the page. */
export const firstDemosModule = (pages: readonly PageModule[], language: Language): string =>
  exportStatement(
    'firstDemos',
    Object.fromEntries(
      pages.flatMap(({ page: { path, language: pageLanguage, demos } }) =>
        pageLanguage === language ? demos.slice(0, 1).map(({ module, imports }) => [path, { module, imports }]) : []
      )
    )
  )

export const galleryModule = (groups: readonly GalleryGroup[]): string => exportStatement('gallery', groups)

export const demoMapModule = (facts: DemoMapFacts): string => exportStatement('demoMap', facts)

export const defectsModule = (list: DefectList): string => exportStatement('defectList', list)

export const subjectModule = (subject: unknown): string => exportStatement('subject', subject)

export const listsModule = (lists: ContentLists): string => exportStatement('lists', lists)

export const sectionNames = (site: Site): string[] => [...new Set(site.pages.map(page => getSection(page.path)))]

export const subjectNames: readonly string[] = [...subjects.map(subject => subject.name), ...globalSubjects]

/** Renders the sidebar groups that contain pages of a section, for the first page that a reader opens. */
export function groupListsModule(
  site: Site,
  section: string,
  language: Language,
  renderGroup: (group: NavGroup) => string
): string {
  const groups = site
    .nav(language)
    .filter(group => !group.isHidden && group.pages.some(page => getSection(page.path) === section))
  return exportStatement('lists', Object.fromEntries(groups.map(group => [group.key, renderGroup(group)])))
}

/** Maps older addresses to the current pages. */
export const aliasesOf = (site: Site): Record<string, string> =>
  Object.fromEntries(site.pages.flatMap(({ path, front }) => front.zh.aliases.map(alias => [alias, path])))
