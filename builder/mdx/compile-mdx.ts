import { compileSync } from '@mdx-js/mdx'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { PageText } from './page-tree.ts'
import { preparePageTree } from './page-tree.ts'
import type { PageSections } from './page-sections.ts'
import { readSections } from './page-sections.ts'
import type { FactTables } from './expand-tables.ts'
import { expandTables } from './expand-tables.ts'
import { expandCode } from './expand-code.ts'
import type { ShownCodes } from '../demos/shown-code.ts'
import type { TreeNode } from './tree.ts'

export interface CompiledPage {
  /** Statements of a function that takes the JSX runtime and returns the page's component. */
  code: string
  text: PageText
  /** Text below each heading, for the search. */
  sections: PageSections
}

/** Compiles the text of a page to a component and collects the content of the page. */
export function compileMdx(
  source: string,
  file: string,
  path: string,
  facts: FactTables = {},
  codes: ShownCodes = {}
): CompiledPage {
  let pageContent: Omit<CompiledPage, 'code'> | undefined
  const readPage = () => (tree: unknown) => {
    expandTables(tree as TreeNode, file, facts)
    const codeUses = expandCode(tree as TreeNode, file, codes)
    // Sections are read first, because preparing rewrites the tree.
    const nameSections = readSections(tree as TreeNode)
    const text = preparePageTree(tree as TreeNode, file, path, codeUses)
    pageContent = { text, sections: nameSections(text) }
  }
  const code = withFile(file, () =>
    String(
      compileSync(splitFrontMatter(source).body, {
        remarkPlugins: [...pageSyntax, readPage],
        format: 'mdx',
        outputFormat: 'function-body'
      })
    )
  )
  if (!pageContent) throw new Error(`${file} could not be read.`)
  return { code, ...pageContent }
}

/** Syntax that a page may use besides MDX. */
export const pageSyntax = [readTables]

interface ParserExtensions {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/**
 * Tables are all that pages need of the Markdown of GitHub. The rest of it, `remark-gfm`, also checks at each letter
 * for the start of an address, which took a sixth of the time of a page.
 */
function readTables(this: { data: () => object }): void {
  const data: ParserExtensions = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

function withFile<T>(file: string, action: () => T): T {
  try {
    return action()
  } catch (error) {
    if (error && typeof error === 'object' && 'reason' in error) {
      const { line, reason } = error as { line?: number; reason: string }
      // An error at the end of the page has no position; its reason names the start.
      throw new Error(`${file}:${line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1}: ${reason}`, { cause: error })
    }
    throw error
  }
}
