import { expect, test } from 'vitest'
import { factsIn } from '../pages/fact-tables.ts'
import { compileMdx } from './compile-mdx.ts'

const compile = (...lines: string[]) => compileMdx(lines.join('\n'), 'content/a/page.zh.mdx', '/a')

test('headings keep their id and lose its comment', () => {
  const { code } = compile('## One {/*one*/}', '', '<Demo src="./a.vue" height={1} />')
  expect(code).toMatch(/_components\.h2, \{\s+id: "one",\s+"data-number": "1",\s+children: "One"\s+\}/)
})

test('a demo gets its place in the page and a key that survives a change of language', () => {
  const { code } = compile('<Demo src="./a.vue" height={1} mark="x" />')
  expect(code).toMatch(/_jsx\(Demo, \{\s+demo: page\.demos\[0\],\s+page: page\s+\}, "\.\/a\.vue"\)/)
})

test('kept-alive views get the page and their height', () => {
  expect(compile('<KeepAlive height={420} />').code).toMatch(
    /_jsx\(KeepAlive, \{\s+height: "420",\s+page: page\s+\}, "views"\)/
  )
})

test('code comes with its colours, its title and its marks', () => {
  const { code } = compile('```ts title="a b.ts" mark="rows"', 'const a = 1', '```')
  expect(code).toMatch(
    /_jsx\(Code, \{\s+code: "const a = 1",\s+tokens: "F5[^"]*",\s+lang: "ts",\s+title: "a b\.ts",\s+marks: "rows"\s+\}\)/
  )
  expect(compile('```sh title=npm', 'npm i', '```').code).toContain('title: "npm"')
})

test('links lead to the hash router', () => {
  const { code } = compile('[a](/b/c#d), [e](#f), [g](https://example.com)')
  expect(code.match(/href: "[^"]+"/g)).toEqual(['href: "#/b/c#d"', 'href: "#/a#f"', 'href: "https://example.com"'])
})

test('tables are tables', () => {
  expect(compile('| a | b |', '| --- | --- |', '| 1 | 2 |').code).toContain('_components.td')
})

test('a table with sentences in three columns says in each cell what it is', () => {
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

test('an error of the syntax names the file and the line of the file', () => {
  expect(() => compile('---', 'title: A', '---', '', 'Text.', '', '<Note>')).toThrow(
    /^content\/a\/page\.zh\.mdx:7: Expected a closing tag for `<Note>`/
  )
  expect(() => compile('Text {a b}')).toThrow('content/a/page.zh.mdx:1: Could not parse expression')
})

test('a table of rules stands in the page as if it had been written there, in the words of its language', () => {
  const text = ['Lead.', '', '## Types {/*types*/}', '', '<RuleTable of="types" />'].join('\n')
  const { code } = compileMdx(text, 'content/a/page.en.mdx', '/a', factsIn(text, 'en'))
  expect(code).toContain('"TableEditConfig"')
  expect(code).toContain('"VxeTablePropTypes.EditConfig"')
  expect(code).toContain('"Old"')
  expect(compileMdx(text, 'content/a/page.zh.mdx', '/a', factsIn(text, 'tw')).code).toContain('"舊名稱"')
  expect(() => compile('Lead.', '', '<RuleTable of="nothing" />')).toThrow(
    'content/a/page.zh.mdx:3: there is no table "nothing"'
  )
})
