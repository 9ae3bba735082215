import { facts } from 'virtual:facts'
import type { Demo, SourceKind } from '../../../shared/demo.ts'
import type { Language } from '../../../shared/locale.ts'
import { sectionOf } from '../../../shared/page.ts'
import type { ProjectProblem } from '../../../shared/project-code.ts'
import { decodeProject, ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { draftName } from '../../demo/draft-name.ts'
import { fetchSource } from '../../demo/source-text.ts'
import { useLoaded } from '../../loaded.ts'
import { loadPage } from '../../page/load-page.ts'
import { demoProject, startProject } from './demo-project.ts'
import { emptyDraft, fingerprint } from './draft.ts'

/** What an address opens, before anything was edited. */
export interface Opened {
  original: Project
  /** Under which name edits are kept. */
  id: string
  /** Somebody else may have written it. */
  isShared?: boolean
  title?: string
  /** The page that shows the demo. */
  path?: string
}

export type Opening =
  | { state: 'loading' }
  | { state: 'opened'; opened: Opened }
  | { state: 'unknown' }
  | { state: 'unreadable'; problem: ProjectProblem }
  | { state: 'failed'; error: unknown; retry: () => void }

/** A demo (`?demo=`), a shared project (`?code=`), or a small table to begin with. */
export function useOpened(query: ReadonlyMap<string, string>, kind: SourceKind, language: Language): Opening {
  const [demo, code] = [query.get('demo'), query.get('code')]
  const { latest, error, retry } = useLoaded([demo, code, kind, language].join('\n'), () =>
    open({ demo, code }, kind, language)
  )
  if (error instanceof ProjectCodeError) return { state: 'unreadable', problem: error.problem }
  if (error !== undefined) return { state: 'failed', error, retry }
  return latest ?? { state: 'loading' }
}

async function open(
  { demo: id, code }: { demo?: string; code?: string },
  kind: SourceKind,
  language: Language
): Promise<Opening> {
  if (code !== undefined) {
    const original = await decodeProject(code)
    return { state: 'opened', opened: { original, id: `shared/${fingerprint(original)}`, isShared: true } }
  }
  if (!id)
    return {
      state: 'opened',
      opened: { original: startProject(language, kind, facts.library), id: draftName(emptyDraft, kind) }
    }
  const found = await findDemo(id, language)
  if (!found) return { state: 'unknown' }
  const original = await demoProject(found.demo, kind, facts.library, fetchSource)
  return { state: 'opened', opened: { original, id: draftName(id, kind), title: found.title, path: found.path } }
}

async function findDemo(
  id: string,
  language: Language
): Promise<{ demo: Demo; title: string; path: string } | undefined> {
  const path = `/${sectionOf(`/${id}`)}`
  try {
    const { page } = await loadPage(path, language)
    const demo = page.demos.find(each => each.id === id)
    const heading = demo && page.headings.findLast(each => each.number !== undefined && each.number <= demo.number)
    return demo && { demo, title: heading?.text ?? page.title, path }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
