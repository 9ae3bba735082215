import { facts } from 'virtual:facts'
import type { Demo, SourceKind } from '../../../shared/demo.ts'
import type { CasePack } from '../../../shared/case-project.ts'
import { createCaseProject, getCasePackAddress } from '../../../shared/case-project.ts'
import { getOwn } from '../../../shared/own-property.ts'
import { readKnobValues, writeKnobs } from '../../../shared/knobs.ts'
import type { Language } from '../../../shared/locale.ts'
import { getSection } from '../../../shared/page.ts'
import type { PageModule } from '../../../shared/page-module.ts'
import type { ProjectProblem } from '../../../shared/project-code.ts'
import { decodeProject, ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { buildVersion, contentUrl, createMissingModuleError, loadNav, loadPageModule } from '../../content.ts'
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

/**
 * Opens a demo (`?demo=`) with values of its knobs, the case of a defect (`?defect=`), a shared project (`?code=`), or the
 * default project. `release` names the version that runs a case.
 */
export function useOpened(query: ReadonlyMap<string, string>, kind: SourceKind, language: Language): OpeningState {
  const [demo, code, defect, release] = ['demo', 'code', 'defect', 'release'].map(name => query.get(name))
  // Names of knobs are paths of props: `table.border`.
  const knobs = new Map([...query].filter(([name]) => demo !== undefined && name.includes('.')))
  const { latest, error, retry } = useLoaded([demo, code, defect, release, kind, language, ...knobs].join('\n'), () =>
    defect === undefined ? open({ demo, code, knobs }, kind, language) : openCase(defect, release ?? facts.library)
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

/** Opens the case of a defect, named like its page and itself: `table/edit/cellValid/clear-validate`. */
async function openCase(id: string, release: string): Promise<OpeningState> {
  const [page, name] = [id.slice(0, id.lastIndexOf('/')), id.slice(id.lastIndexOf('/') + 1)]
  const isPage = (await loadNav('zh')).some(({ pages }) => pages.some(({ path }) => path === `/${page}`))
  const pack = isPage ? await fetchCasePack(page) : undefined
  const files = pack && getOwn(pack, name.replace(workaroundEnding, ''))
  const component = name.endsWith(workaroundEnding) ? files?.workaround : files?.component
  if (!files || !component) return { state: 'unknown', error: createMissingModuleError(id) }
  const original = createCaseProject(component, files.check, release)
  return { state: 'opened', opened: { original, id: `defect/${id} ${release}`, title: name, path: `/${page}` } }
}

const workaroundEnding = '.workaround'

async function fetchCasePack(page: string): Promise<CasePack | undefined> {
  const response = await fetch(contentUrl(`${getCasePackAddress(page)}?v=${buildVersion()}`))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  return (await response.json()) as CasePack
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
