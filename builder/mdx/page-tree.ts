import { SKIP, visit } from 'unist-util-visit'
import type { Token } from '../../shared/code.ts'
import { encodeTokens } from '../../shared/code.ts'
import type { Heading } from '../../shared/page.ts'
import type { CodePart } from '../demos/shown-code.ts'
import { highlight } from '../highlight/highlight.ts'
import type { CodeUse } from './expand-code.ts'
import { prepareTables } from './tables.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, elementsNamed, lineOf, setAttributes, setPageExpression, textOf } from './tree.ts'

/** Content of a page, collected while its tree is prepared for the app. */
export interface PageText {
  summary: string
  headings: Heading[]
  demos: DemoUse[]
  /** Files beside the page that it shows as code. */
  codes: CodeUse[]
  links: LinkUse[]
  /** Files beside the page with recorded timelines that it replays. */
  timelines: string[]
}

export interface DemoUse {
  src: string
  height: number
  marks: string[]
  /** Paths of the props that have a control below the demo. */
  knobs?: string[]
  /** File beside the page with the parts of the component that the demo shows. */
  parts?: string
  line: number
}

export interface LinkUse {
  url: string
  line: number
  /** Text of a link in the section of related pages. */
  relatedLabel?: string
}

const codeLanguages = ['vue', 'html', 'ts', 'js', 'tsx', 'css', 'scss', 'json', 'sh', 'text'] as const

/** Prepares the tree of a page: each step collects, checks and rewrites one kind of node. */
export function preparePageTree(tree: TreeNode, file: string, path: string, codes: CodeUse[] = []): PageText {
  const summary = markLead(tree)
  const demos = numberDemos(tree, file)
  const headings = nameHeadings(tree, file)
  const links = rewriteLinks(tree, path)
  checkAddresses(tree, file)
  highlightCode(tree, file)
  prepareTables(tree, file)
  const timelines = elementsNamed(tree, 'Timeline').map(node => attributeOf(node, 'of') ?? '')
  return { summary, demos, codes, headings, links, timelines }
}

/** Marks the first paragraph before any heading or demo as the lead. */
function markLead(tree: TreeNode): string {
  const first = tree.children?.find(node => !['mdxjsEsm', 'yaml'].includes(node.type))
  if (first?.type !== 'paragraph') return ''
  first.data = { hProperties: { className: 'lead' } }
  const row: TreeNode = { type: 'mdxJsxFlowElement', name: 'OutlineRow', children: [], attributes: [] }
  setPageExpression(row, 'page')
  tree.children?.splice(tree.children.indexOf(first) + 1, 0, row)
  return textOf(first)
}

function numberDemos(tree: TreeNode, file: string): DemoUse[] {
  const demos: DemoUse[] = []
  elementsNamed(tree, 'Demo').forEach(node => {
    const src = attributeOf(node, 'src')
    if (!src?.startsWith('./') || !src.endsWith('.vue')) {
      throw new Error(
        `${file}:${lineOf(node)}: a <Demo> names a file beside the page, as in <Demo src="./sort-by-header.vue" height={400} />.`
      )
    }
    const height = Number(attributeOf(node, 'height'))
    if (!(height > 0))
      throw new Error(
        `${file}:${lineOf(node)}: <Demo src="${src}"> needs height={…}, the pixels it takes when it runs.`
      )
    const knobs = attributeOf(node, 'knobs')?.split(' ').filter(Boolean)
    const parts = attributeOf(node, 'parts')
    const marks = attributeOf(node, 'mark')?.split('|') ?? []
    demos.push({ src, height, marks, ...(knobs && { knobs }), ...(parts && { parts }), line: lineOf(node) })
    // The key keeps a running demo alive when the page is rendered again in another language.
    setAttributes(node, { key: src })
    setPageExpression(node, 'demo', demos.length - 1)
    setPageExpression(node, 'page')
  })
  elementsNamed(tree, 'DocChanges').forEach(node => setPageExpression(node, 'page'))
  elementsNamed(tree, 'KeepAlive').forEach(node => {
    setAttributes(node, { key: 'views', height: attributeOf(node, 'height') ?? '400' })
    setPageExpression(node, 'page')
  })
  return demos
}

/** `## Two columns {/*two-columns*\/}`: the id is written, so that it is the same in every language. */
function nameHeadings(tree: TreeNode, file: string): Heading[] {
  const headings: Heading[] = []
  let demoNumber = 0
  for (const node of tree.children ?? []) {
    const demos = elementsNamed({ type: 'root', children: [node] }, 'Demo').length
    const introducing = headings.at(-1)
    if (demos && introducing) introducing.number ??= demoNumber + 1
    demoNumber += demos
    if (node.type !== 'heading' || (node.depth !== 2 && node.depth !== 3)) continue
    const comment = node.children?.at(-1)
    const id =
      comment?.type === 'mdxTextExpression' ? /^\/\*\s*([a-z0-9-]+)\s*\*\/$/.exec(comment.value ?? '')?.[1] : undefined
    if (!id)
      throw new Error(
        `${file}:${lineOf(node)}: the heading "${textOf(node)}" has no id. End it with {/*some-id*/}, the same in both languages.`
      )
    if (headings.some(heading => heading.id === id))
      throw new Error(`${file}:${lineOf(node)}: the heading id "${id}" stands twice. Give each heading its own.`)
    node.children?.pop()
    const last = node.children?.at(-1)
    if (last?.type === 'text') last.value = last.value?.trimEnd()
    headings.push({ id, text: textOf(node), depth: node.depth })
    node.data = { hProperties: { id } }
  }
  headings.forEach((heading, index) => writeNumber(tree, heading, index))
  return headings
}

function writeNumber(tree: TreeNode, heading: Heading, index: number): void {
  const node = (tree.children ?? []).filter(
    child => child.type === 'heading' && (child.depth === 2 || child.depth === 3)
  )[index]
  if (node?.data?.hProperties && heading.number) node.data.hProperties['data-number'] = String(heading.number)
}

/** Rewrites `/table/base/sort` and `#two-columns` to addresses of the hash router. */
function rewriteLinks(tree: TreeNode, path: string): LinkUse[] {
  const links: LinkUse[] = []
  let isRelated = false
  for (const block of tree.children ?? []) {
    if (block.type === 'heading' && block.depth === 2) isRelated = block.data?.hProperties?.['id'] === 'related'
    visit(block, ['link', 'definition'], (node: TreeNode) => {
      if (!node.url || /^[a-z]+:/.test(node.url)) return
      const target = node.url.startsWith('#') ? path + node.url : node.url
      const label = isRelated && node.type === 'link' && { relatedLabel: textOf(node) }
      links.push({ url: target, line: lineOf(node), ...label })
      node.url = `#${target}`
    })
  }
  return links
}

/** Refuses addresses in the text, which GitHub would turn into links; here a link has words, or the address is code. */
function checkAddresses(tree: TreeNode, file: string): void {
  visit(tree, (node: TreeNode) => {
    if (node.type === 'link' || node.type === 'linkReference' || node.name === 'a') return SKIP
    const text = node.type === 'text' ? (node.value ?? '') : ''
    const match = bareAddress.exec(text)
    if (!match) return
    const line = lineOf(node) + text.slice(0, match.index).split('\n').length - 1
    throw new Error(
      `${file}:${line}: "${match[0]}" is not a link. Write [words](address), or \`address\` if nobody is to follow it.`
    )
  })
}

const bareAddress = /\b(?:https?:\/\/|www\.)\w\S*/

/** Replaces a fence by `<Code>` with its tokens beside the text: nothing is parsed in the reader's browser. */
function highlightCode(tree: TreeNode, file: string): void {
  visit(tree, 'code', (node: TreeNode) => {
    const lang = codeLanguages.find(language => language === (node.lang ?? 'text'))
    if (!lang)
      throw new Error(
        `${file}:${lineOf(node)}: code in "${node.lang}" can't be highlighted. Use ${codeLanguages.join(', ')}.`
      )
    const code = node.value ?? ''
    const [, title] = /\btitle=(?:"([^"]*)"|(\S+))/.exec(node.meta ?? '')?.filter(part => part !== undefined) ?? []
    const [, marks] = /\bmark="([^"]*)"/.exec(node.meta ?? '') ?? []
    node.type = 'mdxJsxFlowElement'
    node.name = 'Code'
    node.children = []
    setAttributes(node, {
      code,
      tokens: encodeTokens(node.parts ? highlightParts(node.parts) : highlight(code, lang)),
      lang,
      ...(title && { title }),
      ...(marks && { marks }),
      ...(node.parts && { plain: '' })
    })
  })
}

/** Highlights each piece in its own language, with an empty line between two. */
const highlightParts = (parts: readonly CodePart[]): Token[] =>
  parts.flatMap(({ text, lang }, index) => [
    ...(index > 0 ? [{ text: '\n' }, { text: '\n' }] : []),
    ...highlight(text, lang)
  ])
