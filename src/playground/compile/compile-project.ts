import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectError } from '../../../shared/project.ts'
import { checkNames, thirdPartyRequirements, hasPackage, isThirdPartyImport } from '../../../shared/project.ts'
import { CompileFailure, getPositionAt } from './compile-failure.ts'
import { compileFile } from './compile-file.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'
import { isLocalImport, resolveImport } from './resolve-import.ts'
import type { ImportRange } from './script.ts'
import { findImports, renameImports } from './script.ts'

/** Compiles the entry, its check and their imports without running any of the code. */
export function compileProject(project: Project, language: Language = 'en'): CompiledProject {
  const texts = compileTexts[language]
  const files = new Map(project.files.map(({ name, text }) => [name, text.replaceAll('\r\n', '\n')]))
  const names = new Set(files.keys())
  const check = checkNames.find(name => files.has(name) && name !== project.entry)
  const compiled: CompiledProject = {
    modules: [],
    entry: project.entry,
    ...(check && { check }),
    styles: [],
    thirdParty: [],
    errors: []
  }
  const addedFiles = new Set<string>()

  const fail = (file: string, error: unknown) => {
    if (!compiled.errors.some(each => each.file === file)) compiled.errors.push(toProjectError(file, error))
  }
  const resolve = (specifier: string, importer: string): string => {
    if (hasPackage(project.library, specifier)) return specifier
    if (isThirdPartyImport(specifier)) {
      for (const name of [...(thirdPartyRequirements[specifier] ?? []), specifier])
        if (!compiled.thirdParty.includes(name)) compiled.thirdParty.push(name)
      return specifier
    }
    const name = isLocalImport(specifier) ? resolveImport(names, specifier, importer) : undefined
    if (name === undefined)
      throw new CompileFailure(
        isLocalImport(specifier) ? texts.noFile(specifier) : texts.noPackage(specifier),
        undefined,
        'import'
      )
    return name
  }
  /** Adds a file after the files it imports. */
  const add = (name: string, path: readonly string[]): void => {
    if (addedFiles.has(name)) return
    addedFiles.add(name)
    const text = files.get(name)!
    try {
      const { code, styles } = compileFile(name, text, texts)
      const renamed = findImports(code).map(original => ({
        original,
        name: addImport(original, name, text, [...path, name])
      }))
      compiled.modules.push({ name, code: renameImports(code, renamed) })
      compiled.styles.push(...styles)
    } catch (error) {
      fail(name, error)
    }
  }
  const addImport = ({ specifier }: ImportRange, importer: string, text: string, path: readonly string[]): string => {
    try {
      const name = resolve(specifier, importer)
      if (path.includes(name))
        throw new CompileFailure(
          texts.cycle([...path.slice(path.indexOf(name)), name].join(' → ')),
          undefined,
          'import'
        )
      if (files.has(name)) add(name, path)
      return name
    } catch (error) {
      throw error instanceof CompileFailure && !error.position
        ? new CompileFailure(error.message, findImportPosition(text, specifier), error.kind)
        : error
    }
  }

  if (files.has(project.entry)) add(project.entry, [])
  else compiled.errors.push({ kind: 'import', message: texts.noEntry(project.entry) })
  if (check) add(check, [])
  return compiled
}

/** Finds an import in the source, because the compiled code has other positions once types are removed. */
function findImportPosition(text: string, specifier: string): { line: number; column: number } | undefined {
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const match = new RegExp(`(?:\\bfrom\\s*|\\bimport\\s*(?:\\(\\s*)?|\\brequire\\(\\s*)(?=(['"])${quoted}\\1)`).exec(
    text
  )
  return match ? getPositionAt(text, match.index + match[0].length) : undefined
}

function toProjectError(file: string, error: unknown): ProjectError {
  if (error instanceof CompileFailure) return { kind: error.kind, message: error.message, file, ...error.position }
  return { kind: 'compile', message: error instanceof Error ? error.message : String(error), file }
}
