import type { PageModule } from '../../shared/page-module.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import type { Language } from '../../shared/locale.ts'
import { mapLanguages, languages } from '../../shared/locale.ts'
import { getSection } from '../../shared/page.ts'
import type { ContentLists, ContentTable } from '../../shared/content.ts'
import { getListsAddress, getPageFileName, getSectionFolder } from '../../shared/content.ts'
import { getBoostsAddress } from '../../shared/search-boosts.ts'
import { getSpellingsAddress } from '../../shared/search-spellings.ts'
import type { Reference } from '../api/reference.ts'
import { createKnobs } from '../demos/demo-knobs.ts'
import { isWidgetFile } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { PageHistory } from '../history/page-history.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import {
  aliasesOf,
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
import type { PageParts, ModuleAddresses } from '../pages/page-module.ts'
import { renderPage, pageModule } from '../pages/page-module.ts'
import type { Site } from '../pages/site.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import { createSearchFiles } from '../search/search-files.ts'
import type { PackageAddresses } from './linked-modules.ts'
import { linkModules } from './linked-modules.ts'
import type { OutputFile } from './output-file.ts'
import { exampleFiles, sourcePacks } from './source-packs.ts'

export interface ContentParts {
  base: string
  build: string
  files: ContentFiles
  site: Site
  reference: Reference
  packages: PackageAddresses
  renderers: Record<Language, PageRenderer>
  history?: PageHistory
  pictures: Pictures
}

export interface ContentOutput {
  files: OutputFile[]
  pages: PageModule[]
  table: ContentTable
}

/** Returns every file made from `content/`, each named by a hash of its content. */
export function contentOutput({
  base,
  build,
  files,
  site,
  reference,
  packages,
  renderers,
  history,
  pictures
}: ContentParts): ContentOutput {
  const outputFiles: OutputFile[] = []
  const add = (name: string, body: string): string => {
    const path = `static/content/${name}.${shortHash(body)}.js`
    outputFiles.push({ path, body })
    return path
  }
  const linkedModules = linkModules(files, packages)
  const packs = sourcePacks(files)
  const subjects = Object.fromEntries(
    subjectNames.map(name => [
      name,
      mapLanguages(language => add(`api-${name}-${language}`, subjectModule(reference.subject(name, language))))
    ])
  )
  const addresses: ModuleAddresses = {
    component: linkedModules.component,
    sources: packs.address,
    subject: (name, language) => subjects[name]![language]
  }
  const parts: PageParts = {
    site,
    files,
    history,
    members: reference.members,
    knobs: (name, paths, language) => createKnobs(reference, files, name, paths, language),
    addresses
  }
  const renderedPages: PageModule[] = []
  const sections = sectionNames(site).map(section => {
    const pages = site.pages.filter(({ path }) => getSection(path) === section)
    const bodies = languages.flatMap(language => {
      const lists = groupListsModule(site, section, language, renderers[language].renderGroup)
      return pages.map(({ path }) => {
        const rendered = renderPage(parts, path, language, renderers[language].renderPage)
        renderedPages.push(rendered)
        return [getPageFileName(path, language), pageModule(rendered) + lists] as const
      })
    })
    // A page is requested by its own name, without a list: a change of any page of the section changes the folder.
    const hash = shortHash(...bodies.flat())
    for (const [name, body] of bodies) outputFiles.push({ path: getSectionFolder(section, hash) + name, body })
    return [section, hash] as const
  })
  const search = createSearchFiles(site, files, reference)
  const lists: ContentLists = {
    api: subjects,
    keywords: mapLanguages(language => add(`keywords-${language}`, keywordsModule(site, language))),
    firstDemos: mapLanguages(language => add(`first-demos-${language}`, firstDemosModule(renderedPages, language))),
    gallery: mapLanguages(language =>
      add(`gallery-${language}`, galleryModule(galleryGroups(site, reference, pictures, language)))
    ),
    demoMap: mapLanguages(language => add(`demo-map-${language}`, demoMapModule(demoMapFacts(reference, language)))),
    widgets: Object.fromEntries(
      files
        .list()
        .filter(isWidgetFile)
        .map(name => [name, mapLanguages(language => linkedModules.component(name, language))])
    )
  }
  const listsText = listsModule(lists)
  const listsHash = shortHash(listsText)
  outputFiles.push({ path: getListsAddress(listsHash), body: listsText })
  const table: ContentTable = {
    base,
    sections: Object.fromEntries(sections.toSorted()),
    aliases: aliasesOf(site),
    build,
    nav: mapLanguages(language => add(`nav-${language}`, navModule(site, language))),
    lists: listsHash,
    search: mapLanguages(language => search.find(file => file.language === language)!.hash)
  }
  const records = search.flatMap(({ address, text, boosts, spellings }) => [
    { path: address, body: text },
    { path: getBoostsAddress(address), body: boosts },
    ...(spellings ? [{ path: getSpellingsAddress(address), body: spellings }] : [])
  ])
  return {
    files: [
      ...outputFiles,
      ...linkedModules.files(),
      ...packs.files(),
      ...exampleFiles(files),
      ...records,
      ...pictures.files
    ],
    pages: renderedPages,
    table
  }
}
