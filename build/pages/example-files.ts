import type { SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { encodeTokens } from '../../shared/code.ts'
import { demoFile, demoFileNames, shownSource } from '../demos/demo-source.ts'
import { highlight } from '../highlight/highlight.ts'
import type { ContentFiles } from './content-files.ts'

export interface ExampleFile {
  /** Address below the site's base. */
  address: string
  text: string
}

const kinds: readonly SourceKind[] = ['ts', 'js']

/** What the source panels fetch: each demo and its imports, as TypeScript and JavaScript, in every language. */
export function exampleFiles(files: ContentFiles): ExampleFile[] {
  const demos = files.list().filter(name => name.endsWith('.vue'))
  const names = [...new Set(demos.flatMap(name => demoFileNames(files, name)))]
  return names.flatMap(name => languages.flatMap(language => kinds.flatMap(kind => exampleFile(files, name, language, kind))))
}

/** The text, and beside it its colours: the browser only joins the two. */
export function exampleFile(files: ContentFiles, name: string, language: Language, kind: SourceKind): ExampleFile[] {
  const address = `example/${kind}/${demoFile(name, language).path}`
  const text = shownSource(files, name, language, kind)
  const lang = name.endsWith('.vue') ? 'vue' : kind
  return [{ address, text }, { address: `${address}.tokens`, text: encodeTokens(highlight(text, lang)) }]
}
