import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompiledProject } from './compiled-project.ts'

export interface CompileQuestion {
  id: number
  project: Project
  language: Language
}

/** `ready` comes first, once: how long the compiler takes to arrive says nothing about the code. */
export type FromCompiler = { type: 'ready' } | ({ type: 'answer' } & CompileAnswer)

interface CompileAnswer {
  id: number
  compiled: CompiledProject
}
