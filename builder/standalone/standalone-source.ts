import type { SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { demoFileNames, getShownSource, resolveImport } from '../demos/demo-source.ts'
import { step } from '../graph/step.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { componentModule } from './component-module.ts'
import { inlineModules } from './inline-modules.ts'
import type { ModuleSource } from './read-module.ts'

export interface StandaloneInput {
  /** The demo and the files it imports, as they are shown. */
  files: ModuleSource[]
  kind: SourceKind
}

/** Returns a demo as one file that contains the used parts of the files it imports. */
export function standaloneSource(files: ContentFiles, name: string, language: Language, kind: SourceKind): string {
  return demoFileNames(files, name).length === 1 || !name.endsWith('.vue')
    ? getShownSource(files, name, language, kind)
    : joinFiles(standaloneInput(files, name, language, kind))
}

export const standaloneInput = (
  files: ContentFiles,
  name: string,
  language: Language,
  kind: SourceKind
): StandaloneInput => ({
  files: demoFileNames(files, name).map(each => ({ name: each, text: getShownSource(files, each, language, kind) })),
  kind
})

export const joinFiles = step('standalone', import.meta.url, ({ files, kind }: StandaloneInput): string => {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const [{ name, text: source }] = files as [ModuleSource]
  const [block, open = '', script = ''] = /^(<script\b[^>]*>)(.*?)<\/script>/ms.exec(source) ?? []
  if (block === undefined) return source
  const styles: string[] = []
  const modules = new Map<string, ModuleSource>()
  const readImported = (specifier: string, importer: string): ModuleSource => {
    const imported = resolveImport({ has: each => texts.has(each) }, specifier, importer)
    const known = modules.get(imported)
    if (known) return known
    const text = texts.get(imported)!
    const component = imported.endsWith('.vue') ? componentModule(text, imported, kind) : undefined
    if (component?.styles) styles.push(component.styles)
    const module = component ?? { name: imported, text }
    modules.set(imported, module)
    return module
  }
  const joined = inlineModules({ name, text: script, hasJsx: /\blang="[tj]sx"/.test(open) }, readImported)
  // A function, because `$` in the code is no pattern.
  const text = source.replace(block, () => `${open}${joined}</script>`)
  return styles.length ? `${text.trimEnd()}\n\n<style>\n${styles.join('\n')}\n</style>\n` : text
})
