import type { ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { demoFileNames } from '../demos/demo-source.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { cachedFacts } from './cached-facts.ts'
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
import { demoUsage } from './usage/demo-usage.ts'

/** The reference as the build sees it: facts of the library, texts of the content, and what the demos use. */
export interface Reference {
  index: FactIndex
  texts: TextIndex
  version: string
  subject: (name: string, language: Language) => ApiSubject
  /** Of a demo's file below `content/`. */
  usage: (name: string) => DemoUsage
  /** The members that make a demo what it is, the rarest first. */
  members: (name: string) => string[]
}

export function readReference(root: string, files: ContentFiles, site: Site): Reference {
  return makeReference(cachedFacts(root), files, site)
}

/** Everything is read when it is asked for first: a page with one demo needs no description of the table. */
export function makeReference({ facts, version }: LibraryFacts, files: ContentFiles, site: Site): Reference {
  const index = factIndex(facts)
  const demos = new Map<Language, PlacedDemo[]>()
  let texts: TextIndex | undefined
  const getTexts = () => (texts ??= readMemberTexts(files))
  let telling: TellingMembers | undefined
  const usage = (name: string) => keptUsage(demoFileNames(files, name).map(file => ({ name: file, source: files.read(file) })), index)
  const members = (name: string) => (telling ??= tellingMembers(kept(demos, 'zh', () => placedDemos(site, files, 'zh')).map(demo => usage(demo.file)), index))(usage(name))
  const subject = (name: string, language: Language) => {
    const placed = kept(demos, language, () => placedDemos(site, files, language))
    return apiSubject({ index, version, texts: getTexts(), demos: placed, usage }, name, language)
  }
  return { index, version, usage, members, subject, get texts() { return getTexts() } }
}

/** Reading a demo takes longer than anything else here, and it is read again after every change of the content. */
const usages = new Map<string, DemoUsage>()

const keptUsage = (sources: { name: string; source: string }[], index: FactIndex): DemoUsage =>
  kept(usages, `${index.all.length}\n${sources.map(({ name, source }) => `${name}\n${source}`).join('\n')}`, () => demoUsage(sources, index))

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
