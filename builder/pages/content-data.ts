import { ts } from '../typescript.js'
import { step } from '../graph/step.ts'
import type { ContentFiles } from './content-files.ts'

const toCommonJs = step(
  'data',
  import.meta.url,
  (source: string): string =>
    ts.transpileModule(source, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext }
    }).outputText
)

/** Evaluates a data file of `content/`. */
export const contentData = <T>(files: ContentFiles, name: string): Partial<T> => moduleData<T>(files.read(name))

/** Returns the exports of a module that imports only types: a file of words, a language pack of the library. */
export function moduleData<T>(source: string): Partial<T> {
  const module: { exports: Partial<T> } = { exports: {} }
  new Function('module', 'exports', toCommonJs(source))(module, module.exports)
  return module.exports
}
