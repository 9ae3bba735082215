import ts from 'typescript-5'
import type { ContentFiles } from './content-files.ts'

/** A file of `content/` that is data. */
export const contentData = <T>(files: ContentFiles, name: string): Partial<T> => moduleData<T>(files.read(name))

/** What a module exports that imports nothing but types: a file of words, a language pack of the library. */
export function moduleData<T>(source: string): Partial<T> {
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext } })
  const module: { exports: Partial<T> } = { exports: {} }
  new Function('module', 'exports', outputText)(module, module.exports)
  return module.exports
}
