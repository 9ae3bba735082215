import type { PageModule } from '../../shared/first.ts'
import type { Drawing } from '../../shared/drawing.ts'
import type { Language } from '../../shared/locale.ts'
import { inEach, languages } from '../../shared/locale.ts'
import { sectionOf } from '../../shared/page.ts'
import type { ContentLists, ContentTable } from '../../shared/content.ts'
import { listsAddress, pageName, sectionFolder } from '../../shared/content.ts'
import { leadsAddress } from '../../shared/search-leads.ts'
import { spellingsAddress } from '../../shared/search-spellings.ts'
import type { Reference } from '../api/reference.ts'
import { isWidgetFile } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { History } from '../history/page-history.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import {
  aliasesOf,
  firstDemosModule,
  groupListsModule,
  keywordsModule,
  listsModule,
  navModule,
  sectionNames,
  subjectModule,
  subjectNames
} from '../pages/content-modules.ts'
import type { PageParts, Places } from '../pages/page-module.ts'
import { drawnPage, pageModule } from '../pages/page-module.ts'
import type { Site } from '../pages/site.ts'
import { searchFiles } from '../search/search-files.ts'
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
  drawings: Record<Language, Drawing>
  history?: History
}

export interface ContentOutput {
  files: OutputFile[]
  pages: PageModule[]
  table: ContentTable
}

/** Everything that is made of `content/`, each file named by what is in it. */
export function contentOutput({
  base,
  build,
  files,
  site,
  reference,
  packages,
  drawings,
  history
}: ContentParts): ContentOutput {
  const made: OutputFile[] = []
  const add = (name: string, body: string): string => {
    const path = `static/content/${name}.${shortHash(body)}.js`
    made.push({ path, body })
    return path
  }
  const linked = linkModules(files, packages)
  const packs = sourcePacks(files)
  const subjects = Object.fromEntries(
    subjectNames.map(name => [
      name,
      inEach(language => add(`api-${name}-${language}`, subjectModule(reference.subject(name, language))))
    ])
  )
  const places: Places = {
    component: linked.component,
    sources: packs.address,
    subject: (name, language) => subjects[name]![language]
  }
  const parts: PageParts = { site, files, history, members: reference.members, places }
  const drawnPages: PageModule[] = []
  const sections = sectionNames(site).map(section => {
    const pages = site.pages.filter(({ path }) => sectionOf(path) === section)
    const bodies = languages.flatMap(language => {
      const lists = groupListsModule(site, section, language, drawings[language].group)
      return pages.map(({ path }) => {
        const drawn = drawnPage(parts, path, language, drawings[language].page)
        drawnPages.push(drawn)
        return [pageName(path, language), pageModule(drawn) + lists] as const
      })
    })
    // A page is asked for by its own name, without a list: what changes with any of them is the folder.
    const hash = shortHash(...bodies.flat())
    for (const [name, body] of bodies) made.push({ path: sectionFolder(section, hash) + name, body })
    return [section, hash] as const
  })
  const search = searchFiles(site, files, reference)
  const lists: ContentLists = {
    api: subjects,
    keywords: inEach(language => add(`keywords-${language}`, keywordsModule(site, language))),
    firstDemos: inEach(language => add(`first-demos-${language}`, firstDemosModule(drawnPages, language))),
    widgets: Object.fromEntries(
      files
        .list()
        .filter(isWidgetFile)
        .map(name => [name, inEach(language => linked.component(name, language))])
    )
  }
  const listsText = listsModule(lists)
  const listsHash = shortHash(listsText)
  made.push({ path: listsAddress(listsHash), body: listsText })
  const table: ContentTable = {
    base,
    sections: Object.fromEntries(sections.toSorted()),
    aliases: aliasesOf(site),
    build,
    nav: inEach(language => add(`nav-${language}`, navModule(site, language))),
    lists: listsHash,
    search: inEach(language => search.find(file => file.language === language)!.hash)
  }
  const records = search.flatMap(({ address, text, leads, spellings }) => [
    { path: address, body: text },
    { path: leadsAddress(address), body: leads },
    ...(spellings ? [{ path: spellingsAddress(address), body: spellings }] : [])
  ])
  return {
    files: [...made, ...linked.files(), ...packs.files(), ...exampleFiles(files), ...records],
    pages: drawnPages,
    table
  }
}
