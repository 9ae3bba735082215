import { expect, test } from 'vitest'
import { findFactTables } from '../pages/fact-tables.ts'
import { compileMdx } from './compile-mdx.ts'

const compile = (...lines: string[]) => compileMdx(lines.join('\n'), 'content/a/page.zh.mdx', '/a')

test('a compiled heading has the id of its comment and the number of its demo, without the comment', () => {
  const { code } = compile('## One {/*one*/}', '', '<Demo src="./a.vue" height={1} />')
  expect(code).toMatch(/_components\.h2, \{\s+id: "one",\s+"data-number": "1",\s+children: "One"\s+\}/)
})

test('a compiled <Demo> gets its demo of the page by index, and its file path as key', () => {
  const { code } = compile('<Demo src="./a.vue" height={1} mark="x" />')
  expect(code).toMatch(/_jsx\(Demo, \{\s+demo: page\.demos\[0\],\s+page: page\s+\}, "\.\/a\.vue"\)/)
})

test('a compiled <KeepAlive> gets the page and its height', () => {
  expect(compile('<KeepAlive height={420} />').code).toMatch(
    /_jsx\(KeepAlive, \{\s+height: "420",\s+page: page\s+\}, "views"\)/
  )
})

test('a compiled code block has tokens, a title and marks', () => {
  const { code } = compile('```ts title="a b.ts" mark="rows"', 'const a = 1', '```')
  expect(code).toMatch(
    /_jsx\(Code, \{\s+code: "const a = 1",\s+tokens: "F5[^"]*",\s+lang: "ts",\s+title: "a b\.ts",\s+marks: "rows"\s+\}\)/
  )
  expect(compile('```sh title=npm', 'npm i', '```').code).toContain('title: "npm"')
})

test('compiled links inside the site lead to hash addresses', () => {
  const { code } = compile('[a](/b/c#d), [e](#f), [g](https://example.com)')
  expect(code.match(/href: "[^"]+"/g)).toEqual(['href: "#/b/c#d"', 'href: "#/a#f"', 'href: "https://example.com"'])
})

test('Markdown tables are compiled to table elements', () => {
  expect(compile('| a | b |', '| --- | --- |', '| 1 | 2 |').code).toContain('_components.td')
})

test('a compiled table with three columns and a long text has roles and column names in its cells', () => {
  const row = (text: string) => ['| A | B | C |', '| --- | --- | --- |', `| 1 | 2 | ${text} |`]
  const { code } = compile(...row('More than twenty-four letters'))
  expect(code).toContain('"data-stacks": ""')
  expect(code.match(/"data-head": "\w"/g)).toEqual(['"data-head": "A"', '"data-head": "B"', '"data-head": "C"'])
  expect(code.match(/role: "\w+"/g)).toEqual(
    ['table', 'row', 'columnheader', 'columnheader', 'columnheader', 'row', 'cell', 'cell', 'cell'].map(
      role => `role: "${role}"`
    )
  )
  expect(compile(...row('short')).code).not.toContain('data-stacks')
})

test('a syntax error in MDX names the file and its line', () => {
  expect(() => compile('---', 'title: A', '---', '', 'Text.', '', '<Note>')).toThrow(
    /^content\/a\/page\.zh\.mdx:7: Expected a closing tag for `<Note>`/
  )
  expect(() => compile('Text {a b}')).toThrow('content/a/page.zh.mdx:1: Could not parse expression')
})

test('a <RuleTable> is expanded to rows in the language of the page, an unknown name is an error', () => {
  const text = ['Lead.', '', '## Types {/*types*/}', '', '<RuleTable of="types" />'].join('\n')
  const { code } = compileMdx(text, 'content/a/page.en.mdx', '/a', findFactTables(text, 'en'))
  expect(code).toContain('"TableEditConfig"')
  expect(code).toContain('"VxeTablePropTypes.EditConfig"')
  expect(code).toContain('"Old"')
  expect(compileMdx(text, 'content/a/page.zh.mdx', '/a', findFactTables(text, 'tw')).code).toContain('"舊名稱"')
  expect(() => compile('Lead.', '', '<RuleTable of="nothing" />')).toThrow(
    'content/a/page.zh.mdx:3: there is no table "nothing"'
  )
})

test('a compiled <Code> is the block of its file, each piece highlighted in its language', () => {
  const file = 'content/a/page.zh.mdx'
  const codes = {
    'smallest.vue': {
      lang: 'vue' as const,
      parts: [
        { lang: 'js' as const, text: 'const a = 1' },
        { lang: 'vue' as const, text: '<b />' }
      ]
    },
    'smallest-rows.vue': { problem: 'there is no content/a/smallest-rows.vue.' }
  }
  const source = 'Lead.\n\n<Code src="./smallest.vue" />\n'
  const { code, text } = compileMdx(source, file, '/a', {}, codes)
  expect(code).toMatch(
    /_jsx\(Code, \{\s+code: "const a = 1\\n\\n<b \/>",\s+tokens: "F5A3I1A1G\w*(?:[A-J]\w+)*",\s+lang: "vue",\s+plain: ""\s+\}\)/
  )
  expect(text.codes).toEqual([{ src: './smallest.vue', line: 3 }])
  expect(() => compileMdx(source.replace('smallest', 'smallest-rows'), file, '/a', {}, codes)).toThrow(
    'content/a/page.zh.mdx:3: there is no content/a/smallest-rows.vue.'
  )
})
