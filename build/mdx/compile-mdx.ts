import { compileSync, createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { PageText } from './page-tree.ts'
import { preparePageTree } from './page-tree.ts'
import type { TreeNode } from './tree.ts'

const parser = createProcessor({ remarkPlugins: [remarkGfm] })

/** Compiles a page's text to a component and says what is in it. */
export function compileMdx(source: string, file: string, path: string): { code: string; text: PageText } {
  let text: PageText | undefined
  const readPage = () => (tree: unknown) => {
    text = preparePageTree(tree as TreeNode, file, path)
  }
  const code = withFile(file, () => String(compileSync(splitFrontMatter(source).body, { remarkPlugins: [remarkGfm, readPage], format: 'mdx' })))
  if (!text) throw new Error(`${file} could not be read.`)
  return { code, text }
}

/** The same facts without compiling, for checks. */
export function readMdx(source: string, file: string, path: string): PageText {
  return withFile(file, () => preparePageTree(parser.parse(splitFrontMatter(source).body) as TreeNode, file, path))
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
