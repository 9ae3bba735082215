import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import { patchFile } from './patch.ts'
import { findRestoredDefaults } from './restored-defaults.ts'
import { runWithStepLimit } from '../usage/read/step-limit.ts'
import { getVerdict } from './verdict.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const createComponent = (template: string, script: string): string =>
  `<template>\n${template}\n</template>\n<script>\n${script}\n</script>\n`
const check = (text: string, name = 'a.vue') => checkFile({ name, text }, versions)
/** Steps of a check that ends without a limit. */
const stepsOf = (text: string): number => runWithStepLimit(Infinity, () => check(text)).steps
const repeat = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('\n')

const bound = '<vxe-grid v-bind="o" />'
/** Writes lines from `a0` to the last name, which the grid gets. */
const chain = (first: string, write: (index: number, last: string) => string, use = (last: string) => last) => {
  return (count: number): string =>
    createComponent(
      bound,
      `const a0 = ${first}\n${repeat(count, index => write(index + 1, `a${index}`))}\nexport default { data () { return { o: ${use(`a${count}`)} } } }`
    )
}
const options = '{ contextMenu: {}, x: { contextMenu: {} } }'

test.each<[name: string, write: (count: number) => string, rule: string]>([
  ['spreads', chain(options, (at, last) => `const a${at} = { ...${last}, ...${last} }`), 'prop-context-menu'],
  [
    'members of spreads',
    chain(
      options,
      (at, last) => `const a${at} = { ...${last}, ...${last} }`,
      last => `${last}.x`
    ),
    'prop-context-menu'
  ],
  [
    'Object.assign',
    chain(options, (at, last) => `const a${at} = Object.assign({}, ${last}, ${last})`),
    'prop-context-menu'
  ],
  ['ternaries', chain(options, (at, last) => `const a${at} = b ? ${last} : ${last}`), 'prop-context-menu'],
  [
    'ternaries with an object of their own',
    chain(options, (at, last) => `const a${at} = b ? ${last} : { height: ${at} }`),
    'prop-context-menu'
  ],
  [
    'logical operators',
    chain(options, (at, last) => `const a${at} = (${last} || ${last}) ?? ${last}`),
    'prop-context-menu'
  ],
  [
    'destructuring',
    chain(
      '{ p: { contextMenu: {} } }',
      (at, last) => `const { p: p${at} } = ${last}\nconst a${at} = { p: p${at}, ...${last} }`,
      last => `${last}.p`
    ),
    'prop-context-menu'
  ],
  [
    'members',
    chain(
      '{ p: { contextMenu: {} } }',
      (at, last) => `const a${at} = { p: ${last}.p, q: ${last}.p }`,
      last => `b ? ${last}.p : ${last}.q`
    ),
    'prop-context-menu'
  ],
  [
    'assignments to members',
    chain(
      '{}',
      (at, last) => `const a${at} = {}\na${at}.p = ${last}.p || ${last}\na${at}.q = ${last}.q || ${last}.p`,
      last => `{ contextMenu: {}, ...${last}.p }`
    ),
    'prop-context-menu'
  ],
  [
    'functions that return',
    chain(
      options,
      (at, last) => `function f${at} () { return b ? ${last} : ${last} }\nconst a${at} = { ...f${at}(), ...f${at}() }`
    ),
    'prop-context-menu'
  ],
  [
    'getters',
    chain(
      options,
      (at, last) => `const g${at} = computed(() => ({ ...${last}, ...${last} }))\nconst a${at} = g${at}.value`
    ),
    'prop-context-menu'
  ],
  [
    'mutual references',
    count =>
      createComponent(
        bound,
        `${repeat(count, at => `let a${at} = { ...a${(at + 1) % count}, ...a${(at * 7 + 3) % count} }`)}\na0 = { contextMenu: {} }\nexport default { data () { return { o: a0 } } }`
      ),
    'prop-context-menu'
  ],
  [
    'lists with spreads',
    count =>
      createComponent(
        '<vxe-grid :columns="o" />',
        `const a0 = [{ sortMethod () {} }]\n${repeat(count, at => `const a${at + 1} = [...a${at}, ...a${at}]`)}\nexport default { data () { return { o: a${count} } } }`
      ),
    'prop-column-sort-method'
  ],
  [
    'objects with many properties',
    chain(
      '{ contextMenu: {} }',
      (at, last) => `const a${at} = { ...${last}, editConfig: ${last}, b: ${last}, c: ${last}, d: ${last} }`
    ),
    'prop-context-menu'
  ],
  [
    'columns with children',
    count =>
      createComponent(
        '<vxe-grid :columns="a0" />',
        `export default { data () { return { a0: c0 } } }\n${repeat(count, at => `const c${at} = [{ sortMethod () {}, children: c${at + 1} }, { children: c${at + 1} }]`)}`
      ),
    'prop-column-sort-method'
  ],
  [
    'template literals as names',
    chain(
      '{ x: { contextMenu: {} } }',
      (at, last) => `const a${at} = { [\`\${${last}}\`]: ${last}, x: b ? ${last}.x : ${last}[\`x\`] }`,
      last => `${last}.x`
    ),
    'prop-context-menu'
  ],
  [
    'instances in assignments',
    count =>
      createComponent(
        '<vxe-grid ref="g" />',
        `export default { methods: { m () {\n${repeat(count, () => 'this.a = this.a || this.a')}\nthis.a = this.$refs.g\nthis.a.getSortColumn()\n} } }`
      ),
    'method-get-sort-column'
  ],
  [
    'elements within each other',
    count =>
      createComponent(
        `${'<vxe-grid v-for="x in y" type="a" :context-menu="{}">'.repeat(count)}${'</vxe-grid>'.repeat(count)}`,
        ''
      ),
    'prop-context-menu'
  ],
  [
    'names of an import',
    count => `<script>\nimport { ${repeat(count, at => `Edit as E${at},`)} } from 'vxe-table'\n</script>\n`,
    'import-gone'
  ],
  [
    'imports of types',
    count =>
      `<script lang="ts">\n${repeat(count, at => `import type { Table as T${at} } from 'vxe-table'`)}\n</script>\n`,
    'type-renamed'
  ]
])('the steps of a check grow with the number of lines: %s', (_, write, rule) => {
  const [few, more, many] = [40, 80, 160].map(count => stepsOf(write(count)))
  expect(many! - more!).toBeLessThan((more! - few!) * 2.6)
  const { findings, problems } = check(write(40))
  expect(problems).toEqual([])
  expect(findings.map(each => each.rule)).toContain(rule)
})

test.each<[name: string, file: string, text: string]>([
  ['nested type assertions', 'a.ts', `const a = ${'<T>('.repeat(40)}1${')'.repeat(40)}`],
  [
    'nested type assertions in a template',
    'a.vue',
    `<template><vxe-grid :a="${'<T>('.repeat(40)}1${')'.repeat(40)}" /></template>`
  ],
  ['nested generic functions', 'a.tsx', `const a = ${'<T>async <T>('.repeat(40)}1`],
  ['nested unfinished calls', 'a.tsx', `const a = ${'<T>f<T>('.repeat(40)}1`],
  ['nested classes', 'a.tsx', `const a = ${'<T>class {a = '.repeat(40)}1`],
  [
    'thousands of values that are read one by one',
    'a.vue',
    createComponent(
      repeat(3000, index => `<vxe-grid v-bind="a${index}.p" />`),
      `const a0 = { p: {} }\n${repeat(3000, at => `const a${at + 1} = { p: b ? a${at}.p : { height: 1 } }`)}\nexport default { data () { return { ${repeat(3000, at => `a${at},`)} } } }`
    )
  ],
  [
    'thousands of tags with the same thousands of listeners',
    'a.vue',
    createComponent(
      '<vxe-grid v-on="o" />\n'.repeat(3000),
      `export default { data () { return { o: { ${'a () {},'.repeat(30_000)} } } } }`
    )
  ]
])('code that needs too many steps is reported as not read: %s', (_, name, text) => {
  const { findings, problems } = check(`${name.endsWith('.vue') ? '' : "import 'vxe-table'\n"}${text}`, name)
  expect(findings).toEqual([])
  expect(problems).toMatchObject([{ file: name, reason: { id: 'tooComplex' } }])
  expect(getVerdict(findings, problems)).toBe('unread')
})

test.each<[name: string, file: string, text: string]>([
  ['a script', 'a.js', `import 'vxe-table'\nexport default ${'['.repeat(60_000)}`],
  ['an expression of a template', 'a.vue', `<template><vxe-grid :a="${'['.repeat(60_000)}" /></template>`],
  ['a handler of a template', 'a.vue', `<template><vxe-grid @click="$refs.a.b(${'['.repeat(60_000)}" /></template>`],
  ['package.json', 'package.json', `{ "a": ${'['.repeat(60_000)}`],
  [
    'a chain of names',
    'a.vue',
    createComponent(
      bound,
      `const a0 = {}\n${repeat(20_000, at => `const a${at + 1} = a${at}`)}\nexport default { data () { return { o: a20000 } } }`
    )
  ]
])('code that is nested deeper than the call stack is reported as not read: %s', (_, name, text) => {
  const { findings, problems } = check(text, name)
  expect(problems).toMatchObject([{ file: name, reason: { id: 'tooDeep' } }])
  expect(getVerdict(findings, problems)).toBe('unread')
})

test.each<[name: string, file: string, text: string, findings: number]>([
  ['addresses of a page', 'a.html', `<script src="${'/vxe-table'.repeat(60_000)}`, 1],
  ['opened imports', 'a.vue', `<template><vxe-input type="date" /></template>\n${'import {'.repeat(80_000)}`, 1],
  ['imports of a style sheet in one line', 'a.scss', '@import "vxe-table/lib/style.css" '.repeat(20_000), 1],
  [
    'nested imports of a style sheet in one line',
    'a.scss',
    'a{@import "vxe-table/lib/style.css"}'.repeat(20_000),
    20_000
  ],
  [
    'nested imports of a style sheet in lines of their own',
    'a.scss',
    'a{\n@import "vxe-table/lib/style.css"\n}\n'.repeat(20_000),
    20_000
  ],
  ['imports of project sheets', 'a.scss', '@import "a"; @use "b" with ( '.repeat(20_000), 0],
  ['variables of a sheet', 'a.scss', '$vxe-font-color: $vxe-font-color; '.repeat(20_000), 20_000],
  ['names of renderers', 'a.js', `// vxe-table\nname='$input';`.repeat(20_000), 0],
  ['functions of xe-utils', 'a.js', `import XEUtils from 'xe-utils';${'XEUtils.merge(a);'.repeat(20_000)}`, 20_000],
  ['elements with defaults', 'a.vue', `<template>${'<vxe-table/>'.repeat(20_000)}</template>`, 20_000],
  ['elements within each other', 'a.vue', `<template>${'<vxe-table>'.repeat(40_000)}</template>`, 40_000],
  [
    'attributes of a parent',
    'a.vue',
    `<template><component ${'a '.repeat(100_000)}>${'<i/>'.repeat(50_000)}<vxe-table/></component></template>`,
    1
  ],
  [
    'equal properties',
    'a.js',
    `import 'vxe-table'\nexport default { data () { return { ${'a:0,'.repeat(100_000)} } } }`,
    0
  ],
  ['assignments to one name', 'a.js', `import 'vxe-table'\n${'this.a=this.a;'.repeat(20_000)}`, 0],
  ['scripts of a page', 'a.html', `<vxe-table></vxe-table>${'<script>a</script>'.repeat(3000)}`, 1]
])('a check of hundreds of thousands of characters ends: %s', (_, name, text, count) => {
  const { findings, problems } = check(text, name)
  expect(problems).toEqual([])
  expect(findings).toHaveLength(count)
  findRestoredDefaults(findings)
})

test('a file that needs too many steps in all passes of a patch is not changed', () => {
  // Each pass changes one option of the object.
  const text = createComponent(
    bound,
    `export default { data () { return { o: { ${'rowId: "a", '.repeat(3)} ${'a: 0, '.repeat(20)} } } } }`
  )
  expect(patchFile({ name: 'a.vue', text }, versions).problem).toBeUndefined()
  const { result } = runWithStepLimit(stepsOf(text) * 2, () => patchFile({ name: 'a.vue', text }, versions))
  expect(result).toMatchObject({ text, applied: [], problem: { reason: { id: 'tooComplex' } } })
})

test.each([
  ['a prop', '<vxe-grid :edit-config="{ activeMethod: }" />'],
  ['a bound object', '<vxe-grid v-bind="{ a" />'],
  ['listeners', '<vxe-grid v-on="{ a" />'],
  ['a handler', '<vxe-grid ref="g" /><p @click="$refs.g.setActiveRow(" />']
])('a syntax error in %s of a template makes the result unknown', (_, template) => {
  const { findings, problems } = check(`<template>\n${template}\n</template>\n`)
  expect(problems).toMatchObject([{ file: 'a.vue', line: 2, reason: { id: 'badExpression' } }])
  expect(getVerdict(findings, problems)).toBe('unread')
})

test.each([
  ['a loop', '<vxe-grid v-for="(a, index) in $refs.b.c" />'],
  ['a slot', '<vxe-grid><template #default="{ row: { a = $refs.b.c } }" /></vxe-grid>'],
  ['an object', '<p :style="{ a: $refs.b.c, d: 1 }" />'],
  ['a function', '<p @click="function () { $refs.b.c() }" />'],
  ['statements', '<p @click="a = 1; $refs.b.c()" />'],
  ['a filter', '<vxe-grid :a="$refs.b.c | d(1)" />'],
  ['an empty value', '<vxe-grid :a="" @b="" v-bind="" />']
])('the syntax of %s of a template is read', (_, template) => {
  expect(check(`<template>\n${template}<vxe-grid />\n</template>\n`).problems).toEqual([])
})
