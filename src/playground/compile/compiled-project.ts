import type { ThirdPartyImport, ProjectError } from '../../../shared/project.ts'

export interface CompiledProject {
  /** Bodies of CommonJS functions in evaluation order. */
  modules: { name: string; code: string }[]
  /** Names of the modules with the component and with its check. */
  entry: string
  check?: string
  styles: string[]
  /** Imported third-party packages, which are not part of every preview. */
  thirdParty: ThirdPartyImport[]
  /** First error of each file. A project with errors is not run. */
  errors: ProjectError[]
}
