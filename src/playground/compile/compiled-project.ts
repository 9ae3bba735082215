import type { ProjectError } from '../../../shared/project.ts'

export interface CompiledProject {
  /** In the order in which they may be evaluated; the last one is the entry. Bodies of CommonJS functions. */
  modules: { name: string; code: string }[]
  styles: string[]
  /** The first of each file. With errors there is nothing to run. */
  errors: ProjectError[]
}
