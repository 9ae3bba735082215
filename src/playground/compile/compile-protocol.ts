import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompiledProject } from './compiled-project.ts'

export interface CompileRequest {
  id: number
  project: Project
  language: Language
}

/** `ready` is sent once, before all results, so that the time to load the compiler is not attributed to the code. */
export type CompilerMessage = { type: 'ready' } | ({ type: 'answer' } & CompileResult)

interface CompileResult {
  id: number
  compiled: CompiledProject
}
