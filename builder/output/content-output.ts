import type { PageModule } from '../../shared/page-module.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import type { Language } from '../../shared/locale.ts'
import { mapLanguages, languages } from '../../shared/locale.ts'
import { getSection } from '../../shared/page.ts'
import type { ContentLists, ContentTable } from '../../shared/content.ts'
import { getListsAddress, getPageFileName, getSectionFolder } from '../../shared/content.ts'
import type { Reference } from '../api/reference.ts'
import { createDefectList } from '../defects/defect-list.ts'
import { casePacks } from '../defects/case-packs.ts'
import type { DefectCase } from '../defects/read-cases.ts'
import { createKnobs } from '../demos/demo-knobs.ts'
import { isWidgetFile } from '../demos/demo-source.ts'
import { getOrCreate } from '../graph/get-or-create.ts'
import { once } from '../graph/once.ts'
import type { PageHistory } from '../history/page-history.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import {
  aliasesOf,
  defectsModule,
  demoMapModule,
  firstDemosModule,
  galleryModule,
  groupListsModule,
  keywordsModule,
  listsModule,
  navModule,
  sectionNames,
  subjectModule,
  subjectNames
} from '../pages/content-modules.ts'
import { demoMapFacts } from '../pages/demo-map-facts.ts'
import { galleryGroups } from '../pages/gallery-groups.ts'
import type { PageParts } from '../pages/page-module.ts'
import { renderPage, pageModule } from '../pages/page-module.ts'
import type { Site } from '../pages/site.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import { searchFiles } from '../search/search-files.ts'
import type { LinkedModules, PackageAddresses } from './linked-modules.ts'
import { linkModules } from './linked-modules.ts'
import type { Naming } from './naming.ts'
import type { LazyFile } from './output-file.ts'
import { exampleFiles, sourcePacks } from './source-packs.ts'

export interface ContentParts {
  base: string
  build: string
  naming: Naming
  files: ContentFiles
  site: Site
  reference: Reference
  /** Returns the members of the library that characterize a demo. */
  members: (demo: string) => string[]
  packages: PackageAddresses
  renderer: (language: Language) => PageRenderer
  history: () => PageHistory | undefined
  pictures: Pictures
  /** Cases of defects, which the playground opens. */
  cases: readonly DefectCase[]
  /** Lists the first demo of each page, for which all pages are rendered. */
  listsFirstDemos: boolean
}

export interface ContentOutput {
  table: ContentTable
  /** Pages, lists and the search; `linked` has the modules of demos. */
  modules: readonly LazyFile[]
  linked: LinkedModules
  /** Returns the sources of demos. */
  examples: () => LazyFile[]
  /** Returns every file made from `content/`. */
  files: () => LazyFile[]
  pages: () => PageModule[]
  page: (path: string, language: Language) => PageModule
  /** Returns the pages that have been requested so far. */
  renderedPages: () => PageModule[]
}

/** Describes every file made from `content/`. The build writes them all, the development server the requested ones. */
export function contentOutput(parts: ContentParts): ContentOutput {
  const { base, build, naming, files, site, reference, pictures, renderer } = parts
  const modules: LazyFile[] = []
  const add = (name: string, compute: () => string): string => {
    const body = once(compute)
    const path = `static/content/${name}.${naming.hash(body)}.js`
    modules.push({ path, body })
    return path
  }
  const linked = linkModules(files, parts.packages, naming)
  const packs = sourcePacks(files, naming)
  const subjects = Object.fromEntries(
    subjectNames.map(name => [
      name,
      mapLanguages(language => add(`api-${name}-${language}`, () => subjectModule(reference.subject(name, language))))
    ])
  )
  const { page, renderedPages } = createPageCache(
    {
      site,
      files,
      history: parts.history,
      members: parts.members,
      knobs: (name, paths, language) => createKnobs(reference, files, name, paths, language),
      addresses: {
        component: linked.component,
        sources: packs.address,
        subject: (name, language) => subjects[name]![language]
      }
    },
    renderer
  )
  const pages = () =>
    sectionNames(site).flatMap(section =>
      languages.flatMap(language => pathsOf(site, section).map(path => page(path, language)))
    )
  const sections = sectionNames(site).map(section => {
    const bodies = languages.flatMap(language => {
      const lists = once(() => groupListsModule(site, section, language, renderer(language).renderGroup))
      return pathsOf(site, section).map(path => ({
        name: getPageFileName(path, language),
        body: once(() => pageModule(page(path, language)) + lists())
      }))
    })
    // A page is requested by its own name, without a list: a change of any page of the section changes the folder.
    const hash = naming.hash(...bodies.flatMap(({ name, body }) => [() => name, body]))
    modules.push(...bodies.map(({ name, body }) => ({ path: getSectionFolder(section, hash) + name, body })))
    return [section, hash] as const
  })
  const search = searchFiles(site, files, reference, naming)
  const lists: Omit<ContentLists, 'widgets'> = {
    api: subjects,
    keywords: mapLanguages(language => add(`keywords-${language}`, () => keywordsModule(site, language))),
    firstDemos: mapLanguages(language =>
      add(`first-demos-${language}`, () => firstDemosModule(parts.listsFirstDemos ? pages() : [], language))
    ),
    gallery: mapLanguages(language =>
      add(`gallery-${language}`, () => galleryModule(galleryGroups(site, reference, pictures, language)))
    ),
    demoMap: mapLanguages(language =>
      add(`demo-map-${language}`, () => demoMapModule(demoMapFacts(reference, language)))
    ),
    defects: mapLanguages(language =>
      add(`defects-${language}`, () => defectsModule(createDefectList(files, language)))
    )
  }
  const widgets = () =>
    Object.fromEntries(
      files
        .list()
        .filter(isWidgetFile)
        .map(name => [name, mapLanguages(language => linked.component(name, language))])
    )
  const listsText = once(() => listsModule({ ...lists, widgets: widgets() }))
  const listsHash = naming.hash(listsText)
  modules.push({ path: getListsAddress(listsHash), body: listsText })
  const table: ContentTable = {
    base,
    sections: Object.fromEntries(sections.toSorted()),
    aliases: aliasesOf(site),
    build,
    nav: mapLanguages(language => add(`nav-${language}`, () => navModule(site, language))),
    lists: listsHash,
    search: search.hashes
  }
  modules.push(...search.files)
  const examples = once(() => [...packs.files(), ...exampleFiles(files), ...casePacks(parts.cases)])
  return {
    table,
    modules,
    linked,
    examples,
    page,
    pages,
    renderedPages,
    files: () => [
      ...modules,
      ...linked.files(),
      ...examples(),
      ...pictures.files.map(({ path, body }) => ({ path, body: () => body }))
    ]
  }
}

const pathsOf = (site: Site, section: string): string[] =>
  site.pages.filter(({ path }) => getSection(path) === section).map(({ path }) => path)

/** Renders each page once. */
function createPageCache(parts: PageParts, renderer: ContentParts['renderer']) {
  const rendered = new Map<string, PageModule>()
  return {
    renderedPages: () => [...rendered.values()],
    page(path: string, language: Language): PageModule {
      const key = `${path} ${language}`
      return getOrCreate(rendered, key, () => renderPage(parts, path, language, renderer(language).renderPage))
    }
  }
}
