import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../../shared/locale.ts'
import { getHtmlLang, languages } from '../../shared/locale.ts'
import { toTraditional } from '../locale/traditional.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import { readPage } from '../pages/read-page.ts'
import { pageFile } from '../pages/site.ts'
import type { SiteDocuments, ParsedDocument } from './document-problems.ts'
import { alternateProblems, findTextGaps, linkProblems, readDocument } from './document-problems.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { RealContent } from './real-site.ts'
import { realContent, realOutput } from './real-site.ts'

const base = '/v3.8/'
const folders: Record<Language, string> = { zh: '', tw: 'tw/', en: 'en/' }
const foldersByLanguage = Object.fromEntries(languages.map(language => [getHtmlLang(language), folders[language]]))
const minutes = 60_000
let content: RealContent
let all: SiteDocuments
/** Without index.html and 404.html, which are no pages. */
let pages: SiteDocuments
/** Text of each file by name. */
let texts: ReadonlyMap<string, string>

beforeAll(async () => {
  content = await realContent('all')
  const output = await realOutput(content)
  texts = new Map(
    output
      .filter(({ path }) => /\.(?:html|md)$/.test(path) && !path.startsWith('sandbox/'))
      .map(({ path, body }) => [path, typeof body === 'string' ? body : new TextDecoder().decode(body)])
  )
  const documents = new Map(
    [...texts].filter(([path]) => path.endsWith('.html')).map(([path, text]) => [path, readDocument(text)])
  )
  all = { base, documents, files: new Set(output.map(({ path }) => path)) }
  const isPage = ([name]: [string, unknown]) => !['index.html', '404.html'].includes(name)
  pages = { ...all, documents: new Map([...documents].filter(isPage)) }
}, 5 * minutes)

test('each page has a static document in each language', () => {
  const names = content.site.pages.flatMap(({ path }) =>
    languages.map(language => getStaticPageName(path, language, 'html'))
  )
  expect(names.length).toBeGreaterThan(600)
  expect([...pages.documents.keys()].sort()).toEqual(names.sort())
})

test('each static document is valid HTML with unique ids', () => {
  expect([...all.documents].flatMap(([name, { problems }]) => problems.map(each => `${name}: ${each}`))).toEqual([])
})

test('links of static documents lead to existing files and anchors, and documents load nothing from other sites', () => {
  expect(linkProblems(pages)).toEqual([])
})

test('each static document contains its own address and the addresses of its other languages', () => {
  expect(alternateProblems(pages, foldersByLanguage)).toEqual([])
})

test('the content security policy of each static document allows its inline scripts', () => {
  for (const [name, document] of all.documents) expect(scriptProblems(document), name).toEqual([])
})

test('each static document contains the title, headings and code of its page', () => {
  const problems = content.site.pages.flatMap(({ path, front }) =>
    languages.flatMap(language => {
      const name = getStaticPageName(path, language, 'html')
      const expected = expectedContentOf(path, language, front[language].title)
      return findMissing(expected, pages.documents.get(name)!).map(each => `${name}: ${each}`)
    })
  )
  expect(problems).toEqual([])
})

/** Share of the words of a document that its Markdown may lack, with the reason. */
const allowedGaps: Record<string, { share: number; reason: string }> = {
  '/table/tree/basic': { share: 0.011, reason: 'labels in the drawing, whose description is in the Markdown' },
  '/table/advanced/mergeCell': { share: 0.035, reason: 'labels in the drawing, whose description is in the Markdown' },
  '/table/scroll/scroll': { share: 0.031, reason: 'labels in the drawing, whose description is in the Markdown' },
  '/table/start/anatomy': { share: 0.19, reason: 'the Markdown writes the component before each prop and slot' },
  '/table/start/changes': { share: 0.01, reason: 'labels with numbers of pages, above lists that are in the Markdown' }
}

test('the Markdown of each page contains the text of its document', () => {
  const gaps = content.site.pages.flatMap(({ path }) =>
    languages.flatMap(language => {
      const name = getStaticPageName(path, language, 'html')
      const { share, missing } = findTextGaps(texts.get(name)!, texts.get(getStaticPageName(path, language, 'md'))!)
      return share > (allowedGaps[path]?.share ?? 0) ? [`${name} ${share.toFixed(3)}: ${missing.join(' / ')}`] : []
    })
  )
  expect(gaps).toEqual([])
})

test('each document links its Markdown and names the list of pages before its content', () => {
  for (const { path } of content.site.pages)
    for (const language of languages) {
      const html = texts.get(getStaticPageName(path, language, 'html'))!
      const markdown = base + getStaticPageName(path, language, 'md')
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${markdown}">`)
      const note = html.slice(html.indexOf('<body>'), html.indexOf('<div id="app"'))
      expect(note).toContain(markdown)
      expect(note).toContain('/v3.8/llms.txt')
    }
})

interface ExpectedContent {
  title: string
  headings: string[]
  code: string[]
}

function expectedContentOf(path: string, language: Language, title: string): ExpectedContent {
  const { headings } = readPage(content.files, path, language).text
  const source = splitFrontMatter(content.files.read(pageFile(path, language))).body
  const code = fences(language === 'tw' ? toTraditional(source) : source)
  return { title, headings: headings.map(({ text, number = '' }) => `${number}${text}`), code }
}

/** Found as for the Markdown of the page, which is compared with the result of the MDX parser. */
const fences = (source: string): string[] =>
  [...source.matchAll(/^```.*\n([\s\S]*?)\n?^```$/gm)].map(([, code = '']) => code)

function findMissing({ title, headings, code }: ExpectedContent, document: ParsedDocument): string[] {
  const shown = new Set(document.headings.map(plain))
  const blocks = new Set(document.code)
  return [
    ...(document.title.includes(title) ? [] : [`the title is ${document.title}`]),
    // The heading of a component's page has a prefix: `vxe-table`.
    ...(document.headings[0]?.endsWith(title) ? [] : [`the first heading is ${document.headings[0]}`]),
    ...headings.filter(text => !shown.has(plain(text))).map(text => `no heading says ${text}`),
    ...code.filter(text => !blocks.has(text)).map(text => `no block holds ${JSON.stringify(text.slice(0, 200))}`)
  ]
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

function scriptProblems({ meta, scripts }: ParsedDocument): string[] {
  const [, allowed = ''] = /script-src ([^;]*)/.exec(meta.get('Content-Security-Policy') ?? '') ?? []
  const sums = scripts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const sources = allowed.split(' ').filter(source => source.startsWith("'sha256-"))
  return [
    ...sums.filter(sum => !sources.includes(sum)).map(sum => `${sum} may not run`),
    ...sources.filter(source => !sums.includes(source)).map(source => `${source} stands nowhere`)
  ]
}

test.each([
  ['a lost paragraph', '<p>One <code>two</code>.</p><p>Three four.</p>', 'One `two`.', 9 / 15],
  ['a lost cell', '<table><tr><td>One</td><td>Two</td></tr></table>', '| One |', 3 / 6],
  ['a lost word', '<p>One two three</p>', 'One two', 11 / 11],
  ['nothing lost', '<p>One <a href="/a">two</a></p><button>Copy</button>', '**One** [two](/b.md)', 0]
])('findTextGaps() measures %s', (_, html, markdown, share) =>
  expect(findTextGaps(`<article>${html}</article>`, markdown).share).toBeCloseTo(share)
)

const markup = '<!doctype html><html lang="en"><head><title>Sort</title></head><body>'

test('readDocument() reads headings, code, ids, links and scripts of a document with optional end tags', () => {
  const document = readDocument(
    `${markup}<h1 id=a>One &amp; <b>two</b></h1><ul><li>x<li>y</ul><pre><code>a &lt; b\n<i>c</i></code></pre><img src="/v3.8/a.png" alt="">
<script>run()</script><script type="application/ld+json">{"a":"</p>"}</script><template><h2 id="b">b</h2></template></body></html>`
  )
  expect(document).toMatchObject({
    lang: 'en',
    title: 'Sort',
    headings: ['One & two', 'b'],
    code: ['a < b\nc'],
    scripts: ['run()'],
    problems: []
  })
  expect([...document.ids]).toEqual(['a'])
  expect(document.links.map(({ address }) => address)).toEqual(['/v3.8/a.png'])
})

test.each([
  ['an unclosed element', '<div><p>a</p>', 'not HTML'],
  ['an end tag without a start tag', '<p>a</p></section>', 'not HTML'],
  ['a block in a paragraph', '<p>a<div>b</div></p>', 'not HTML'],
  ['a block in a label', '<span><div>b</div></span>', '<div> in <span>'],
  ['a link in a link', '<a href="/">a<b><a href="/">b</a></b></a>', '<a> in <a>'],
  ['a button in a link', '<a href="/"><button>b</button></a>', '<button> in <a>'],
  ['a list item without a list', '<div><li>a</li></div>', '<li> in <div>'],
  ['a paragraph in a table', '<table><p>a</p></table>', '<p> in <table>'],
  ['a duplicate id', '<p id="a"></p><p id="a"></p>', 'the id a stands twice'],
  ['a duplicate attribute', '<p class="a" Class="b"></p>', 'two class'],
  ['an unknown entity', '<p>&nosuch thing; &#xzz;</p>', 'not HTML'],
  ['an image without alt', '<img src="a.png">', 'without alt']
])('control: in a static document, %s is reported', (_, body, problem) => {
  expect(readDocument(`${markup}${body}</body></html>`).problems.join('\n')).toContain(problem)
})

const documentsOf = (texts: Record<string, string>): SiteDocuments => ({
  base,
  documents: new Map(Object.entries(texts).map(([name, html]) => [name, readDocument(html)])),
  files: new Set([...Object.keys(texts), 'static/a.js'])
})

test.each([
  ['a missing page', '<a href="/v3.8/b.html">b</a>', 'which is not there'],
  ['a file outside of the site', '<a href="/b.html">b</a>', 'which is not there'],
  ['a missing script', '<script src="/v3.8/static/b.js"></script>', 'which is not there'],
  ['a script of another site', '<script src="https://other.test/a.js"></script>', 'asks another site'],
  ['a missing heading', '<a href="/v3.8/a.html#two">b</a>', 'no such place'],
  ['a hash route, which needs the app', '<a href="#/table/base/sort">b</a>', 'no such place']
])('control: in a static document, a link to %s is reported', (_, body, problem) => {
  expect(linkProblems(documentsOf({ 'a.html': `${markup}${body}</body></html>` })).join('\n')).toContain(problem)
})

test('working links of static documents are not reported', () => {
  const body = `<h1 id="one">a</h1><a href="#one">1</a><a href="/v3.8/a.html?filterName=b#one">2</a><a href="/v3.8/#/playground">3</a>
<a href="https://other.test/">4</a><script src="/v3.8/static/a.js"></script>`
  const html = `${markup}${body}</body></html>`
  expect(linkProblems(documentsOf({ 'a.html': html, 'index.html': html }))).toEqual([])
})

const documentAt = (ownFolder: string, change: (html: string) => string = html => html) => {
  const at = (folder: string) => `https://docs.test${base}${folder}a.html`
  const alternates = Object.entries({ ...foldersByLanguage, 'x-default': '' })
    .map(([lang, folder]) => `<link rel="alternate" hreflang="${lang}" href="${at(folder)}">`)
    .join('')
  const lang = Object.keys(foldersByLanguage).find(each => foldersByLanguage[each] === ownFolder)
  return change(
    `<!doctype html><html lang="${lang}"><head><link rel="canonical" href="${at(ownFolder)}"><meta property="og:url" content="${at(ownFolder)}">${alternates}</head></html>`
  )
}

test('static documents that link their languages to each other have no problems', () => {
  const documents = documentsOf({
    'a.html': documentAt(''),
    'tw/a.html': documentAt('tw/'),
    'en/a.html': documentAt('en/')
  })
  expect(alternateProblems(documents, foldersByLanguage)).toEqual([])
})

test.each<[string, (html: string) => string, string]>([
  ['a wrong canonical address', html => html.replace('en/a.html"><meta', 'a.html"><meta'), 'en/a.html calls itself'],
  ['a wrong address for sharing', html => html.replace(/content="[^"]*"/, 'content="/v3.8/"'), 'is shared as'],
  [
    'a missing language link',
    html => html.replace(/<link rel="alternate" hreflang="en"[^>]*>/, ''),
    'names as its other languages'
  ],
  ['two languages with one address', html => html.replace('tw/a.html', 'a.html'), 'names as its other languages'],
  ['a wrong lang attribute', html => html.replace('<html lang="en">', '<html lang="zh-CN">'), 'says that zh-CN is at']
])('control: in a static document, %s is reported', (_, change, problem) => {
  const documents = documentsOf({
    'a.html': documentAt(''),
    'tw/a.html': documentAt('tw/'),
    'en/a.html': documentAt('en/', change)
  })
  expect(alternateProblems(documents, foldersByLanguage).join('\n')).toContain(problem)
})

test('control: a language without a static document is reported', () => {
  const documents = documentsOf({ 'a.html': documentAt(''), 'en/a.html': documentAt('en/') })
  expect(alternateProblems(documents, foldersByLanguage)).toContain('a.html names /v3.8/tw/a.html, which is not there.')
})

test('control: a wrong title, missing headings, missing code and a blocked script are reported', () => {
  const document = readDocument(`${markup}<h1>Sort</h1><h2>1One</h2><pre>a</pre><script>a()</script></body></html>`)
  expect(findMissing({ title: 'Sort', headings: ['1One'], code: ['a'] }, document)).toEqual([])
  expect(findMissing({ title: 'Filter', headings: ['1Two'], code: ['b'] }, document)).toEqual([
    'the title is Sort',
    'the first heading is Sort',
    'no heading says 1Two',
    'no block holds "b"'
  ])
  expect(scriptProblems(document)).toEqual([expect.stringMatching(/^'sha256-.*' may not run$/)])
})
