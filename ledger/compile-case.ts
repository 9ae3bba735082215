import { createCaseProject } from '../shared/case-project.ts'
import { compileProject } from '../src/playground/compile/compile-project.ts'
import type { CompiledProject } from '../src/playground/compile/compiled-project.ts'

/** Parts of a compiled case that a frame runs. */
export type CompiledCase = Pick<CompiledProject, 'modules' | 'styles' | 'entry' | 'check'>

/** Compiles a case as the playground does; throws the first error. */
export function compileCase(component: string, check: string, version: string): CompiledCase {
  const { errors, thirdParty, ...compiled } = compileProject(createCaseProject(component, check, version))
  if (errors[0]) throw new Error(errors[0].message)
  if (thirdParty.length > 0) throw new Error(`A case imports only the library, and not ${thirdParty.join(', ')}.`)
  return compiled
}
