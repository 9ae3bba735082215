import type { Language } from '../../shared/locale.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { CompiledPage } from '../mdx/compile-mdx.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import type { ContentFiles } from './content-files.ts'
import { onceFor } from './content-files.ts'
import { pageFile } from './site.ts'

export interface PageInput {
  /** As it is written; the Traditional Chinese page is made from the Chinese one. */
  source: string
  language: Language
  path: string
}

/** A page's text in one language: the code of its body, and everything that the build, the checks, the reference and the search want of it. */
export const pageText = step('page', import.meta.url, ({ source, language, path }: PageInput): CompiledPage => {
  const file = `content/${pageFile(path, language)}`
  return compileMdx(language === 'tw' ? toTraditional(source) : source, file, path, language)
})

export const pageInput = (files: ContentFiles, path: string, language: Language): PageInput => ({
  source: files.read(pageFile(path, language)),
  language,
  path
})

export const readPage = (files: ContentFiles, path: string, language: Language): CompiledPage =>
  onceFor(files, `page ${path} ${language}`, () => pageText(pageInput(files, path, language)))
