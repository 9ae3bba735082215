import type { PageText } from './page-tree.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, elementsNamed, textOf } from './tree.ts'

/** A page as the search sees it: what each heading introduces, in words. */
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
  /** Its warnings and list items that begin with a sentence in bold: symptoms, mostly. */
  points: string[]
}

type Found = Pick<Section, 'demos' | 'body' | 'points'>

/** Reads a tree that is not prepared yet; its headings get their names and ids when it is. */
export function readSections(tree: TreeNode): (text: PageText) => PageSections {
  const found: Found[] = []
  for (const node of tree.children ?? []) {
    const section = found.at(-1)
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
      found.push({ demos: [], body: '', points: [] })
    else if (section) readInto(section, node)
  }
  return ({ summary, headings }) => ({
    lead: summary,
    sections: headings.map(({ id, text }, index) => ({ id, text, ...found[index]! }))
  })
}

function readInto(section: Found, node: TreeNode): void {
  for (const demo of elementsNamed({ type: 'root', children: [node] }, 'Demo'))
    section.demos.push((attributeOf(demo, 'src') ?? '').replace(/^\.\/|\.vue$/g, ''))
  if (section.body.length < 60 && ['paragraph', 'list', 'mdxJsxFlowElement', 'blockquote'].includes(node.type))
    section.body = tidy(`${section.body} ${textOf(node)}`)
  section.points.push(...pointsIn(node))
}

function pointsIn(node: TreeNode): string[] {
  if (node.type === 'list') return (node.children ?? []).flatMap(item => pointOf(item.children?.[0]))
  if (node.type === 'table') return symptomsIn(node)
  return node.type === 'mdxJsxFlowElement' && (node.name === 'Warning' || node.name === 'Danger') ? pointOf(node) : []
}

const symptoms = ['现象', '現象', '消息', '訊息', 'Symptom', 'Message']

/** A table whose first column is what a reader sees. */
function symptomsIn({ children: [head, ...rows] = [] }: TreeNode): string[] {
  const first = (row: TreeNode | undefined) => tidy(textOf(row?.children?.[0] ?? { type: 'root' }))
  return symptoms.includes(first(head)) ? rows.map(first) : []
}

/** What begins with bold text, which may stand in a paragraph of its own. */
function pointOf(node: TreeNode | undefined): string[] {
  const first = node?.children?.[0]
  if (first?.type === 'paragraph') return pointOf(first)
  return first?.type === 'strong' ? [tidy(textOf(first)).replace(/[。.：:]$/, '')] : []
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
