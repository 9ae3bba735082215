import { compileSync } from '@mdx-js/mdx'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { PageText } from './page-tree.ts'
import { preparePageTree } from './page-tree.ts'
import type { PageSections } from './page-sections.ts'
import { readSections } from './page-sections.ts'
import type { Facts } from './expand-tables.ts'
import { expandTables } from './expand-tables.ts'
import type { TreeNode } from './tree.ts'

export interface CompiledPage {
  /** The statements of a function that gets the JSX runtime and gives the page's component. */
  code: string
  text: PageText
  /** What each heading introduces, for the search. */
  sections: PageSections
}

/** Compiles a page's text to a component and says what is in it. */
export function compileMdx(source: string, file: string, path: string, facts: Facts = {}): CompiledPage {
  let found: Omit<CompiledPage, 'code'> | undefined
  const readPage = () => (tree: unknown) => {
    expandTables(tree as TreeNode, file, facts)
    // Preparing rewrites the tree: what stands in it is read before.
    const name = readSections(tree as TreeNode)
    const text = preparePageTree(tree as TreeNode, file, path)
    found = { text, sections: name(text) }
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
  if (!found) throw new Error(`${file} could not be read.`)
  return { code, ...found }
}

/** What a page may hold besides MDX. */
export const pageSyntax = [readTables]

interface Extensions {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/**
 * Tables are all that pages need of the Markdown of GitHub. The rest of it, `remark-gfm`, also looks at each letter
 * whether an address begins there, which took a sixth of the time of a page.
 */
function readTables(this: { data: () => object }): void {
  const data: Extensions = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

function withFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error && typeof error === 'object' && 'reason' in error) {
      const { line, reason } = error as { line?: number; reason: string }
      // What is missing at the end of a page has no place; its reason says where it began.
      throw new Error(`${file}:${line ?? /\((\d+):\d+/.exec(reason)?.[1] ?? 1}: ${reason}`, { cause: error })
    }
    throw error
  }
}
