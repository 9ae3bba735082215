import { ts } from '../typescript.js'
import { step } from '../graph/step.ts'
import type { ContentFiles } from './content-files.ts'

const runnable = step(
  'data',
  import.meta.url,
  (source: string): string =>
    ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext }
    }).outputText
)

/** A file of `content/` that is data. */
export const contentData = <T>(files: ContentFiles, name: string): Partial<T> => moduleData<T>(files.read(name))

/** What a module exports that imports nothing but types: a file of words, a language pack of the library. */
export function moduleData<T>(source: string): Partial<T> {
  const module: { exports: Partial<T> } = { exports: {} }
  new Function('module', 'exports', runnable(source))(module, module.exports)
  return module.exports
}
