import { createCaseProject } from '../shared/case-project.ts'
import { compileProject } from '../src/playground/compile/compile-project.ts'
import type { CompiledProject } from '../src/playground/compile/compiled-project.ts'
import type { Patch } from './read-patches.ts'

/** Parts of a compiled case that a frame runs. */
export type CompiledCase = Pick<CompiledProject, 'modules' | 'styles' | 'entry' | 'check'>

/** Compiles a case as the playground does, with patches that run before it; throws the first error. */
export function compileCase(
  component: string,
  check: string,
  version: string,
  patches: readonly Patch[] = []
): CompiledCase {
  const { errors, thirdParty, ...compiled } = compileProject(createCaseProject(component, check, version))
  if (errors[0]) throw new Error(errors[0].message)
  if (thirdParty.length > 0) throw new Error(`A case imports only the library, and not ${thirdParty.join(', ')}.`)
  return { ...compiled, modules: [...compilePatches(patches, version), ...compiled.modules] }
}

/** Compiles patches and a module that applies them. */
function compilePatches(patches: readonly Patch[], version: string): CompiledCase['modules'] {
  if (patches.length === 0) return []
  const { errors, modules } = compileProject({
    entry: 'apply.js',
    files: [
      { name: 'apply.js', text: applyPatches(patches) },
      ...patches.map(({ name, code }) => ({ name: `${name}.js`, text: code }))
    ],
    kind: 'js',
    library: version
  })
  if (errors[0]) throw new Error(errors[0].message)
  return modules
}

const applyPatches = (patches: readonly Patch[]): string =>
  [
    "import * as library from 'vxe-table'",
    ...patches.map(({ name, exported }) => `import { ${exported} } from './${name}.js'`),
    // Twice, because the second call must change nothing.
    ...patches.flatMap(({ exported }) => [`${exported}(library)`, `${exported}(library.VXETable)`])
  ].join('\n')
