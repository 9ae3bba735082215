import type { Language } from '../../shared/locale.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { CompiledPage } from '../mdx/compile-mdx.ts'
import { compileMdx } from '../mdx/compile-mdx.ts'
import type { FactTables } from '../mdx/expand-tables.ts'
import type { ShownCodes } from '../demos/shown-code.ts'
import { pageFile } from './site.ts'

export interface PageInput {
  /** Source as written; the Traditional Chinese page is converted from the Chinese one. */
  source: string
  language: Language
  path: string
  /** Fact tables that the page names. */
  facts: FactTables
  /** Code of the files beside the page that it names. */
  codes: ShownCodes
}

/**
 * Compiles a page's text in one language: the code of its body and the data that the build, the checks, the reference
 * and the search need.
 */
export const pageText = step(
  'page',
  import.meta.url,
  ({ source, language, path, facts, codes }: PageInput): CompiledPage => {
    const file = `content/${pageFile(path, language)}`
    return compileMdx(language === 'tw' ? toTraditional(source) : source, file, path, facts, codes)
  }
)
