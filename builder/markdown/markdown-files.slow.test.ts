import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiMember } from '../../shared/api.ts'
import { languages } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { RealContent } from '../output/real-site.ts'
import { realContent } from '../output/real-site.ts'
import { createKnobs } from '../demos/demo-knobs.ts'
import { subjectNames } from '../pages/content-modules.ts'
import type { PageParts } from '../pages/page-module.ts'
import { pageValue } from '../pages/page-module.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import { markdownFiles, markdownInput } from './markdown-files.ts'
import { markdownProblems } from './markdown-problems.ts'
import { getMemberFileName } from './member-files.ts'
import { getListName } from './page-lists.ts'
import type { MarkdownInput } from './page-markdown.ts'
import { pageMarkdown } from './page-markdown.ts'

const base = '/v3.8/'
const minutes = 60_000
const pictures = readPictures(path.resolve('pictures'))
let content: RealContent
let pages: Page[]
let written: Map<string, string>

beforeAll(async () => {
  content = await realContent()
  const { files, site, reference } = content
  const addresses = { component: () => ({ module: '', imports: [] }), sources: () => '', subject: () => '' }
  const knobs: PageParts['knobs'] = (name, paths, language) => createKnobs(reference, files, name, paths, language)
  const parts = { site, files, members: reference.members, knobs, addresses }
  pages = site.pages.flatMap(({ path }) => languages.map(language => pageValue(parts, path, language)))
  const outputFiles = markdownFiles({ base, ...content, pictures, pages })
  written = new Map(outputFiles.map(({ path, body }) => [path, String(body)]))
}, 5 * minutes)

test(
  'the Markdown of each page has its headings, tables, code, text and links, and no JSX elements',
  () => {
    expect(pages.length).toBeGreaterThan(600)
    const problems = pages.flatMap(page => {
      const name = getStaticPageName(page.path, page.language, 'md')
      const input = markdownInput(page, { base, ...content, pictures })
      return markdownProblems({ input, markdown: written.get(name)! }).map(problem => `${name}: ${problem}`)
    })
    expect(problems).toEqual([])
  },
  10 * minutes
)

const outsideOfCode = (text: string) => text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')
const linksOf = (name: string) =>
  [...outsideOfCode(written.get(name)!).matchAll(/\]\((\/[^)#\s]*)/g)].map(([, to = '']) => to.slice(base.length))

test('links of pages, lists and member files lead to written files', () => {
  const names = [...written.keys()].filter(name => /\.(?:md|txt)$/.test(name) && !name.startsWith('llms-full'))
  const isOther = (name: string) =>
    /^(?:(?:example|download)\/.+|(?:en|tw)\/|)$/.test(name) || /^(?:(?:en|tw)\/)?feed\.xml$/.test(name)
  const dead = names.flatMap(name =>
    linksOf(name)
      .filter(to => !written.has(to) && !isOther(to))
      .map(to => `${name}: ${to}`)
  )
  expect(dead).toEqual([])
})

describe.each(['zh', 'en'] as const)('lists in %s', language => {
  const list = getListName(language)
  const pageNames = () =>
    pages.filter(page => page.language === language).map(({ path }) => getStaticPageName(path, language, 'md'))

  test('the list of pages has fewer than 30,000 characters and links every page and every component', () => {
    expect(written.get(list)!.length).toBeLessThan(30_000)
    const links = linksOf(list)
    for (const name of [...pageNames(), ...subjectNames.map(subject => getMemberFileName(subject, language))])
      expect(links, name).toContain(name)
  })

  test('the lists of sections have fewer than 50,000 characters each and describe every page once', () => {
    const sections = linksOf(list).filter(name => /^llms-(?!full)/.test(name))
    const listed = [...new Set(sections)].flatMap(name => {
      expect(written.get(name)!.length, name).toBeLessThan(50_000)
      return linksOf(name).filter(to => to.endsWith('.md'))
    })
    expect(listed.sort()).toEqual(pageNames().sort())
  })
})

test('no Markdown file has 50,000 characters or more', () => {
  const long = [...written].filter(([name, text]) => name.endsWith('.md') && text.length >= 50_000)
  expect(long.map(([name, text]) => `${name}: ${text.length}`)).toEqual([])
})

/** Counts the blocks with the code of a file, or links to it. */
const countShown = (text: string, label: string): number =>
  text.split(` \`${label}\`\n\n\`\`\``).length + text.split(`[${label}](${base}example/`).length - 2

test('each file of a demo is shown once on a page', () => {
  for (const page of pages.filter(({ demos }) => demos.length > 1)) {
    const name = getStaticPageName(page.path, page.language, 'md')
    for (const label of new Set(page.demos.flatMap(({ files }) => files.map(file => file.label))))
      expect(countShown(written.get(name)!, label), `${label} in ${name}`).toBe(1)
  }
})

test.each(['zh', 'en', 'tw'] as const)('the member files in %s have each member on a line of its own', language => {
  for (const subject of subjectNames) {
    const { members } = content.reference.subject(subject, language)
    const main = getMemberFileName(subject, language)
    const parts = linksOf(main).filter(name => /^api\/.*-\d+\.\w+\.md$/.test(name))
    const lines = (parts.length ? parts : [main]).flatMap(name => written.get(name)!.split('\n'))
    const paths = lines.flatMap(line => /^- `([^`]+)` (?:prop|event|slot|method)/.exec(line)?.[1] ?? [])
    expect(paths, subject).toEqual(members.flatMap(pathsOf))
  }
})

const pathsOf = (member: ApiMember): string[] => [member.path, ...(member.members ?? []).flatMap(pathsOf)]

test('the index of members names the pages that mention a member before those with a demo of it', () => {
  const line = written
    .get('api/members.txt')!
    .split('\n')
    .find(each => each.startsWith('table.sortConfig.orders\t'))
  expect(line).toBe(
    'table.sortConfig.orders\ttable/base/sort.md table/advanced/customSort.md table/advanced/multiSort.md'
  )
})

test('a line of a member has its kind, type, default, description, pages and demos', () => {
  const [line = ''] = [...written.entries()]
    .filter(([name]) => /^api\/table(?:-\d+)?\.en\.md$/.test(name))
    .flatMap(([, text]) => text.split('\n').filter(each => each.startsWith('- `table.sortConfig.orders` ')))
  expect(line).toMatch(
    /^- `table\.sortConfig\.orders` prop \| `.*` \| default `.*` \| .*\. \| Pages: table\/base\/sort\.md .* \| Demos: table\/base\/sort\.md#sort-on-title/
  )
})

test('the pages of islands contain the data that the app shows', () => {
  const icons = written.get('en/table/start/icons.md')!
  expect(icons).toContain('`search`')
  expect(icons).toContain('`TABLE_SORT_ASC`')
  const titles = content.reference.listDemos('zh').map(({ title }) => title)
  for (const title of titles) expect(written.get('gallery.md')).toContain(title)
  expect(written.get('en/table/start/theme.md')).toMatch(
    /^\| `\$vxe-primary-color` \| `#409eff` \| `#\w+` \| `\$vxe-primary-lighten-color`/m
  )
  expect(written.get('en/upgrade/versions.md')).toMatch(
    /^\| `~3\.8\.\d+` \| `~2\.7\.\d+` \| – \| `~3\.\d+\.\d+` \| 0 \/ \d+ \| `npm install /m
  )
  expect(written.get('en/upgrade/diff.md')).toMatch(/^\| `table` \| .*`\.emptyRender\.nativeEvents`/m)
})

const page: MarkdownInput = {
  language: 'en',
  title: 'Sort',
  source: `
The lead, with <Api of="table.sortConfig" /> and a [link](/table/filter#two).

## One column {/*one*/}

<Code src="./smallest.vue" />

<Demo src="./by-header.vue" height={300} />

<Demo src="./by-button.vue" height={300} />

<IconGallery />

<Picture of="flat-tree">
The caption.
</Picture>

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
  pointer: '> All pages: [llms.txt](/v3.8/llms.txt)',
  demos: {
    'by-header': {
      files: [
        { label: 'by-header.vue', text: '<template>\n```\n  <p>{{ a }}</p>\n</template>\n', address: '' },
        { label: '_shared/people.ts', text: 'export const people = []\n', address: '' }
      ],
      members: [
        { tag: 'vxe-table', address: '/v3.8/api/table.en.md', names: ['border', 'sort()'] },
        { tag: 'vxe-column', address: '/v3.8/api/column.en.md', names: ['sortable'] }
      ],
      knobs: [
        { path: 'table.border', values: ['false', 'true'], default: 'false', initial: 'true', text: 'The border.' }
      ]
    },
    'by-button': {
      files: [
        { label: 'by-button.vue', text: '<template />\n', address: '' },
        { label: '_shared/people.ts', text: 'export const people = []\n', address: '' }
      ],
      members: [],
      knobs: []
    }
  },
  views: [],
  tables: {
    icon: {
      rows: [{ path: 'icon.name', type: "'a' | 'b'", default: '', text: 'Of a [`b`](/b|c).', rows: [] }],
      address: '/v3.8/api/icon.en.md'
    }
  },
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
  addresses: { '/table/filter': '/v3.8/en/table/filter.md' },
  islands: { IconGallery: 'Icons: `search`' },
  pictures: { 'flat-tree': '**Tree**\n\nOf rows.' },
  members: [{ tag: 'vxe-table', address: '/v3.8/api/table.en.md', names: ['sort-config'] }]
}

test('a page with demos, notes, tables, tabs and code is rendered as plain Markdown', () => {
  expect(pageMarkdown(page)).toBe(`# Sort

> All pages: [llms.txt](/v3.8/llms.txt)

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

File \`_shared/people.ts\`

\`\`\`ts
export const people = []
\`\`\`

Members used: vxe-table \`border\`, \`sort()\`; vxe-column \`sortable\`

Props that you can change on the page:

- vxe-table \`border\`: The border. Values \`false\`, \`true\`; \`true\` in the demo.

Demo \`by-button.vue\`

\`\`\`vue
<template />
\`\`\`

Files it imports, shown above: \`_shared/people.ts\`.

Icons: \`search\`

**Tree**

Of rows.

The caption.

> **Note**
>
> **A note** of
> two lines.

Each member on one line, with the pages and demos that use it: [icon.en.md](/v3.8/api/icon.en.md)

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | \`'a' \\| 'b'\` |  | Of a \`b\`. |

| a | b |
| --- | --- |
| \`1 \\| 2\` | 3 |

\`main.ts\`

\`\`\`ts
const a = '<Demo />' // {/*stays*/}
\`\`\`

## Members on this page

- [vxe-table](/v3.8/api/table.en.md): \`sort-config\`
`)
  expect(markdownProblems({ input: page, markdown: pageMarkdown(page) })).toEqual([])
})

test.each<[string, (markdown: string) => string, string]>([
  [
    'a lost heading',
    text => text.replace('## One column\n', ''),
    'heading 2 is "## Members on this page" instead of "## One column"'
  ],
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
