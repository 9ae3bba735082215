import type { PageText } from './page-tree.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, elementsNamed, textOf } from './tree.ts'

/** A page for the search: the text below each heading. */
export interface PageSections {
  lead: string
  sections: Section[]
}

export interface Section {
  id: string
  text: string
  /** Names of the demos it introduces. */
  demos: string[]
  /** Beginning of its text: paragraphs, lists and boxes up to about 60 characters. */
  body: string
  /** Its warnings and list items that begin with a sentence in bold: symptoms, mostly. */
  points: string[]
}

type SectionContent = Pick<Section, 'demos' | 'body' | 'points'>

/** Reads a tree before it is prepared; the names and ids of its headings are added afterwards. */
export function readSections(tree: TreeNode): (text: PageText) => PageSections {
  const contents: SectionContent[] = []
  for (const node of tree.children ?? []) {
    const section = contents.at(-1)
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
      contents.push({ demos: [], body: '', points: [] })
    else if (section) readInto(section, node)
  }
  return ({ summary, headings }) => ({
    lead: summary,
    sections: headings.map(({ id, text }, index) => ({ id, text, ...contents[index]! }))
  })
}

function readInto(section: SectionContent, node: TreeNode): void {
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

const symptomHeads = ['现象', '現象', '消息', '訊息', 'Symptom', 'Message']

/** Returns the first column of a table of symptoms. */
function symptomsIn({ children: [head, ...rows] = [] }: TreeNode): string[] {
  const first = (row: TreeNode | undefined) => tidy(textOf(row?.children?.[0] ?? { type: 'root' }))
  return symptomHeads.includes(first(head)) ? rows.map(first) : []
}

/** Returns the bold text at the beginning of a node or of its first paragraph. */
function pointOf(node: TreeNode | undefined): string[] {
  const first = node?.children?.[0]
  if (first?.type === 'paragraph') return pointOf(first)
  return first?.type === 'strong' ? [tidy(textOf(first)).replace(/[。.：:]$/, '')] : []
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
