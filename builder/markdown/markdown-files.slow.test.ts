import { beforeAll, expect, test } from 'vitest'
import { languages } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { RealContent } from '../output/real-site.ts'
import { realContent } from '../output/real-site.ts'
import { pageValue } from '../pages/page-module.ts'
import { markdownFiles, markdownInput } from './markdown-files.ts'
import { markdownProblems } from './markdown-problems.ts'
import type { MarkdownInput } from './page-markdown.ts'
import { pageMarkdown } from './page-markdown.ts'

const base = '/v3.8/'
const minutes = 60_000
let content: RealContent
let pages: Page[]
let written: Map<string, string>

beforeAll(async () => {
  content = await realContent()
  const { files, site, reference } = content
  const addresses = { component: () => ({ module: '', imports: [] }), sources: () => '', subject: () => '' }
  pages = site.pages.flatMap(({ path }) =>
    languages.map(language => pageValue({ site, files, members: () => [], addresses }, path, language))
  )
  const outputFiles = markdownFiles({ base, site, files, reference, pages })
  written = new Map(outputFiles.map(({ path, body }) => [path, String(body)]))
}, 5 * minutes)

test(
  'the Markdown of each page has its headings, tables, code, text and links, and no JSX elements',
  () => {
    expect(pages.length).toBeGreaterThan(600)
    const problems = pages.flatMap(page => {
      const name = getStaticPageName(page.path, page.language, 'md')
      const input = markdownInput(page, { base, ...content })
      return markdownProblems({ input, markdown: written.get(name)! }).map(problem => `${name}: ${problem}`)
    })
    expect(problems).toEqual([])
  },
  5 * minutes
)

test('links of Markdown pages lead to written files, and llms.txt and llms.zh.txt list every page', () => {
  const texts = [...written].filter(([name]) => name.endsWith('.md'))
  const leading = (text: string) => [...text.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, to = '']) => to)
  const prose = texts.map(([name, text]) => [name, text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')] as const)
  const dead = prose.flatMap(([name, text]) =>
    leading(text)
      .filter(to => !written.has(to.slice(base.length)))
      .map(to => `${name}: ${to}`)
  )
  expect(dead).toEqual([])
  for (const language of ['zh', 'en'] as const) {
    const list = leading(written.get(language === 'en' ? 'llms.txt' : 'llms.zh.txt')!).map(to => to.slice(base.length))
    const names = pages
      .filter(page => page.language === language)
      .map(({ path }) => getStaticPageName(path, language, 'md'))
    expect(list.sort()).toEqual(names.sort())
  }
})

const page: MarkdownInput = {
  language: 'en',
  title: 'Sort',
  source: `
The lead, with <Api of="table.sortConfig" /> and a [link](/table/filter#two).

## One column {/*one*/}

<Code src="./smallest.vue" />

<Demo src="./by-header.vue" height={300} />

<Note>**A note** of
two lines.</Note>

<ApiTable of="icon" />

| a | b |
| --- | --- |
| \`1 \\| 2\` | 3 |

<Tabs>
\`\`\`ts title="main.ts" mark="a"
const a = '<Demo />' // {/*stays*/}
\`\`\`
</Tabs>
`,
  demos: { 'by-header': [{ label: 'by-header.vue', text: '<template>\n```\n  <p>{{ a }}</p>\n</template>\n' }] },
  views: [],
  tables: { icon: [{ path: 'icon.name', type: "'a' | 'b'", default: '', text: 'Of a [`b`](/b|c).', rows: [] }] },
  facts: {},
  codes: {
    'smallest.vue': {
      lang: 'vue',
      parts: [
        { lang: 'js', text: 'const a = 1' },
        { lang: 'vue', text: '<b>{{ a }}</b>' }
      ]
    }
  },
  addresses: { '/table/filter': '/v3.8/en/table/filter.md' }
}

test('a page with demos, notes, tables, tabs and code is rendered as plain Markdown', () => {
  expect(pageMarkdown(page)).toBe(`# Sort

The lead, with \`sort-config\` and a [link](/v3.8/en/table/filter.md#two).

## One column

\`\`\`vue
const a = 1

<b>{{ a }}</b>
\`\`\`

Demo \`by-header.vue\`

\`\`\`\`vue
<template>
\`\`\`
  <p>{{ a }}</p>
</template>
\`\`\`\`

> **Note**
>
> **A note** of
> two lines.

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | \`'a' \\| 'b'\` |  | Of a \`b\`. |

| a | b |
| --- | --- |
| \`1 \\| 2\` | 3 |

\`\`\`ts
const a = '<Demo />' // {/*stays*/}
\`\`\`
`)
  expect(markdownProblems({ input: page, markdown: pageMarkdown(page) })).toEqual([])
})

test.each<[string, (markdown: string) => string, string]>([
  ['a lost heading', text => text.replace('## One column\n', ''), 'heading 2 is missing instead of "## One column"'],
  [
    'a heading too deep',
    text => text.replace('## One', '### One'),
    'heading 2 is "### One column" instead of "## One column"'
  ],
  ['changed code', text => text.replace('{{ a }}', '{{ b }}'), 'code 1 is'],
  ['a lost block of code', text => text.replace(/```vue\nconst[^`]*```\n/, ''), 'code 1 is'],
  ['a fence that ends too early', text => text.replaceAll('````', '```'), 'code 2 is'],
  ['a cell split in two', text => text.replace("'a' \\| 'b'", "'a' | 'b'"), 'row 2 is'],
  ['a lost row', text => text.replace(/\| `name`.*\n/, ''), 'row 2 is'],
  ['lost text', text => text.replace('> two lines', '> two'), 'no paragraph says: A note of two lines.'],
  ['a lost link', text => text.replace('.md#two', '.html#two'), 'no link leads to /v3.8/en/table/filter.md#two'],
  ['a JSX element', text => `${text}\n<Tabs>\n`, 'not Markdown, but an element: <Tabs>']
])('control: %s in a Markdown page is reported', (_, spoil, problem) => {
  const spoiled = spoil(pageMarkdown(page))
  expect(spoiled).not.toBe(pageMarkdown(page))
  expect(markdownProblems({ input: page, markdown: spoiled }).join('\n')).toContain(problem)
})
