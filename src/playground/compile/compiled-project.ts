import type { ThirdPartyImport, ProjectError } from '../../../shared/project.ts'

export interface CompiledProject {
  /** Bodies of CommonJS functions in evaluation order. The last one is the entry. */
  modules: { name: string; code: string }[]
  styles: string[]
  /** Imported third-party packages, which are not part of every preview. */
  thirdParty: ThirdPartyImport[]
  /** First error of each file. A project with errors is not run. */
  errors: ProjectError[]
}
