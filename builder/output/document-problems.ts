import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/html'

/** A document as read without scripts. */
export interface ParsedDocument {
  lang: string
  title: string
  ids: Set<string>
  /** Everything with an address: `<a href>`, `<link href>`, `<script src>`, `<img src>`. */
  links: Link[]
  /** Text of the body without scripts and styles. */
  text: string
  headings: string[]
  /** Text of each `<pre>`. */
  code: string[]
  /** Inline scripts. */
  scripts: string[]
  meta: Map<string, string>
  problems: string[]
}

interface Link {
  element: string
  address: string
  attributes: ReadonlyMap<string, string>
}

/** Reads a document and reports errors that an HTML parser would have to correct. */
export function readDocument(html: string): ParsedDocument {
  const result: ParsedDocument = {
    lang: '',
    title: '',
    ids: new Set(),
    links: [],
    text: '',
    headings: [],
    code: [],
    scripts: [],
    meta: new Map(),
    problems: []
  }
  const problem = (text: string, at: number) =>
    result.problems.push(`${text}: ${html.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ')}`)
  if (!/^<!doctype html>/i.test(html)) problem('no doctype', 0)
  visit(parser.parse(html).topNode, [])
  return result

  /** Returns the text of a node in document order. */
  function visit(node: SyntaxNode, ancestors: readonly string[]): string {
    let text = ''
    let openElements = ancestors
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const { name, from, to } = child
      if (child.type.isError || /^(Mismatched|Missing|Incomplete|Invalid)/.test(name))
        problem(`not HTML (${name})`, from)
      if (name === 'OpenTag' || name === 'SelfClosingTag') {
        const tag = element(child, ancestors)
        if (tag === 'br') text += '\n'
        openElements = [...ancestors, tag]
      } else if (name === 'Element') text += visit(child, openElements)
      else if (name === 'Text') text += html.slice(from, to)
      else if (name === 'EntityReference' || name === 'CharacterReference') text += decodeEntities(html.slice(from, to))
      else if (name === 'ScriptText') script(child, html.slice(from, to))
    }
    if (node.name !== 'Element') return text
    const tag = openElements.at(-1) ?? ''
    if (/^h[1-6]$/.test(tag)) result.headings.push(text)
    if (tag === 'pre') result.code.push(text)
    if (tag === 'title' && !ancestors.includes('svg')) result.title = text
    if (tag === 'body') result.text = text
    return /^(script|style|template|noscript)$/.test(tag) ? '' : text
  }

  /** Reads an element with its descendants and returns its text. */
  function element(node: SyntaxNode, ancestors: readonly string[]): string {
    const tag = textOf(node.getChild('TagName')).toLowerCase()
    const attributes = new Map<string, string>()
    for (const attribute of node.getChildren('Attribute')) {
      const name = textOf(attribute.getChild('AttributeName')).toLowerCase()
      if (attributes.has(name)) problem(`<${tag}> has two ${name}`, node.from)
      const value = attribute.getChild('AttributeValue') ?? attribute.getChild('UnquotedAttributeValue')
      attributes.set(name, decodeEntities(textOf(value).replace(/^(["'])(.*)\1$/s, '$2')))
    }
    const nestingProblem = findMisplaced(tag, ancestors)
    if (nestingProblem) problem(nestingProblem, node.from)
    const id = attributes.get('id')
    // The content of a template is not yet a part of the document.
    if (id !== undefined && !ancestors.includes('template')) {
      if (result.ids.has(id)) problem(`the id ${id} stands twice`, node.from)
      if (!id || /\s/.test(id)) problem(`"${id}" is no id`, node.from)
      result.ids.add(id)
    }
    if (tag === 'html') result.lang = attributes.get('lang') ?? ''
    if (tag === 'meta')
      result.meta.set(
        attributes.get('name') ?? attributes.get('property') ?? attributes.get('http-equiv') ?? 'charset',
        attributes.get('content') ?? ''
      )
    if (tag === 'img' && !attributes.has('alt')) problem('an image without alt', node.from)
    const address = attributes.get('href') ?? attributes.get('src')
    if (address !== undefined) result.links.push({ element: tag, address, attributes })
    return tag
  }

  function script(node: SyntaxNode, text: string): void {
    const open = textOf(node.parent?.getChild('OpenTag') ?? null)
    if (!/\ssrc=/.test(open) && !/\stype="application\/ld\+json"/.test(open)) result.scripts.push(text)
  }

  function textOf(node: SyntaxNode | null): string {
    return node ? html.slice(node.from, node.to) : ''
  }
}

const phrasingOnly = /^(p|h[1-6]|pre|span|b|i|strong|em|code|small|kbd|label|button|summary|legend|dt)$/
const block =
  /^(div|p|h[1-6]|ul|ol|dl|table|pre|section|article|main|nav|aside|header|footer|blockquote|figure|details|form|fieldset|hr)$/
const interactive = /^(a|button|select|textarea|input|summary|label)$/
/** Allowed parents of these elements. */
const allowedParents: Record<string, RegExp> = {
  li: /^(ul|ol|menu)$/,
  tr: /^(tbody|thead|tfoot)$/,
  td: /^tr$/,
  th: /^tr$/,
  thead: /^table$/,
  tbody: /^table$/,
  dt: /^(dl|div)$/,
  dd: /^(dl|div)$/,
  option: /^(select|optgroup|datalist)$/,
  optgroup: /^select$/,
  summary: /^details$/,
  main: /^(body|div)$/
}
const allowedChildren: Record<string, RegExp> = {
  ul: /^(li|template|script)$/,
  ol: /^(li|template|script)$/,
  table: /^(caption|colgroup|thead|tbody|tfoot)$/,
  tr: /^(td|th)$/,
  select: /^(option|optgroup|hr)$/
}

/** Returns a nesting that the grammar of tags allows, but that browsers or screen readers handle badly. */
function findMisplaced(tag: string, ancestors: readonly string[]): string | undefined {
  const parent = ancestors.at(-1) ?? ''
  if (Object.hasOwn(allowedParents, tag) && !allowedParents[tag]!.test(parent)) return `<${tag}> in <${parent}>`
  if (Object.hasOwn(allowedChildren, parent) && !allowedChildren[parent]!.test(tag)) return `<${tag}> in <${parent}>`
  if (block.test(tag)) {
    const phrasing = ancestors.findLast(
      each => phrasingOnly.test(each) && !(each === 'summary' && /^h[1-6]$/.test(tag))
    )
    if (phrasing) return `<${tag}> in <${phrasing}>`
  }
  const control = interactive.test(tag) && ancestors.findLast(each => /^(a|button)$/.test(each))
  return control ? `<${tag}> in <${control}>` : undefined
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
    hex || decimal
      ? String.fromCodePoint(parseInt(hex ?? decimal!, hex ? 16 : 10))
      : Object.hasOwn(namedEntities, name)
        ? namedEntities[name]!
        : whole
  )

/** Returns the path of an address and the text after its `#`; undefined for another site. */
export function resolveAddress(
  address: string,
  name: string,
  base: string
): { path: string; anchor: string } | undefined {
  const url = new URL(address, `https://site.test${base}${name}`)
  if (url.origin !== 'https://site.test') return undefined
  return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }
}

export interface SiteDocuments {
  /** By name, `en/table/base/sort.html`. */
  documents: ReadonlyMap<string, ParsedDocument>
  /** Every file of the site. */
  files: ReadonlySet<string>
  base: string
}

/** Reports links to missing files and to missing anchors. */
export function linkProblems({ documents, files, base }: SiteDocuments): string[] {
  const problems: string[] = []
  for (const [name, { links }] of documents)
    for (const { element, address, attributes } of links) {
      if (isAlternate(attributes)) continue
      const target = resolveAddress(address, name, base)
      if (!target) {
        if (element !== 'a') problems.push(`${name}: <${element}> asks another site: ${address}`)
        continue
      }
      const { path, anchor } = target
      const file = path.startsWith(base) ? path.slice(base.length) || 'index.html' : undefined
      const document = file === undefined ? undefined : documents.get(file)
      if (!document && (file === undefined || !files.has(file)))
        problems.push(`${name}: <${element}> leads to ${address}, which is not there.`)
      // `#/…` is a route of the app, which `index.html` handles.
      else if (anchor && !(file === 'index.html' && anchor.startsWith('/')) && !document?.ids.has(anchor))
        problems.push(`${name}: <${element}> leads to ${address}, and there is no such place.`)
    }
  return problems
}

const isAlternate = (attributes: ReadonlyMap<string, string>): boolean =>
  /^(canonical|alternate)$/.test(attributes.get('rel') ?? '')

/** Reports documents with a wrong address of their own or of their other languages. */
export function alternateProblems(
  { documents, base }: SiteDocuments,
  folders: Readonly<Record<string, string>>
): string[] {
  const problems: string[] = []
  for (const [name, { links, lang, meta }] of documents) {
    const linksWithRel = (rel: string) =>
      links.filter(link => link.element === 'link' && link.attributes.get('rel') === rel)
    const pathOf = (address: string) => new URL(address, 'https://site.test').pathname
    const ownPath = base + name
    const canonical = linksWithRel('canonical').map(link => pathOf(link.address))
    if (canonical.join() !== ownPath) problems.push(`${name} calls itself ${canonical.join() || 'nothing'}.`)
    if (pathOf(meta.get('og:url') ?? '') !== ownPath) problems.push(`${name} is shared as ${meta.get('og:url')}.`)
    const alternates = new Map(
      linksWithRel('alternate')
        .filter(link => link.attributes.has('hreflang'))
        .map(link => [link.attributes.get('hreflang') ?? '', pathOf(link.address)])
    )
    const plain = name.replace(/^(?:en|tw)\//, '')
    const expected = [...Object.entries(folders), ['x-default', ''] as const].map(
      ([hreflang, folder]) => `${hreflang} ${base}${folder}${plain}`
    )
    const alternateList = [...alternates].map(entry => entry.join(' '))
    if (alternateList.join() !== expected.join())
      problems.push(`${name} names as its other languages ${alternateList.join() || 'none'}.`)
    if (alternates.get(lang) !== ownPath)
      problems.push(`${name} is in ${lang}, and says that ${lang} is at ${alternates.get(lang)}.`)
    for (const to of alternates.values())
      if (!documents.has(to.slice(base.length))) problems.push(`${name} names ${to}, which is not there.`)
  }
  return problems
}

/** Parts of an article that belong to the app: buttons, icons, the outline, links to other pages, messages without scripts. */
const appParts =
  /<(button|footer|noscript)\b[\s\S]*?<\/\1>|<svg class="i"[\s\S]*?<\/svg>|<details class="row_[\s\S]*?<\/details>|<(span|b) [^>]*aria-hidden="true">[\s\S]*?<\/\2>/g

/** Elements within a sentence. */
const inlineTag = /<\/?(?:a|b|strong|em|code|span|kbd|small|time|i)\b[^>]*>/g

/**
 * Returns the blocks in the article of a document that its Markdown lacks, and their share of the article. Only letters
 * and digits are compared.
 */
export function findTextGaps(html: string, markdown: string): { share: number; missing: string[] } {
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  const blocks = article
    .replace(appParts, ' ')
    // The members of a demo are a list of links without spaces between them.
    .replace(/<div [^>]*data-members[^>]*>[\s\S]*?<\/div>/g, list => list.replace(/<[^>]*>/g, '<p>'))
    .replace(inlineTag, '')
    .split(/<[^>]*>/)
    .map(block => getLetters(decodeEntities(block)))
    .filter(block => block !== '')
  const text = getLetters(markdown.replace(/\]\([^)\s]*\)|<\/?kbd>/g, ''))
  const missing = blocks.filter(block => !text.includes(block))
  const lengthOf = (each: readonly string[]) => each.reduce((sum, { length }) => sum + length, 0)
  return { share: missing.length ? lengthOf(missing) / lengthOf(blocks) : 0, missing }
}

const getLetters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
