import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { CompiledProject } from './compiled-project.ts'

export interface CompileQuestion {
  id: number
  project: Project
  language: Language
}

export interface CompileAnswer {
  id: number
  compiled: CompiledProject
}
