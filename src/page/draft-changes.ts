import { facts } from 'virtual:facts'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { draftName } from '../demo/draft-name.ts'
import { fetchSource } from '../demo/fetch-source.ts'
import { createDemoProject } from '../playground/project/demo-project.ts'
import { loadDraft } from '../playground/project/draft.ts'
import { loadPage } from './load-page.ts'

/** A file of a demo in the docs and in the reader's draft, empty if it does not exist there. */
interface ChangedFile {
  name: string
  before: string
  after: string
}

/** Returns the files that the reader's draft changes, compared with the language in which the edit began. */
export async function draftChanges(demo: Demo, page: Page, kind: SourceKind): Promise<ChangedFile[]> {
  const draft = loadDraft(draftName(demo.id, kind))
  if (!draft) return []
  const shownPage = draft.language === page.language ? page : (await loadPage(page.path, draft.language)).page
  const original = shownPage.demos.find(each => each.id === demo.id)
  if (!original) return []
  const { files } = await createDemoProject(original, kind, facts.library, fetchSource)
  const [before, after] = [files, draft.project.files].map(list => new Map(list.map(({ name, text }) => [name, text])))
  return [...new Set([...before!.keys(), ...after!.keys()])]
    .map(name => ({ name, before: before!.get(name) ?? '', after: after!.get(name) ?? '' }))
    .filter(file => file.before !== file.after)
}
