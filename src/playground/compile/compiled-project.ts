import type { GuestImport, ProjectError } from '../../../shared/project.ts'

export interface CompiledProject {
  /** In the order in which they may be evaluated; the last one is the entry. Bodies of CommonJS functions. */
  modules: { name: string; code: string }[]
  styles: string[]
  /** Imported, but not a part of every preview. */
  guests: GuestImport[]
  /** The first of each file. With errors there is nothing to run. */
  errors: ProjectError[]
}
