import { facts } from 'virtual:facts'
import type { Demo, SourceKind } from '../../../shared/demo.ts'
import { readKnobValues, writeKnobs } from '../../../shared/knobs.ts'
import type { Language } from '../../../shared/locale.ts'
import { getSection } from '../../../shared/page.ts'
import type { PageModule } from '../../../shared/page-module.ts'
import type { ProjectProblem } from '../../../shared/project-code.ts'
import { decodeProject, ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { createMissingModuleError, loadNav, loadPageModule } from '../../content.ts'
import { draftName } from '../../demo/draft-name.ts'
import { fetchSource } from '../../demo/fetch-source.ts'
import { useLoaded } from '../../use-loaded.ts'
import { createDemoProject, createDefaultProject } from './demo-project.ts'
import { emptyDraft, getFingerprint } from './draft.ts'

/** Project that an address opens, before any edits. */
export interface OpenedProjectInfo {
  original: Project
  /** Storage name of the edits. */
  id: string
  /** True if the project came with a link, so the code is untrusted. */
  isShared?: boolean
  title?: string
  /** Path of the page that shows the demo. */
  path?: string
}

export type OpeningState =
  | { state: 'loading' }
  | { state: 'opened'; opened: OpenedProjectInfo }
  | { state: 'unknown'; error: Error }
  | { state: 'unreadable'; problem: ProjectProblem }
  | { state: 'failed'; error: unknown; retry: () => void }

/** Opens a demo (`?demo=`) with values of its knobs, a shared project (`?code=`), or the default project. */
export function useOpened(query: ReadonlyMap<string, string>, kind: SourceKind, language: Language): OpeningState {
  const [demo, code] = [query.get('demo'), query.get('code')]
  // Names of knobs are paths of props: `table.border`.
  const knobs = new Map([...query].filter(([name]) => demo !== undefined && name.includes('.')))
  const { latest, error, retry } = useLoaded([demo, code, kind, language, ...knobs].join('\n'), () =>
    open({ demo, code, knobs }, kind, language)
  )
  if (error instanceof ProjectCodeError) return { state: 'unreadable', problem: error.problem }
  if (error !== undefined) return { state: 'failed', error, retry }
  return latest ?? { state: 'loading' }
}

async function open(
  { demo: id, code, knobs }: { demo?: string; code?: string; knobs: ReadonlyMap<string, string> },
  kind: SourceKind,
  language: Language
): Promise<OpeningState> {
  if (code !== undefined) {
    const original = await decodeProject(code)
    return { state: 'opened', opened: { original, id: `shared/${getFingerprint(original)}`, isShared: true } }
  }
  if (!id)
    return {
      state: 'opened',
      opened: { original: createDefaultProject(language, kind, facts.library), id: draftName(emptyDraft, kind) }
    }
  const found = await findDemo(id, language)
  if (found instanceof Error) return { state: 'unknown', error: found }
  const values = readKnobValues(found.demo.knobs ?? [], knobs)
  const project = await createDemoProject(found.demo, kind, facts.library, fetchSource)
  const files = project.files.map(file =>
    file.name === project.entry ? { ...file, text: writeKnobs(file.text, found.demo.knobs ?? [], values) } : file
  )
  // Edits of the demo with other values of its knobs are a draft of their own.
  const draft = [draftName(id, kind), ...Object.entries(values).map(([path, value]) => `${path}=${value}`)].join(' ')
  return {
    state: 'opened',
    opened: { original: { ...project, files }, id: draft, title: found.title, path: found.path }
  }
}

/** Returns the error of a missing module for an unknown demo. */
async function findDemo(id: string, language: Language): Promise<{ demo: Demo; title: string; path: string } | Error> {
  const path = `/${getSection(`/${id}`)}`
  const isPage = (await loadNav(language)).some(({ pages }) => pages.some(page => page.path === path))
  if (!isPage) return createMissingModuleError(id)
  const { page } = await loadPageModule<PageModule>(path, language)
  const demo = page.demos.find(each => each.id === id)
  if (!demo) return createMissingModuleError(id)
  const heading = page.headings.findLast(each => each.number !== undefined && each.number <= demo.number)
  return { demo, title: heading?.text ?? page.title, path }
}
