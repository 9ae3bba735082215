import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { formatMemberName } from '../../shared/member-name.ts'
import { pageSyntax } from '../mdx/compile-mdx.ts'
import type { TreeNode } from '../mdx/tree.ts'
import { attributeOf } from '../mdx/tree.ts'

/** Content of a page in document order. */
export interface Outline {
  /** `## Two columns` */
  headings: string[]
  code: string[]
  /** The cells of each row of each table. */
  tables: string[][][]
  paragraphs: string[]
  links: string[]
  /** Elements that are neither text nor Markdown: elements of the site in a page, unwanted HTML in Markdown. */
  elements: { name: string; of: string }[]
}

const processors = {
  md: createProcessor({ format: 'md', remarkPlugins: [remarkGfm] }),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: pageSyntax })
}

/** @param expand Adds the content that an element of the site is replaced by. */
export function outlineOf(
  source: string,
  format: 'md' | 'mdx',
  expand: (name: string, of: string, outline: Outline) => void = () => {}
): Outline {
  const outline: Outline = { headings: [], code: [], tables: [], paragraphs: [], links: [], elements: [] }
  visit(processors[format].parse(source) as TreeNode)
  return outline

  function visit(node: TreeNode): void {
    const { type, children = [] } = node
    if (type === 'heading') outline.headings.push(`${'#'.repeat(node.depth ?? 1)} ${wordsOf(node)}`)
    else if (type === 'code') outline.code.push(node.value ?? '')
    else if (type === 'table') outline.tables.push(children.map(row => (row.children ?? []).map(wordsOf)))
    else if (type === 'paragraph') outline.paragraphs.push(wordsOf(node))
    else if (type === 'html') outline.elements.push({ name: node.value ?? '', of: '' })
    else if (type === 'link' && node.url) outline.links.push(node.url)
    else if (type.startsWith('mdxJsx')) {
      const name = node.name ?? ''
      const of = attributeOf(node, name === 'Demo' || name === 'Code' ? 'src' : 'of') ?? ''
      if (name !== 'Api') outline.elements.push({ name, of })
      expand(name, of, outline)
    }
    children.forEach(visit)
  }
}

/** Returns the words as read: without marks of Markdown, comments and line ends. */
function wordsOf(node: TreeNode): string {
  return readText(node).replace(/\s+/g, ' ').trim()

  function readText(each: TreeNode): string {
    if (each.type === 'mdxTextExpression' || each.type === 'html') return ''
    if (each.type === 'mdxJsxTextElement' && each.name === 'Api') return formatMemberName(attributeOf(each, 'of') ?? '')
    return each.value ?? (each.children ?? []).map(readText).join('')
  }
}
