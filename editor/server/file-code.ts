import { analyzeFile } from '../../usage/follow/analyzed-file.ts'
import type { AnalyzedFile } from '../../usage/follow/analyzed-file.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import type { ImportReader } from '../../usage/follow/exports.ts'
import { createImportReader } from '../../usage/follow/exports.ts'
import type { LibraryShape } from '../../usage/follow/library-shape.ts'
import type { LibraryUsage } from '../../usage/follow/usage.ts'
import { usagesOf } from '../../usage/follow/usages.ts'
import type { ProjectModules } from '../../usage/project/project-modules.ts'
import { createProjectModules } from '../../usage/project/project-modules.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import { readSourceBlocks } from '../../usage/read/source-blocks.ts'
import { maxStepsOf, runWithStepLimit } from '../../usage/read/step-limit.ts'

/** A file with its uses of the library. */
export interface FileCode {
  analyzed: AnalyzedFile
  imports: ImportReader
  usages: readonly LibraryUsage[]
  /** Objects of other files that this one gives to the library. */
  given: readonly CrossFileUse[]
}

/** Reads the uses of the library in a file among others. Returns undefined for code that can't be followed. */
export function readFileCode(
  file: SourceFile,
  modules: ProjectModules,
  shape: LibraryShape,
  incoming: readonly CrossFileUse[] = []
): FileCode | undefined {
  try {
    return runWithStepLimit(maxStepsOf(file.text), () => {
      const { scripts, markup } = readSourceBlocks(file)
      const analyzed = analyzeFile(file, scripts, markup)
      const imports = createImportReader(modules)
      const given: CrossFileUse[] = []
      const usages = usagesOf(analyzed, {
        imports,
        incoming,
        shape,
        reportUnreadable: () => {},
        reportUse: use => given.push(use)
      })
      return { analyzed, imports, usages, given }
    }).result
  } catch {
    // Unfinished code can end any step of the reader.
    return undefined
  }
}

/** Reads a file, with the objects in it that other files give to the library. */
export function readFileInProject(
  file: SourceFile,
  files: readonly SourceFile[],
  shape: LibraryShape
): FileCode | undefined {
  const modules = createProjectModules(replaceFile(files, file))
  return readFileCode(file, modules, shape, findIncoming(file, files, modules, shape))
}

/** Returns the objects of a file that the other files give to the library. */
export const findIncoming = (
  file: SourceFile,
  files: readonly SourceFile[],
  modules: ProjectModules,
  shape: LibraryShape
): CrossFileUse[] =>
  files
    .filter(each => each.name !== file.name && /\bimport\b|\brequire\b/.test(each.text))
    .flatMap(each => readFileCode(each, modules, shape)?.given ?? [])
    .filter(use => use.file === file.name)

/** Returns the files with one of them replaced. */
export const replaceFile = (files: readonly SourceFile[], file: SourceFile): SourceFile[] => [
  ...files.filter(({ name }) => name !== file.name),
  file
]
