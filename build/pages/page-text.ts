import type { Language } from '../../shared/locale.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { CompiledPage } from '../mdx/compile-mdx.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import type { Facts } from '../mdx/expand-tables.ts'
import { pageFile } from './site.ts'

export interface PageInput {
  /** As it is written; the Traditional Chinese page is made from the Chinese one. */
  source: string
  language: Language
  path: string
  /** The tables that it names. */
  facts: Facts
}

/** A page's text in one language: the code of its body, and everything that the build, the checks, the reference and the search want of it. */
export const pageText = step('page', import.meta.url, ({ source, language, path, facts }: PageInput): CompiledPage => {
  const file = `content/${pageFile(path, language)}`
  return compileMdx(language === 'tw' ? toTraditional(source) : source, file, path, facts)
})
