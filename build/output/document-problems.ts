import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/html'

/** A document as it is read without scripts. */
export interface ReadDocument {
  lang: string
  title: string
  ids: Set<string>
  /** Everything with an address: `<a href>`, `<link href>`, `<script src>`, `<img src>`. */
  links: Link[]
  /** Text of the body without scripts and styles. */
  text: string
  headings: string[]
  /** What stands in each `<pre>`. */
  code: string[]
  /** Scripts that run where they stand. */
  scripts: string[]
  meta: Map<string, string>
  problems: string[]
}

interface Link {
  element: string
  address: string
  attributes: ReadonlyMap<string, string>
}

/** Reads a document, and says what a parser would have to mend. */
export function readDocument(html: string): ReadDocument {
  const found: ReadDocument = {
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
    found.problems.push(`${text}: ${html.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ')}`)
  if (!/^<!doctype html>/i.test(html)) problem('no doctype', 0)
  visit(parser.parse(html).topNode, [])
  return found

  /** The text in it, in the order of the document. */
  function visit(node: SyntaxNode, above: readonly string[]): string {
    let text = ''
    let inside = above
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const { name, from, to } = child
      if (child.type.isError || /^(Mismatched|Missing|Incomplete|Invalid)/.test(name))
        problem(`not HTML (${name})`, from)
      if (name === 'OpenTag' || name === 'SelfClosingTag') {
        const tag = element(child, above)
        if (tag === 'br') text += '\n'
        inside = [...above, tag]
      } else if (name === 'Element') text += visit(child, inside)
      else if (name === 'Text') text += html.slice(from, to)
      else if (name === 'EntityReference' || name === 'CharacterReference') text += decoded(html.slice(from, to))
      else if (name === 'ScriptText') script(child, html.slice(from, to))
    }
    if (node.name !== 'Element') return text
    const tag = inside.at(-1) ?? ''
    if (/^h[1-6]$/.test(tag)) found.headings.push(text)
    if (tag === 'pre') found.code.push(text)
    if (tag === 'title' && !above.includes('svg')) found.title = text
    if (tag === 'body') found.text = text
    return /^(script|style|template|noscript)$/.test(tag) ? '' : text
  }

  function element(node: SyntaxNode, above: readonly string[]): string {
    const tag = textOf(node.getChild('TagName')).toLowerCase()
    const attributes = new Map<string, string>()
    for (const attribute of node.getChildren('Attribute')) {
      const name = textOf(attribute.getChild('AttributeName')).toLowerCase()
      if (attributes.has(name)) problem(`<${tag}> has two ${name}`, node.from)
      const value = attribute.getChild('AttributeValue') ?? attribute.getChild('UnquotedAttributeValue')
      attributes.set(name, decoded(textOf(value).replace(/^(["'])(.*)\1$/s, '$2')))
    }
    const trouble = misplaced(tag, above)
    if (trouble) problem(trouble, node.from)
    const id = attributes.get('id')
    // What stands in a template is no part of the document yet.
    if (id !== undefined && !above.includes('template')) {
      if (found.ids.has(id)) problem(`the id ${id} stands twice`, node.from)
      if (!id || /\s/.test(id)) problem(`"${id}" is no id`, node.from)
      found.ids.add(id)
    }
    if (tag === 'html') found.lang = attributes.get('lang') ?? ''
    if (tag === 'meta')
      found.meta.set(
        attributes.get('name') ?? attributes.get('property') ?? attributes.get('http-equiv') ?? 'charset',
        attributes.get('content') ?? ''
      )
    if (tag === 'img' && !attributes.has('alt')) problem('an image without alt', node.from)
    const address = attributes.get('href') ?? attributes.get('src')
    if (address !== undefined) found.links.push({ element: tag, address, attributes })
    return tag
  }

  function script(node: SyntaxNode, text: string): void {
    const open = textOf(node.parent?.getChild('OpenTag') ?? null)
    if (!/\ssrc=/.test(open) && !/\stype="application\/ld\+json"/.test(open)) found.scripts.push(text)
  }

  function textOf(node: SyntaxNode | null): string {
    return node ? html.slice(node.from, node.to) : ''
  }
}

const phrasingOnly = /^(p|h[1-6]|pre|span|b|i|strong|em|code|small|kbd|label|button|summary|legend|dt)$/
const block =
  /^(div|p|h[1-6]|ul|ol|dl|table|pre|section|article|main|nav|aside|header|footer|blockquote|figure|details|form|fieldset|hr)$/
const interactive = /^(a|button|select|textarea|input|summary|label)$/
/** Where alone these may stand. */
const parents: Record<string, RegExp> = {
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
const children: Record<string, RegExp> = {
  ul: /^(li|template|script)$/,
  ol: /^(li|template|script)$/,
  table: /^(caption|colgroup|thead|tbody|tfoot)$/,
  tr: /^(td|th)$/,
  select: /^(option|optgroup|hr)$/
}

/** What the grammar of tags allows and a browser, or a reader of screens, would still trip over. */
function misplaced(tag: string, above: readonly string[]): string | undefined {
  const parent = above.at(-1) ?? ''
  if (Object.hasOwn(parents, tag) && !parents[tag]!.test(parent)) return `<${tag}> in <${parent}>`
  if (Object.hasOwn(children, parent) && !children[parent]!.test(tag)) return `<${tag}> in <${parent}>`
  if (block.test(tag)) {
    const phrasing = above.findLast(each => phrasingOnly.test(each) && !(each === 'summary' && /^h[1-6]$/.test(tag)))
    if (phrasing) return `<${tag}> in <${phrasing}>`
  }
  const control = interactive.test(tag) && above.findLast(each => /^(a|button)$/.test(each))
  return control ? `<${tag}> in <${control}>` : undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
    hex || decimal
      ? String.fromCodePoint(parseInt(hex ?? decimal!, hex ? 16 : 10))
      : Object.hasOwn(named, name)
        ? named[name]!
        : whole
  )

/** The path of an address below the base, and what is behind its `#`; undefined for another site. */
export function placeOf(address: string, name: string, base: string): { path: string; anchor: string } | undefined {
  const url = new URL(address, `https://site.test${base}${name}`)
  if (url.origin !== 'https://site.test') return undefined
  return { path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1)) }
}

export interface Documents {
  /** By name, `en/table/base/sort.html`. */
  documents: ReadonlyMap<string, ReadDocument>
  /** Every other file of the site. */
  files: ReadonlySet<string>
  base: string
}

/** Links that lead nowhere: to a file that is not there, or to a place that a document does not have. */
export function linkProblems({ documents, files, base }: Documents): string[] {
  const problems: string[] = []
  for (const [name, { links }] of documents)
    for (const { element, address, attributes } of links) {
      if (isAlternate(attributes)) continue
      const place = placeOf(address, name, base)
      if (!place) {
        if (element !== 'a') problems.push(`${name}: <${element}> asks another site: ${address}`)
        continue
      }
      const { path, anchor } = place
      const file = path.startsWith(base) ? path.slice(base.length) || 'index.html' : undefined
      const document = file === undefined ? undefined : documents.get(file)
      if (!document && (file === undefined || !files.has(file)))
        problems.push(`${name}: <${element}> leads to ${address}, which is not there.`)
      // `#/…` is a place of the app, for which `index.html` stands.
      else if (anchor && !(file === 'index.html' && anchor.startsWith('/')) && !document?.ids.has(anchor))
        problems.push(`${name}: <${element}> leads to ${address}, and there is no such place.`)
    }
  return problems
}

const isAlternate = (attributes: ReadonlyMap<string, string>): boolean =>
  /^(canonical|alternate)$/.test(attributes.get('rel') ?? '')

/** A document names its own place, and each language of it the others. */
export function alternateProblems({ documents, base }: Documents, spoken: Readonly<Record<string, string>>): string[] {
  const problems: string[] = []
  for (const [name, { links, lang, meta }] of documents) {
    const wanted = (rel: string) => links.filter(link => link.element === 'link' && link.attributes.get('rel') === rel)
    const pathOf = (address: string) => new URL(address, 'https://site.test').pathname
    const own = base + name
    const canonical = wanted('canonical').map(link => pathOf(link.address))
    if (canonical.join() !== own) problems.push(`${name} calls itself ${canonical.join() || 'nothing'}.`)
    if (pathOf(meta.get('og:url') ?? '') !== own) problems.push(`${name} is shared as ${meta.get('og:url')}.`)
    const alternates = new Map(
      wanted('alternate').map(link => [link.attributes.get('hreflang') ?? '', pathOf(link.address)])
    )
    const plain = name.replace(/^(?:en|tw)\//, '')
    const expected = [...Object.entries(spoken), ['x-default', ''] as const].map(
      ([hreflang, folder]) => `${hreflang} ${base}${folder}${plain}`
    )
    const told = [...alternates].map(entry => entry.join(' '))
    if (told.join() !== expected.join()) problems.push(`${name} names as its other languages ${told.join() || 'none'}.`)
    if (alternates.get(lang) !== own)
      problems.push(`${name} is in ${lang}, and says that ${lang} is at ${alternates.get(lang)}.`)
    for (const to of alternates.values())
      if (!documents.has(to.slice(base.length))) problems.push(`${name} names ${to}, which is not there.`)
  }
  return problems
}
