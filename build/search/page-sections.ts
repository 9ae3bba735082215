import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { readMdx } from '../mdx/compile-mdx.ts'
import type { TreeNode } from '../mdx/tree.ts'
import { attributeOf, elementsNamed, textOf } from '../mdx/tree.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'

export interface PageSections {
  lead: string
  sections: Section[]
}

export interface Section {
  id: string
  text: string
  /** Names of the demos it introduces. */
  demos: string[]
  /** Its first paragraph, or what stands in place of one. */
  body: string
}

const parser = createProcessor({ remarkPlugins: [remarkGfm] })

/** A page as the search sees it: what each heading introduces, in words. */
export function readMdxSections(source: string, file: string, path: string): PageSections {
  const { headings, summary } = readMdx(source, file, path)
  const tree = parser.parse(splitFrontMatter(source).body) as TreeNode
  const sections: Section[] = []
  for (const node of tree.children ?? []) {
    const heading = node.type === 'heading' && (node.depth === 2 || node.depth === 3) ? headings[sections.length] : undefined
    const section = sections.at(-1)
    if (heading) sections.push({ id: heading.id, text: heading.text, demos: [], body: '' })
    else if (section) readInto(section, node)
  }
  return { lead: summary, sections }
}

function readInto(section: Section, node: TreeNode): void {
  for (const demo of elementsNamed({ type: 'root', children: [node] }, 'Demo')) section.demos.push((attributeOf(demo, 'src') ?? '').replace(/^\.\/|\.vue$/g, ''))
  if (section.body.length < 60 && ['paragraph', 'list', 'mdxJsxFlowElement', 'blockquote'].includes(node.type)) section.body = `${section.body} ${textOf(node)}`.replace(/\s+/g, ' ').trim()
}
