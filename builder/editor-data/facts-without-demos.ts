import path from 'node:path'
import { laterNames } from '../../content/search/later-names.ts'
import type { EditorFacts } from '../../editor/facts/editor-facts.ts'
import { buildApiSubject } from '../api/api-subject.ts'
import { getLibraryFacts } from '../api/cached-facts.ts'
import { createFactIndex } from '../api/fact.ts'
import { readMemberTexts } from '../api/member-texts.ts'
import { contentFolder } from '../pages/content-files.ts'
import { collectFacts } from './collect-facts.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Returns the facts of the installed library for tests; finding the demos of each member would take minutes. */
export function readFactsWithoutDemos(): EditorFacts {
  const { facts, version } = getLibraryFacts(root)
  const index = createFactIndex(facts)
  const texts = readMemberTexts(contentFolder(path.join(root, 'content')))
  const usage = () => ({ uses: [], problems: [] })
  const defects = () => []
  return collectFacts(
    {
      index,
      version,
      subject: (name, language) => buildApiSubject({ index, version, texts, demos: [], usage, defects }, name, language)
    },
    laterNames
  )
}
