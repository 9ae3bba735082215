import { facts } from 'virtual:facts'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { draftName } from '../demo/draft-name.ts'
import { fetchSource } from '../demo/source-text.ts'
import { demoProject } from '../playground/project/demo-project.ts'
import { loadDraft } from '../playground/project/draft.ts'
import { loadPage } from './load-page.ts'

/** A file of a demo as it stands in the docs and as the reader left it; empty where there is none. */
interface ChangedFile {
  name: string
  before: string
  after: string
}

/** What the reader's draft of a demo changes. It is held against the language in which the edit began. */
export async function editOf(demo: Demo, page: Page, kind: SourceKind): Promise<ChangedFile[]> {
  const draft = loadDraft(draftName(demo.id, kind))
  if (!draft) return []
  const shown = draft.language === page.language ? page : (await loadPage(page.path, draft.language)).page
  const original = shown.demos.find(each => each.id === demo.id)
  if (!original) return []
  const { files } = await demoProject(original, kind, facts.library, fetchSource)
  const [before, after] = [files, draft.project.files].map(list => new Map(list.map(({ name, text }) => [name, text])))
  return [...new Set([...before!.keys(), ...after!.keys()])]
    .map(name => ({ name, before: before!.get(name) ?? '', after: after!.get(name) ?? '' }))
    .filter(file => file.before !== file.after)
}
