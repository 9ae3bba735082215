import type { ApiDefect, ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { createDefectList } from '../defects/defect-list.ts'
import { groupMemberDefects } from '../defects/member-defects.ts'
import { demoFileNames } from '../demos/demo-source.ts'
import { getOrCreate } from '../graph/get-or-create.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site } from '../pages/site.ts'
import { getLibraryFacts, factsKey } from './cached-facts.ts'
import type { FactIndex } from './fact.ts'
import { createFactIndex } from './fact.ts'
import type { LibraryFacts } from './library-facts.ts'
import type { TextIndex } from './member-texts.ts'
import { readMemberTexts } from './member-texts.ts'
import type { ReferenceDemo } from './reference-demos.ts'
import { listReferenceDemos } from './reference-demos.ts'
import type { MemberPicker } from './member-picker.ts'
import { createMemberPicker } from './member-picker.ts'
import { buildApiSubject } from './api-subject.ts'
import type { DemoUsage } from './usage/demo-usage.ts'
import type { DemoSourceFile } from './usage/demo-usage.ts'
import { findDemoUsage } from './usage/demo-usage.ts'
import { findInstalledUsage } from './usage/installed-usage.ts'

/** The API reference for the build: facts of the library, texts of the content, and the usage of each demo. */
export interface Reference {
  index: FactIndex
  texts: TextIndex
  version: string
  subject: (name: string, language: Language) => ApiSubject
  /** Returns the usage of the demo with this file name below `content/`. */
  usage: (name: string) => DemoUsage
  /** Returns all demos with the page and the heading above them. */
  listDemos: (language: Language) => ReferenceDemo[]
  /** Returns the up to ten rarest members that a demo uses, in the order of the demo. */
  members: (name: string) => string[]
}

export function readReference(root: string, files: ContentFiles, site: Site): Reference {
  const facts = factsKey(root)
  return createReference(getLibraryFacts(root), files, site, sources => findInstalledUsage({ sources, facts }))
}

/** Texts, demos and usages are read lazily, because a page with one demo needs no description of the table. */
export function createReference(
  { facts, version }: LibraryFacts,
  files: ContentFiles,
  site: Site,
  readUsage?: (sources: DemoSourceFile[]) => DemoUsage
): Reference {
  const index = createFactIndex(facts)
  const read = readUsage ?? (sources => findDemoUsage(sources, index))
  const demos = new Map<Language, ReferenceDemo[]>()
  const usages = new Map<string, DemoUsage>()
  const defects = new Map<Language, ReadonlyMap<string, ApiDefect[]>>()
  let texts: TextIndex | undefined
  const getTexts = () => (texts ??= readMemberTexts(files))
  let memberPicker: MemberPicker | undefined
  const subjects = new Map<string, ApiSubject>()
  const placed = (language: Language) => getOrCreate(demos, language, () => listReferenceDemos(site, files, language))
  const usage = (name: string) => getOrCreate(usages, name, () => read(readDemoSources(files, name)))
  const listDefects = (language: Language) =>
    getOrCreate(defects, language, () =>
      groupMemberDefects(createDefectList(files, language).defects, path => index.own(path).length > 0)
    )
  const getMemberPicker = () =>
    (memberPicker ??= createMemberPicker(
      placed('zh').map(demo => usage(demo.file)),
      index
    ))
  return {
    index,
    version,
    usage,
    listDemos: placed,
    members: name => getMemberPicker()(usage(name)),
    subject: (name, language) =>
      getOrCreate(subjects, `${name} ${language}`, () =>
        buildApiSubject(
          {
            index,
            version,
            texts: getTexts(),
            demos: placed(language),
            usage,
            defects: path => listDefects(language).get(path) ?? []
          },
          name,
          language
        )
      ),
    get texts() {
      return getTexts()
    }
  }
}

/** Returns the untranslated files of a demo, because names of members are the same in every language. */
export const readDemoSources = (files: ContentFiles, name: string): DemoSourceFile[] =>
  demoFileNames(files, name).map(file => ({ name: file, source: files.read(file) }))
