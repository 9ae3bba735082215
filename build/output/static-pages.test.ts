import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../../shared/locale.ts'
import { htmlLang, languages } from '../../shared/locale.ts'
import { toTraditional } from '../locale/traditional.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import { readPage } from '../pages/read-page.ts'
import { pageFile } from '../pages/site.ts'
import type { Documents, ReadDocument } from './document-problems.ts'
import { alternateProblems, linkProblems, readDocument } from './document-problems.ts'
import { plainName } from '../../shared/plain-name.ts'
import type { RealContent } from './real-site.ts'
import { realContent, realOutput } from './real-site.ts'

const base = '/v3.8/'
const folders: Record<Language, string> = { zh: '', tw: 'tw/', en: 'en/' }
const spoken = Object.fromEntries(languages.map(language => [htmlLang(language), folders[language]]))
const minutes = 60_000
let content: RealContent
let all: Documents
/** Without index.html, which is no page. */
let pages: Documents

beforeAll(async () => {
  content = await realContent('all')
  const output = await realOutput(content)
  const documents = new Map(
    output
      .filter(({ path }) => path.endsWith('.html') && !path.startsWith('sandbox/'))
      .map(({ path, body }) => [path, readDocument(typeof body === 'string' ? body : new TextDecoder().decode(body))])
  )
  all = { base, documents, files: new Set(output.map(({ path }) => path)) }
  const isPage = ([name]: [string, unknown]) => !['index.html', '404.html'].includes(name)
  pages = { ...all, documents: new Map([...documents].filter(isPage)) }
}, 5 * minutes)

test('each page is a document in each language', () => {
  const names = content.site.pages.flatMap(({ path }) => languages.map(language => plainName(path, language, 'html')))
  expect(names.length).toBeGreaterThan(600)
  expect([...pages.documents.keys()].sort()).toEqual(names.sort())
})

test('each is HTML as it should be written, with every id once', () => {
  expect([...all.documents].flatMap(([name, { problems }]) => problems.map(each => `${name}: ${each}`))).toEqual([])
})

test('each link leads to a file that is there, and to a place in it; what a document needs is on this site', () => {
  expect(linkProblems(pages)).toEqual([])
})

test('each names its own place, and its other languages as they name it', () => {
  expect(alternateProblems(pages, spoken)).toEqual([])
})

test('the policy of each lets its own scripts run, and no others', () => {
  for (const [name, document] of all.documents) expect(scriptProblems(document), name).toEqual([])
})

test('without scripts, title, headings and code of each page are there', () => {
  const problems = content.site.pages.flatMap(({ path, front }) =>
    languages.flatMap(language => {
      const name = plainName(path, language, 'html')
      const wanted = wordsOfPage(path, language, front[language].title)
      return missing(wanted, pages.documents.get(name)!).map(each => `${name}: ${each}`)
    })
  )
  expect(problems).toEqual([])
})

interface Wanted {
  title: string
  headings: string[]
  code: string[]
}

function wordsOfPage(path: string, language: Language, title: string): Wanted {
  const { headings } = readPage(content.files, path, language).text
  const source = splitFrontMatter(content.files.read(pageFile(path, language))).body
  const code = fences(language === 'tw' ? toTraditional(source) : source)
  return { title, headings: headings.map(({ text, number = '' }) => `${number}${text}`), code }
}

/** As the Markdown of the page finds them, which is compared with what the parser of MDX says. */
const fences = (source: string): string[] =>
  [...source.matchAll(/^```.*\n([\s\S]*?)\n?^```$/gm)].map(([, code = '']) => code)

function missing({ title, headings, code }: Wanted, document: ReadDocument): string[] {
  const shown = new Set(document.headings.map(plain))
  const blocks = new Set(document.code)
  return [
    ...(document.title.includes(title) ? [] : [`the title is ${document.title}`]),
    // The page of a component calls it `vxe-table`.
    ...(document.headings[0]?.endsWith(title) ? [] : [`the first heading is ${document.headings[0]}`]),
    ...headings.filter(text => !shown.has(plain(text))).map(text => `no heading says ${text}`),
    ...code.filter(text => !blocks.has(text)).map(text => `no block holds ${JSON.stringify(text.slice(0, 200))}`)
  ]
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

function scriptProblems({ meta, scripts }: ReadDocument): string[] {
  const [, allowed = ''] = /script-src ([^;]*)/.exec(meta.get('Content-Security-Policy') ?? '') ?? []
  const sums = scripts.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const sources = allowed.split(' ').filter(source => source.startsWith("'sha256-"))
  return [
    ...sums.filter(sum => !sources.includes(sum)).map(sum => `${sum} may not run`),
    ...sources.filter(source => !sums.includes(source)).map(source => `${source} stands nowhere`)
  ]
}

const markup = '<!doctype html><html lang="en"><head><title>Sort</title></head><body>'

test('a document is read as a browser reads it', () => {
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
  ['an element that is not closed', '<div><p>a</p>', 'not HTML'],
  ['an end without a beginning', '<p>a</p></section>', 'not HTML'],
  ['a block in a paragraph', '<p>a<div>b</div></p>', 'not HTML'],
  ['a block in a label', '<span><div>b</div></span>', '<div> in <span>'],
  ['a link in a link', '<a href="/">a<b><a href="/">b</a></b></a>', '<a> in <a>'],
  ['a button in a link', '<a href="/"><button>b</button></a>', '<button> in <a>'],
  ['a line without a list', '<div><li>a</li></div>', '<li> in <div>'],
  ['text in a table', '<table><p>a</p></table>', '<p> in <table>'],
  ['an id twice', '<p id="a"></p><p id="a"></p>', 'the id a stands twice'],
  ['an attribute twice', '<p class="a" Class="b"></p>', 'two class'],
  ['an entity that is none', '<p>&nosuch thing; &#xzz;</p>', 'not HTML'],
  ['an image without words', '<img src="a.png">', 'without alt']
])('control: %s is found', (_, body, problem) => {
  expect(readDocument(`${markup}${body}</body></html>`).problems.join('\n')).toContain(problem)
})

const documentsOf = (texts: Record<string, string>): Documents => ({
  base,
  documents: new Map(Object.entries(texts).map(([name, html]) => [name, readDocument(html)])),
  files: new Set([...Object.keys(texts), 'static/a.js'])
})

test.each([
  ['a page that is not there', '<a href="/v3.8/b.html">b</a>', 'which is not there'],
  ['a file outside of the site', '<a href="/b.html">b</a>', 'which is not there'],
  ['a script that is not there', '<script src="/v3.8/static/b.js"></script>', 'which is not there'],
  ['a script of another site', '<script src="https://other.test/a.js"></script>', 'asks another site'],
  ['a heading that is not there', '<a href="/v3.8/a.html#two">b</a>', 'no such place'],
  ['an address of the app that leads nowhere without it', '<a href="#/table/base/sort">b</a>', 'no such place']
])('control: a link to %s is found', (_, body, problem) => {
  expect(linkProblems(documentsOf({ 'a.html': `${markup}${body}</body></html>` })).join('\n')).toContain(problem)
})

test('links that lead somewhere are none', () => {
  const body = `<h1 id="one">a</h1><a href="#one">1</a><a href="/v3.8/a.html?filterName=b#one">2</a><a href="/v3.8/#/playground">3</a>
<a href="https://other.test/">4</a><script src="/v3.8/static/a.js"></script>`
  const html = `${markup}${body}</body></html>`
  expect(linkProblems(documentsOf({ 'a.html': html, 'index.html': html }))).toEqual([])
})

const placed = (own: string, change: (html: string) => string = html => html) => {
  const at = (folder: string) => `https://docs.test${base}${folder}a.html`
  const alternates = Object.entries({ ...spoken, 'x-default': '' })
    .map(([lang, folder]) => `<link rel="alternate" hreflang="${lang}" href="${at(folder)}">`)
    .join('')
  const lang = Object.keys(spoken).find(each => spoken[each] === own)
  return change(
    `<!doctype html><html lang="${lang}"><head><link rel="canonical" href="${at(own)}"><meta property="og:url" content="${at(own)}">${alternates}</head></html>`
  )
}

test('documents that name each other', () => {
  const documents = documentsOf({ 'a.html': placed(''), 'tw/a.html': placed('tw/'), 'en/a.html': placed('en/') })
  expect(alternateProblems(documents, spoken)).toEqual([])
})

test.each<[string, (html: string) => string, string]>([
  [
    'a canonical address elsewhere',
    html => html.replace('en/a.html"><meta', 'a.html"><meta'),
    'en/a.html calls itself'
  ],
  ['an address for sharing elsewhere', html => html.replace(/content="[^"]*"/, 'content="/v3.8/"'), 'is shared as'],
  [
    'a language that is not named',
    html => html.replace(/<link rel="alternate" hreflang="en"[^>]*>/, ''),
    'names as its other languages'
  ],
  ['two languages at one place', html => html.replace('tw/a.html', 'a.html'), 'names as its other languages'],
  [
    'another language than it says',
    html => html.replace('<html lang="en">', '<html lang="zh-CN">'),
    'says that zh-CN is at'
  ]
])('control: %s is found', (_, change, problem) => {
  const documents = documentsOf({
    'a.html': placed(''),
    'tw/a.html': placed('tw/'),
    'en/a.html': placed('en/', change)
  })
  expect(alternateProblems(documents, spoken).join('\n')).toContain(problem)
})

test('control: a language without a document is found', () => {
  const documents = documentsOf({ 'a.html': placed(''), 'en/a.html': placed('en/') })
  expect(alternateProblems(documents, spoken)).toContain('a.html names /v3.8/tw/a.html, which is not there.')
})

test('control: lost words and code are found, and a script that may not run', () => {
  const document = readDocument(`${markup}<h1>Sort</h1><h2>1One</h2><pre>a</pre><script>a()</script></body></html>`)
  expect(missing({ title: 'Sort', headings: ['1One'], code: ['a'] }, document)).toEqual([])
  expect(missing({ title: 'Filter', headings: ['1Two'], code: ['b'] }, document)).toEqual([
    'the title is Sort',
    'the first heading is Sort',
    'no heading says 1Two',
    'no block holds "b"'
  ])
  expect(scriptProblems(document)).toEqual([expect.stringMatching(/^'sha256-.*' may not run$/)])
})
