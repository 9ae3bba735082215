import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectError } from '../../../shared/project.ts'
import { guestNeeds, hasPackage, isGuestImport } from '../../../shared/project.ts'
import { CompileFailure, placeAt } from './compile-failure.ts'
import { compileFile } from './compile-file.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'
import { isLocalImport, resolveImport } from './resolve-import.ts'
import type { Import } from './script.ts'
import { findImports, renameImports } from './script.ts'

/** Compiles the entry and what it imports. Runs nothing of it. */
export function compileProject(project: Project, language: Language = 'en'): CompiledProject {
  const texts = compileTexts[language]
  const files = new Map(project.files.map(({ name, text }) => [name, text.replaceAll('\r\n', '\n')]))
  const names = new Set(files.keys())
  const compiled: CompiledProject = { modules: [], styles: [], guests: [], errors: [] }
  const done = new Set<string>()

  const fail = (file: string, error: unknown) => {
    if (!compiled.errors.some(each => each.file === file)) compiled.errors.push(asProjectError(file, error))
  }
  const resolve = (specifier: string, importer: string): string => {
    if (hasPackage(project.library, specifier)) return specifier
    if (isGuestImport(specifier)) {
      for (const name of [...(guestNeeds[specifier] ?? []), specifier])
        if (!compiled.guests.includes(name)) compiled.guests.push(name)
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
  /** What a file imports stands before it. */
  const add = (name: string, path: readonly string[]): void => {
    if (done.has(name)) return
    done.add(name)
    const text = files.get(name)!
    try {
      const { code, styles } = compileFile(name, text, texts)
      const renamed = findImports(code).map(found => ({ found, name: addImport(found, name, text, [...path, name]) }))
      compiled.modules.push({ name, code: renameImports(code, renamed) })
      compiled.styles.push(...styles)
    } catch (error) {
      fail(name, error)
    }
  }
  const addImport = ({ specifier }: Import, importer: string, text: string, path: readonly string[]): string => {
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
      throw error instanceof CompileFailure && !error.place
        ? new CompileFailure(error.message, placeOfImport(text, specifier), error.kind)
        : error
    }
  }

  if (files.has(project.entry)) add(project.entry, [])
  else compiled.errors.push({ kind: 'import', message: texts.noEntry(project.entry) })
  return compiled
}

/** Types are gone from the compiled code, so the place is looked for in the text as it was written. */
function placeOfImport(text: string, specifier: string): { line: number; column: number } | undefined {
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const found = new RegExp(`(?:\\bfrom\\s*|\\bimport\\s*(?:\\(\\s*)?|\\brequire\\(\\s*)(?=(['"])${quoted}\\1)`).exec(
    text
  )
  return found ? placeAt(text, found.index + found[0].length) : undefined
}

function asProjectError(file: string, error: unknown): ProjectError {
  if (error instanceof CompileFailure) return { kind: error.kind, message: error.message, file, ...error.place }
  return { kind: 'compile', message: error instanceof Error ? error.message : String(error), file }
}
