import { expect, test } from 'vitest'
import { patchFile } from './patch.ts'
import { readPageBlocks } from '../usage/read/page-file.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const patched = (text: string) => patchFile({ name: 'index.html', text }, versions)

test('a patch changes markup in an HTML page', () => {
  const { text } = patched('<div id="app"><vxe-table :context-menu="menu"></vxe-table></div>')
  expect(text).toBe('<div id="app"><vxe-table :menu-config="menu"></vxe-table></div>')
})

test('a patch changes a method call in a script of an HTML page, using the refs of the markup', () => {
  const page = (method: string) =>
    `<vxe-table ref="t"></vxe-table>\n<script>\nnew Vue({ methods: { stop() { this.$refs.t.${method}() } } })\n</script>\n`
  expect(patched(page('clearActived')).text).toBe(page('clearEdit'))
})

test('tags in script, style and title of an HTML page are not read as markup', () => {
  const page = '<title><vxe-a></title><style>a { content: "<vxe-b>" }</style><script>"<vxe-c>"</script><vxe-d></vxe-d>'
  const { markup } = readPageBlocks(page)
  expect(markup.all.map(({ tag }) => tag)).toEqual(['title', 'style', 'script', 'vxe-d'])
  expect(markup.all.at(-1)!.start).toBe(page.indexOf('<vxe-d>'))
})

test('JSON scripts and scripts with src in an HTML page are not read', () => {
  const page =
    '<script type="application/json">{</script><script src="a.js">{</script><script type="module">x()</script>'
  const { blocks } = readPageBlocks(page)
  expect(blocks.map(({ content }) => page.slice(content.start, content.end))).toEqual(['x()'])
})

test('an unclosed script in an HTML page is read', () => {
  expect(readPageBlocks('<p></p><script>x()').blocks).toHaveLength(1)
})
