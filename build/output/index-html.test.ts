import { expect, test } from 'vitest'
import { fillIndex } from './index-html.ts'
import { emptyTable } from './small-project.ts'

const index =
  '<!--content-->\n<script>read()</script><div id="app"><!--app--></div>\n    <!--app-en-->\n    <!--app-failed-->\n'
const table = { ...emptyTable, build: '</script>', nav: { zh: 'a.js', tw: 'b.js', en: 'c.js' } }
const filled = (html = index) =>
  fillIndex(html, table, { zh: '<p>zh $& $1</p>', en: '<p>en $& $1</p>', failed: '<p>failed</p>' })

test('both written languages stand in the page, as they were drawn', () => {
  expect(filled()).toContain('<div id="app"><p>zh $& $1</p></div>')
  expect(filled()).toContain('<template id="app-en"><p>en $& $1</p></template>')
  expect(filled()).toContain('<template id="app-failed"><p>failed</p></template>')
})

test('the table of the content is a script that nothing in it can end', () => {
  const [, text = ''] = /<script>window\.__content=(.*?);read\(\)<\/script>/.exec(filled()) ?? []
  expect(JSON.parse(text)).toEqual(table)
})

test('a page that lost its places is an error', () => {
  expect(() => filled(index + index)).toThrow(
    'index.html has lost its places for the content and the shell: <!--content-->, <!--app-->, <!--app-en--> and <!--app-failed-->.'
  )
})
