import { getMostSimilar, minSimilarity, similarity } from '../shared/similarity.ts'
import type { ApiMember, ApiSubject } from '../shared/api.ts'
import { joinCopyParts } from '../shared/copied-source.ts'
import type { SourceKind, SourcePack } from '../shared/demo.ts'
import type { Language } from '../shared/locale.ts'
import { nearestPages } from '../shared/nearest-pages.ts'
import { getOwn } from '../shared/own-property.ts'
import type { SearchAnswer } from '../shared/search-engine.ts'
import { createSearchEngine } from '../shared/search-engine.ts'
import { arrangeHits } from '../shared/search-sections.ts'
import type { SearchRecord } from '../shared/search.ts'
import { getStaticPageName, getTitlesName } from '../shared/static-names.ts'
import type { SiteTitles } from '../shared/titles.ts'
import { cachePromises } from '../shared/cache-promises.ts'
import { findSection, splitMarkdown } from './markdown-sections.ts'
import { readPageAddress } from './page-address.ts'
import type { SiteFiles } from './site-files.ts'

/** Languages with texts of their own. */
export type AnswerLanguage = Exclude<Language, 'tw'>

export interface FoundHits {
  /** Hits in the order of the search dialog. */
  hits: SearchRecord[]
  /** Corrected query that the hits belong to. */
  instead?: string
  /** Names like the query, if there is no hit. */
  near: SearchRecord[]
}

export interface FoundPage {
  path: string
  title: string
  /** The whole page or one section of it. */
  markdown: string
  /** Headings of the page. */
  headings: string[]
  /** Heading of the section that the Markdown is. */
  heading?: string
}

/** No page, heading, member or demo has this name; others have similar ones. */
export interface NotFound {
  /** Address, member or demo that does not exist. */
  name: string
  similar: string[]
}

export interface FoundMember {
  subject: ApiSubject
  member: ApiMember
}

export interface FoundDemo {
  id: string
  title: string
  /** Address of the demo on its page. */
  href: string
  /** The demo as one file. */
  code: string
  kind: SourceKind
  /** Packages that it needs beside Vue and the library. */
  install?: string
}

export interface Answers {
  find: (query: string, language: AnswerLanguage, maxHits: number) => Promise<FoundHits>
  /** Returns a page, or one of its sections by heading, anchor or demo. */
  page: (address: string, language: AnswerLanguage, heading?: string) => Promise<FoundPage | NotFound>
  /** Returns the members of that name: `sort-config`, `table.sortConfig.orders`, `getCheckboxRecords()`. */
  members: (name: string, language: AnswerLanguage) => Promise<FoundMember[] | NotFound>
  demo: (id: string, language: AnswerLanguage, kind: SourceKind) => Promise<FoundDemo | NotFound>
}

const maxMembers = 12
const maxSimilar = 6

/** Answers questions from the files of a built site, for the command and for programs. */
export function createAnswers(files: SiteFiles): Answers {
  const readText = async (name: string): Promise<string> => {
    const text = await files.read(name)
    if (text === undefined) throw new Error(`The documentation lacks ${name}.`)
    return text
  }
  const readJson = cachePromises(async name => JSON.parse(await readText(name)) as unknown)
  const engine = createSearchEngine(readJson)
  const readTitles = (language: Language) => readJson(getTitlesName(language)) as Promise<SiteTitles>
  const readApi = () => readJson('api.json') as Promise<Record<AnswerLanguage, Record<string, ApiSubject>>>
  const recordFiles = {
    zh: findRecords('zh'),
    en: findRecords('en'),
    // Traditional Chinese is not asked for, and its records are not part of every copy.
    tw: findRecords('zh')
  }
  return { find, page, members, demo }

  function findRecords(language: Language): string {
    return files.names.find(name => new RegExp(`^static/search/${language}\\.[^/]+\\.json$`).test(name)) ?? ''
  }

  async function search(query: string, language: AnswerLanguage): Promise<SearchAnswer> {
    await engine.loadBoosts(recordFiles[language])
    return engine.answer({ query, language, files: recordFiles })
  }

  async function find(query: string, language: AnswerLanguage, maxHits: number): Promise<FoundHits> {
    const { hits, others, near, instead } = await search(query, language)
    const shown = arrangeHits(hits).flatMap(section => section.hits)
    return {
      hits: [...shown, ...others].slice(0, maxHits),
      near: near.slice(0, maxSimilar),
      ...(instead !== undefined && { instead })
    }
  }

  async function page(address: string, language: AnswerLanguage, heading?: string): Promise<FoundPage | NotFound> {
    const asked = readPageAddress(address)
    const titles = await readTitles(language)
    const named = Object.entries(titles).map(([path, { title }]) => ({ path, title }))
    const found = named.find(({ path }) => path === asked.path) ?? named.find(({ title }) => title === address.trim())
    if (!found) return { name: address, similar: nearestPages(named, asked.path).map(({ path }) => path) }
    const markdown = await readText(getStaticPageName(found.path, language, 'md'))
    const sections = splitMarkdown(markdown)
    const headings = sections.filter(({ level }) => level > 1).map(({ title }) => title)
    const wanted =
      heading ?? (asked.anchor && ((await findHeading(found.path, asked.anchor, language)) ?? asked.anchor))
    if (!wanted) return { ...found, markdown, headings }
    const section = findSection(sections, wanted)
    if (section === undefined)
      return {
        name: wanted,
        similar: getMostSimilar(headings, title => similarity(title, wanted), 0, maxSimilar)
      }
    return { ...found, markdown: section, headings, heading: wanted }
  }

  /** Returns the heading with an anchor, or the one above a demo. */
  async function findHeading(path: string, anchor: string, language: AnswerLanguage): Promise<string | undefined> {
    const demoName = /^demo-(.+)$/.exec(anchor)?.[1]
    const page = getOwn(await readTitles(language), path)
    if (demoName !== undefined) return getOwn(page?.demos ?? {}, demoName)
    return getOwn(page?.headings ?? {}, anchor)
  }

  async function members(name: string, language: AnswerLanguage): Promise<FoundMember[] | NotFound> {
    const subjects = Object.values((await readApi())[language])
    const all = subjects.flatMap(subject => withKeys(subject.members).map(member => ({ subject, member })))
    const wanted = normalizeMember(readPageAddress(name).member ?? name)
    const exact = all.filter(({ member }) => normalizeMember(member.path) === wanted)
    const found = exact.length ? exact : all.filter(each => isCalled(each, wanted))
    if (found.length)
      return found.toSorted((left, right) => depthOf(left.member) - depthOf(right.member)).slice(0, maxMembers)
    const similar = getMostSimilar(
      all,
      ({ member }) => similarity(member.path.replace(/^[\w-]+/, ''), name),
      minSimilarity,
      maxSimilar
    )
    return { name, similar: similar.map(({ member }) => member.path) }
  }

  async function demo(id: string, language: AnswerLanguage, kind: SourceKind): Promise<FoundDemo | NotFound> {
    const titles = await readTitles(language)
    const demos = Object.entries(titles).flatMap(([path, each]) =>
      Object.entries(each.demos).map(([name, title]) => ({ id: `${path.slice(1)}/${name}`, path, name, title }))
    )
    const { path, anchor } = readPageAddress(id)
    const wanted = anchor.startsWith('demo-') ? `${path.slice(1)}/${anchor.slice(5)}` : path.slice(1)
    const found = demos.find(each => each.id === wanted) ?? demos.find(({ name }) => name === wanted)
    if (!found) {
      const similar = getMostSimilar(
        demos,
        each => Math.max(similarity(each.id, wanted), similarity(each.name, wanted)),
        minSimilarity,
        maxSimilar
      )
      return { name: id, similar: similar.map(each => each.id) }
    }
    const name = `${found.id}${language === 'zh' ? '' : `.${language}`}.vue`
    const source = getOwn(await readPack(name, language), name)?.[kind]
    if (!source) return { name: id, similar: [] }
    const code = source.copy
      ? joinCopyParts(
          source.copy,
          await Promise.all((source.copyFrom ?? []).map(each => readShown(each, language, kind)))
        )
      : source.code
    return {
      id: found.id,
      title: found.title,
      href: `#${found.path}#demo-${found.name}`,
      code,
      kind,
      ...(source.install !== undefined && { install: source.install })
    }
  }

  /** Reads the pack of the folder that holds a file. */
  function readPack(name: string, language: AnswerLanguage): Promise<SourcePack> {
    return readJson(`example/pack/${name.slice(0, name.lastIndexOf('/'))}.${language}.json`) as Promise<SourcePack>
  }

  async function readShown(name: string, language: AnswerLanguage, kind: SourceKind): Promise<string> {
    return getOwn(await readPack(name, language), name)?.[kind].code ?? ''
  }
}

const withKeys = (members: readonly ApiMember[]): ApiMember[] =>
  members.flatMap(member => [member, ...withKeys(member.members ?? [])])

/** `vxe-table sort-config.Orders()` -> `table.sortconfig.orders` */
const normalizeMember = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^<?vxe-/, '')
    .replace(/\(\)(?=\w)|[@#]/g, '.')
    .replace(/[\s.>]+/g, '.')
    .replace(/-(?=\w)/g, '')
    .replace(/^\.|\.$/g, '')
    .split('(', 1)[0]!

/** True if the name is that of the member, or the end of its path. */
const isCalled = ({ member }: FoundMember, wanted: string): boolean =>
  wanted !== '' && `.${normalizeMember(member.path)}`.endsWith(`.${wanted}`)

const depthOf = ({ path }: ApiMember): number => path.split('.').length
