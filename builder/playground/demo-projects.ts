import type { SourceKind } from '../../shared/demo.ts'
import { getFileLabel } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import type { Project } from '../../shared/project.ts'
import { demoPath, demoFileNames, getShownSource } from '../demos/demo-source.ts'
import type { ContentFiles } from '../pages/content-files.ts'

/** Returns a function that makes playground projects of demos. Files imported by several demos are converted once. */
export function createProjectReader(
  files: ContentFiles
): (name: string, language: Language, kind: SourceKind) => Project {
  const cachedTexts = new Map<string, string>()
  const source = (name: string, language: Language, kind: SourceKind): string => {
    const key = [name, language, kind].join()
    const text = cachedTexts.get(key) ?? getShownSource(files, name, language, kind)
    cachedTexts.set(key, text)
    return text
  }
  return (name, language, kind) => {
    const label = (each: string) => getFileLabel(demoPath(each, language), kind)
    return {
      entry: label(name),
      kind,
      library: '3.8.6',
      files: demoFileNames(files, name).map(each => ({ name: label(each), text: source(each, language, kind) }))
    }
  }
}

/** Returns the demos that a page shows. Other `.vue` files are parts of those. */
export function demoNames(files: ContentFiles): string[] {
  const pages = files.list().filter(name => name.endsWith('.zh.mdx'))
  return pages.flatMap(page => {
    const folder = page.slice(0, page.lastIndexOf('/') + 1)
    return [...files.read(page).matchAll(/<Demo\s[^>]*?src="\.\/([^"]+\.vue)"/g)].map(([, name]) => folder + name)
  })
}
