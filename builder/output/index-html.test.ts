import { expect, test } from 'vitest'
import { fillIndex } from './index-html.ts'
import { emptyTable } from './small-project.ts'

const index =
  '<!--content-->\n<script>read()</script><div id="app"><!--app--></div>\n    <!--app-en-->\n    <!--app-failed-->\n'
const table = { ...emptyTable, build: '</script>', nav: { zh: 'a.js', tw: 'b.js', en: 'c.js' } }
const filled = (html = index) =>
  fillIndex(html, table, { zh: '<p>zh $& $1</p>', en: '<p>en $& $1</p>', failed: '<p>failed</p>' })

test('index.html contains the rendered page in Chinese and English and the rendered failure text', () => {
  expect(filled()).toContain('<div id="app"><p>zh $& $1</p></div>')
  expect(filled()).toContain('<template id="app-en"><p>en $& $1</p></template>')
  expect(filled()).toContain('<template id="app-failed"><p>failed</p></template>')
})

test('no value of the content table can end its script element in index.html', () => {
  const [, text = ''] = /<script>window\.__content=(.*?);read\(\)<\/script>/.exec(filled()) ?? []
  expect(JSON.parse(text)).toEqual(table)
})

test('an index.html with duplicate placeholders is an error', () => {
  expect(() => filled(index + index)).toThrow(
    'index.html has lost its places for the content and the shell: <!--content-->, <!--app-->, <!--app-en--> and <!--app-failed-->.'
  )
})
