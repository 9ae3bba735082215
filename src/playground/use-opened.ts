import { facts } from 'virtual:facts'
import { useEffect, useState } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { sectionOf } from '../../shared/page.ts'
import type { ProjectProblem } from '../../shared/project-code.ts'
import { decodeProject, ProjectCodeError } from '../../shared/project-code.ts'
import type { Project } from '../../shared/project.ts'
import { draftName } from '../demo/draft-name.ts'
import { fetchSource } from '../demo/source-text.ts'
import { loadPage } from '../page/load-page.ts'
import { demoProject, startProject } from './demo-project.ts'
import { emptyDraft, fingerprint } from './draft.ts'

/** What an address opens, before anything was edited. */
export interface Opened {
  original: Project
  /** Under which name edits are kept. */
  id: string
  title?: string
  /** The page that shows the demo. */
  path?: string
}

export type Opening = { state: 'loading' } | { state: 'opened'; opened: Opened } | { state: 'unknown' } | { state: 'unreadable'; problem: ProjectProblem } | { state: 'failed'; error: unknown }

/** A demo (`?demo=`), a shared project (`?code=`), or a small table to begin with. */
export function useOpened(query: ReadonlyMap<string, string>, kind: SourceKind, language: Language): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  const [demo, code] = [query.get('demo'), query.get('code')]
  useEffect(() => {
    let live = true
    open({ demo, code }, kind, language).then(
      next => live && setOpening(next),
      (error: unknown) => live && setOpening(error instanceof ProjectCodeError ? { state: 'unreadable', problem: error.problem } : { state: 'failed', error })
    )
    return () => {
      live = false
    }
  }, [demo, code, kind, language])
  return opening
}

async function open({ demo: id, code }: { demo?: string; code?: string }, kind: SourceKind, language: Language): Promise<Opening> {
  if (code !== undefined) {
    const original = await decodeProject(code)
    return { state: 'opened', opened: { original, id: `shared/${fingerprint(original)}` } }
  }
  if (!id) return { state: 'opened', opened: { original: startProject(language, kind, facts.library), id: draftName(emptyDraft, kind) } }
  const found = await findDemo(id, language)
  if (!found) return { state: 'unknown' }
  const original = await demoProject(found.demo, kind, facts.library, fetchSource)
  return { state: 'opened', opened: { original, id: draftName(id, kind), title: found.title, path: found.path } }
}

async function findDemo(id: string, language: Language): Promise<{ demo: Demo; title: string; path: string } | undefined> {
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
