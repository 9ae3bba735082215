import { expect, test } from 'vitest'
import { compileMdx } from './compile-mdx.ts'

const file = 'content/table/base/sort/page.en.mdx'
const read = (...lines: string[]) => compileMdx(lines.join('\n'), file, '/table/base/sort').text

test('the lead of a page is the text of its first paragraph', () => {
  expect(read('Sorts rows by <Api of="column.sortable" />, *fast*.', '', 'More.').summary).toBe(
    'Sorts rows by sortable, fast.'
  )
})

test('a page that starts with a heading has no lead', () => {
  expect(read('## One {/*one*/}', '', 'Text.').summary).toBe('')
})

test('page headings have their written ids and the number of the first demo below', () => {
  const { headings } = read(
    '## One **two** {/*one*/}',
    '',
    '### Deep {/* deep */}',
    '',
    '<Demo src="./a.vue" height={1} />',
    '',
    '<Demo src="./b.vue" height={1} />',
    '',
    '## Last {/*last*/}',
    '',
    '<Demo src="./c.vue" height={1} />',
    '',
    '## None {/*none*/}'
  )
  expect(headings).toEqual([
    { id: 'one', text: 'One two', depth: 2 },
    { id: 'deep', text: 'Deep', depth: 3, number: 1 },
    { id: 'last', text: 'Last', depth: 2, number: 3 },
    { id: 'none', text: 'None', depth: 2 }
  ])
})

test('a demo inside another element counts as a demo of the page', () => {
  const { demos, headings } = read(
    '## One {/*one*/}',
    '',
    '<Note>',
    '',
    '<Demo src="./a.vue" height={1} />',
    '',
    '</Note>',
    '',
    '## Two {/*two*/}',
    '',
    '<Demo src="./b.vue" height={1} />'
  )
  expect(demos.map(({ src }) => src)).toEqual(['./a.vue', './b.vue'])
  expect(headings.map(({ number }) => number)).toEqual([1, 2])
})

test('a <Demo> is read with its file, height, marks and line', () => {
  expect(read('Lead.', '', '<Demo src="./a.vue" height={320} mark="sort-by|sortable" />').demos).toEqual([
    { src: './a.vue', height: 320, marks: ['sort-by', 'sortable'], line: 3 }
  ])
})

test('links of a page inside the site are listed with their lines, others are not', () => {
  const { links } = read(
    '[a](/table/base/filter) [b](#one) [c](https://example.com) [d](mailto:a@b.c)',
    '',
    '[e][f]',
    '',
    '[f]: /table/base/filter#x'
  )
  expect(links).toEqual([
    { url: '/table/base/filter', line: 1 },
    { url: '/table/base/sort#one', line: 1 },
    { url: '/table/base/filter#x', line: 5 }
  ])
})

test('links of a page have their text if they are in the section of related pages', () => {
  const { links } = read(
    '[a](/table/base/filter)',
    '',
    '## Related pages {/*related*/}',
    '',
    '- [Sort *by* `x`](/table/base/sort#one): more [b](#two)',
    '',
    '## Next {/*next*/}',
    '',
    '[c](/table/base/filter)'
  )
  expect(links.map(({ relatedLabel }) => relatedLabel)).toEqual([undefined, 'Sort by x', 'b', undefined])
})

test.each([
  [['## One'], ':1: the heading "One" has no id. End it with {/*some-id*/}, the same in both languages.'],
  [['## One {/*One*/}'], ':1: the heading "One /*One*/" has no id.'],
  [['## One {/*a*/}', '', '## Two {/*a*/}'], ':3: the heading id "a" stands twice. Give each heading its own.'],
  [
    ['', '<Demo src="a.vue" height={1} />'],
    ':2: a <Demo> names a file beside the page, as in <Demo src="./sort-by-header.vue" height={400} />.'
  ],
  [['<Demo height={1} />'], ':1: a <Demo> names a file beside the page'],
  [['<Demo src="./a.vue" />'], ':1: <Demo src="./a.vue"> needs height={…}, the pixels it takes when it runs.'],
  [['<Demo src="./a.vue" height={x} />'], 'needs height'],
  [
    ['```python', 'a', '```'],
    `:1: code in "python" can't be highlighted. Use vue, html, ts, js, tsx, css, scss, json, sh, text.`
  ],
  [
    ['Lead.', '', 'See *what* stands', 'at https://example.com/a b.'],
    ':4: "https://example.com/a" is not a link. Write [words](address), or `address` if nobody is to follow it.'
  ],
  [['| a |', '| --- |', '| www.example.com |'], ':3: "www.example.com" is not a link.']
])('the page text %j is rejected with the line and the remedy', (lines, sentence) => {
  expect(() => read(...lines)).toThrow(sentence)
  expect(() => read(...lines)).toThrow(`${file}:`)
})

test('an address as link text or in code is accepted in a page', () => {
  const address = 'https://example.com'
  const links = [`[**${address}**](${address})`, `[${address}][a]`, `<a href="${address}">${address}</a>`]
  expect(read(`${links.join(' ')} \`${address}\``, '', `[a]: ${address}`).links).toEqual([])
})

test('a table column without a name is rejected', () => {
  const table = (head: string) => () => read('Lead.', '', head, '| --- | --- |', '| a | b |')
  expect(table('| Way | `gt` |')).not.toThrow()
  expect(table('|  | Sent |')).toThrow(
    'content/table/base/sort/page.en.mdx:3: column 1 of the table has no name. Write one in the first row.'
  )
})
