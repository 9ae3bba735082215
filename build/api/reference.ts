import type { ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { demoFileNames } from '../demos/demo-source.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { cachedFacts, factsKey } from './cached-facts.ts'
import type { FactIndex } from './fact.ts'
import { factIndex } from './fact.ts'
import type { LibraryFacts } from './library-facts.ts'
import type { TextIndex } from './member-texts.ts'
import { readMemberTexts } from './member-texts.ts'
import type { PlacedDemo } from './shown-in.ts'
import { placedDemos } from './shown-in.ts'
import type { TellingMembers } from './telling-members.ts'
import { tellingMembers } from './telling-members.ts'
import { apiSubject } from './api-subject.ts'
import type { DemoUsage } from './usage/demo-usage.ts'
import type { SourceText } from './usage/demo-code.ts'
import { demoUsage } from './usage/demo-usage.ts'
import { usageOfInstalled } from './usage/installed-usage.ts'

/** The reference as the build sees it: facts of the library, texts of the content, and what the demos use. */
export interface Reference {
  index: FactIndex
  texts: TextIndex
  version: string
  subject: (name: string, language: Language) => ApiSubject
  /** Of a demo's file below `content/`. */
  usage: (name: string) => DemoUsage
  /** All demos, by the heading they stand under. */
  placed: (language: Language) => PlacedDemo[]
  /** The members that make a demo what it is, the rarest first. */
  members: (name: string) => string[]
}

export function readReference(root: string, files: ContentFiles, site: Site): Reference {
  const facts = factsKey(root)
  return makeReference(cachedFacts(root), files, site, sources => usageOfInstalled({ sources, facts }))
}

/** Everything is read when it is asked for first: a page with one demo needs no description of the table. */
export function makeReference(
  { facts, version }: LibraryFacts,
  files: ContentFiles,
  site: Site,
  readUsage?: (sources: SourceText[]) => DemoUsage
): Reference {
  const index = factIndex(facts)
  const read = readUsage ?? (sources => demoUsage(sources, index))
  const demos = new Map<Language, PlacedDemo[]>()
  const usages = new Map<string, DemoUsage>()
  let texts: TextIndex | undefined
  const getTexts = () => (texts ??= readMemberTexts(files))
  let telling: TellingMembers | undefined
  const subjects = new Map<string, ApiSubject>()
  const placed = (language: Language) => kept(demos, language, () => placedDemos(site, files, language))
  const usage = (name: string) => kept(usages, name, () => read(demoTexts(files, name)))
  const getTelling = () =>
    (telling ??= tellingMembers(
      placed('zh').map(demo => usage(demo.file)),
      index
    ))
  return {
    index,
    version,
    usage,
    placed,
    members: name => getTelling()(usage(name)),
    subject: (name, language) =>
      kept(subjects, `${name} ${language}`, () =>
        apiSubject({ index, version, texts: getTexts(), demos: placed(language), usage }, name, language)
      ),
    get texts() {
      return getTexts()
    }
  }
}

/** A demo's files as they are written: names of members are the same in every language. */
export const demoTexts = (files: ContentFiles, name: string): SourceText[] =>
  demoFileNames(files, name).map(file => ({ name: file, source: files.read(file) }))

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
