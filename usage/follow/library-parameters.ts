import { isCall, unwrapExpression, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile } from './analyzed-file.ts'
import type { CrossFileUse } from './cross-file-use.ts'
import { otherFileOf } from './cross-file-use.ts'
import type { ImportReader } from './exports.ts'
import { resolveLibraryPath } from './library-path.ts'
import type { Binding } from './scopes.ts'
import type { Resolver } from './values.ts'

/** True for a parameter that gets the library from a call: `table` of `setup(table)` with `setup(VXETable)`. */
export type LibraryParameterTest = (binding: Binding) => boolean

interface ParameterReader {
  imports: ImportReader
  functions: Resolver['functions']
  reportUse: ((use: CrossFileUse) => void) | undefined
}

/** Reads the calls that pass the library to a function, which may be in another file. */
export function readLibraryParameters(
  analyzed: AnalyzedFile,
  incoming: readonly CrossFileUse[],
  { imports, functions, reportUse }: ParameterReader
): LibraryParameterTest {
  const found = new Set<string>()
  for (const use of incoming) if (use.kind === 'library') found.add(keyOf(use.start, use.position))
  for (const script of analyzed.scripts)
    walk(script.program, node => {
      if (!isCall(node)) return
      ;(node.arguments as Node[]).forEach((each, position) => {
        if (unwrapExpression(each)?.type !== 'Identifier' || resolveLibraryPath(script, each, imports)?.length !== 0)
          return
        for (const value of functions(node.callee as Node, { script })) {
          const { start } = value.node
          const file = otherFileOf(value, analyzed)
          if (file === undefined) found.add(keyOf(start, position))
          else reportUse?.({ kind: 'library', file, start, position })
        }
      })
    })
  return ({ parameter, member }) =>
    parameter !== undefined && member === undefined && found.has(keyOf(parameter.function.start, parameter.position))
}

const keyOf = (start: number, position: number): string => `${start} ${position}`
