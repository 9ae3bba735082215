import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { standaloneSource } from './standalone-source.ts'

/** Returns the script of the demo `a/demo.vue` as one file. */
function joinedScript(script: string, others: Record<string, string>, kind: 'ts' | 'js' = 'ts'): string {
  const demo = `<template>\n  <p />\n</template>\n\n<script lang="ts">\n${script}</script>\n`
  const text = standaloneSource(memoryFiles({ 'a/demo.vue': demo, ...others }), 'a/demo.vue', 'zh', kind)
  return /<script.*?>\n(.*)<\/script>/s.exec(text)![1]!
}

test('only the used names of a file are taken, with the names they use and their comments', () => {
  const people = `export interface Person { name: string }
export interface Unused { name: string }

const names = ['A', 'B']
const unusedNames = ['C']

// A new object each time
export function samplePeople (): Person[] {
  return names.map(name => ({ name }))
}

export const unused = () => unusedNames
`
  const script = `import Vue from 'vue'
import { samplePeople, type Person } from '@/_shared/people'

export default Vue.extend({ data: () => ({ people: samplePeople() as Person[] }) })
`
  expect(joinedScript(script, { '_shared/people.ts': people })).toBe(`import Vue from 'vue'

interface Person { name: string }

const names = ['A', 'B']

// A new object each time
function samplePeople (): Person[] {
  return names.map(name => ({ name }))
}

export default Vue.extend({ data: () => ({ people: samplePeople() as Person[] }) })
`)
  expect(joinedScript(script, { '_shared/people.ts': people }, 'js')).toBe(`import Vue from 'vue'

const names = ['A', 'B']

// A new object each time
function samplePeople () {
  return names.map(name => ({ name }))
}

export default Vue.extend({ data: () => ({ people: samplePeople() }) })
`)
})

test('a demo without local imports is not changed', () => {
  const script = "import Vue from 'vue'\n\n\nexport default Vue.extend({})\n"
  expect(joinedScript(script, {})).toBe(script)
})

test('a default export gets the name of the import, or its own', () => {
  const joined = joinedScript(
    `import rows from './rows'
import sum, { half } from './sum'
import { default as Server } from './server'
import same from './same'
export default { rows, sum, half, Server, same }
`,
    {
      'a/rows.ts': 'export default [1, 2]\n',
      'a/sum.ts': 'export const half = 0.5\nexport default function (a: number) { return a }\n',
      'a/server.ts': 'export default class Server {}\n',
      'a/same.ts': 'const list = [1]\nexport default list\n'
    }
  )
  expect(joined).toBe(`const rows = [1, 2]

const half = 0.5
function sum (a: number) { return a }

class Server {}

const list = [1]

export default { rows, sum, half, Server, same: list }
`)
})

test('re-exported names are found in their own file', () => {
  const joined = joinedScript(
    "import { one, second, three, ns } from './index'\nexport default [one, second, three, ns.one]\n",
    {
      'a/index.ts':
        "export { one, two as second } from './numbers'\nexport * from './more'\nexport * as ns from './numbers'\n",
      'a/numbers.ts': 'export const one = 1\nexport const two = one + 1\nexport const unused = 0\n',
      'a/more.ts': 'const three = 3\nexport { three }\n'
    }
  )
  expect(joined).toBe(`const one = 1
const two = one + 1

const three = 3

export default [one, two, three, one]
`)
})

test('a file that only has types adds nothing to JavaScript', () => {
  const others = {
    'a/types.ts': "import type { VNode } from 'vue'\nexport type Node = VNode | null\nexport interface Other { a: 1 }\n"
  }
  const script = "import type { Node } from './types'\n\nconst node: Node = null\nexport default { node }\n"
  expect(joinedScript(script, others)).toBe(
    "import type { VNode } from 'vue'\n\ntype Node = VNode | null\n\nconst node: Node = null\nexport default { node }\n"
  )
  expect(joinedScript(script, others, 'js')).toBe('const node = null\nexport default { node }\n')
})

test('names of other files that collide with the demo get a number', () => {
  const joined = joinedScript(
    `import { rows as data, load } from './rows'
const rows = data.length
export default { rows, load, data }
`,
    {
      'a/rows.ts':
        'let count = 0\nexport const rows = [1]\nexport const load = () => { count++; return { rows, count } }\n'
    }
  )
  expect(joined).toContain('const data = [1]')
  expect(joined).toContain('return { rows: data, count }')
  expect(joined).toContain('export default { rows, load, data }')
  const both = joinedScript("import { a } from './a'\nimport { b } from './b'\nexport default { a, b }\n", {
    'a/a.ts': "const names = ['a']\nexport const a = () => names\n",
    'a/b.ts': "const names = ['b']\nexport const b = () => names\n"
  })
  expect(both).toContain("const names2 = ['b']\nconst b = () => names2")
})

test('a name that a function of the demo declares does not hide an imported one', () => {
  const joined = joinedScript(
    `import { names as allNames } from './names'
export default { count (names: string[]) { return names.length + allNames.length } }
`,
    { 'a/names.ts': "export const names = ['a']\n" }
  )
  expect(joined).toBe(`const allNames = ['a']

export default { count (names: string[]) { return names.length + allNames.length } }
`)
})

test('names in strings, members, labels and inner scopes stay', () => {
  const joined = joinedScript("import { rows } from './rows'\nconst names = 1\nexport default { rows, names }\n", {
    'a/rows.ts': `const names = ['names']
export const rows = {
  names: names.map(name => ({ name, names })),
  other: (names: string[]) => names.map(each => each.names),
  key: names['names'],
  text: \`names \${names}\`
}
`
  })
  expect(joined).toBe(`const names2 = ['names']
const rows = {
  names: names2.map(name => ({ name, names: names2 })),
  other: (names: string[]) => names.map(each => each.names),
  key: names2['names'],
  text: \`names \${names2}\`
}

const names = 1
export default { rows, names }
`)
})

test('a whole file as an object becomes its names, or an object if it is used as one', () => {
  const others = { 'a/rules.ts': 'export const a = 1\nexport const b = 2\nexport type Rule = number\n' }
  expect(
    joinedScript(
      "import * as rules from './rules'\nconst rule: rules.Rule = rules.a\nexport default { rule }\n",
      others
    )
  ).toBe('const a = 1\ntype Rule = number\n\nconst rule: Rule = a\nexport default { rule }\n')
  expect(joinedScript("import * as rules from './rules'\nexport default { rules, one: rules.a }\n", others)).toBe(
    'const a = 1\nconst b = 2\ntype Rule = number\n\nconst rules = { a, b }\n\nexport default { rules, one: a }\n'
  )
})

test('imports for their effect run before the demo, in the order of the imports', () => {
  const joined = joinedScript(
    "import Vue from 'vue'\nimport './second'\nimport './first'\n\nexport default Vue.extend({})\n",
    {
      'a/first.ts': "import { VXETable } from 'vxe-table'\n\nVXETable.formats.add('one', {})\nconst unused = 1\n",
      'a/second.ts':
        "import './first'\nimport 'element-ui/lib/theme-chalk/index.css'\nconst timer = setInterval(() => {})\n"
    }
  )
  expect(joined).toBe(`import Vue from 'vue'
import { VXETable } from 'vxe-table'
import 'element-ui/lib/theme-chalk/index.css'

VXETable.formats.add('one', {})

const timer = setInterval(() => {})

export default Vue.extend({})
`)
})

test('imports of packages are joined, types beside values', () => {
  const joined = joinedScript(
    `import Vue from 'vue'
import type { Table } from 'vxe-table'
import XEUtils from 'xe-utils'
import { helper } from './helper'

export default Vue.extend({ methods: { helper (table: Table) { return helper(XEUtils.clone(table)) } } })
`,
    {
      'a/helper.ts': `import type { CreateElement } from 'vue'
import { VXETable, type Grid } from 'vxe-table'
import Utils, { clone } from 'xe-utils'

export const helper = (grid: Grid, h?: CreateElement) => [VXETable, Utils, clone, grid, h]
`
    }
  )
  expect(joined).toContain(`import Vue, { type CreateElement } from 'vue'
import type { Table, Grid } from 'vxe-table'
import XEUtils, { clone } from 'xe-utils'
import { VXETable } from 'vxe-table'

const helper = (grid: Grid, h?: CreateElement) => [VXETable, XEUtils, clone, grid, h]
`)
})

test('a type import of the demo becomes a value if another file uses the value', () => {
  const joined = joinedScript(
    "import type { Modal, Table } from 'vxe-table'\nimport { open } from './open'\nexport default { open } as { open: Table | Modal }\n",
    { 'a/open.ts': "import { Modal } from 'vxe-table'\nexport const open = () => Modal\n" }
  )
  expect(joined).toContain("import { Modal, type Table } from 'vxe-table'\n")
})

test('files that import each other are each taken once', () => {
  const joined = joinedScript("import { even } from './even'\nexport default { even }\n", {
    'a/even.ts': "import { odd } from './odd'\nexport const even = (n: number): boolean => n === 0 || odd(n - 1)\n",
    'a/odd.ts': "import { even } from './even'\nexport const odd = (n: number): boolean => n !== 0 && even(n - 1)\n"
  })
  expect(joined.match(/const (even|odd) =/g)).toEqual(['const odd =', 'const even ='])
})

test('a missing export, an image and an import on demand are errors that name the file', () => {
  expect(() =>
    joinedScript("import { gone } from './rows'\nexport default { gone }\n", { 'a/rows.ts': 'export {}\n' })
  ).toThrow('content/a/demo.vue imports "gone", which content/a/rows.ts does not export.')
  expect(() => joinedScript("import logo from './logo.png'\nexport default { logo }\n", {})).toThrow(
    'content/a/demo.vue imports "./logo.png", which is no file.'
  )
  expect(() =>
    joinedScript("import './rows'\nexport default { load: () => import('./rows') }\n", { 'a/rows.ts': 'export {}\n' })
  ).toThrow("content/a/demo.vue:3: import('./rows') cannot be copied as one file.")
})

test('a name of the demo that another file uses as a global is an error', () => {
  expect(() =>
    joinedScript("import { now } from './now'\nconst performance = 1\nexport default { now, performance }\n", {
      'a/now.ts': 'export const now = () => performance.now()\n'
    })
  ).toThrow('content/a/demo.vue declares "performance", which is a global name in content/a/now.ts.')
})

test('comments of the demo stay, also those apart from its statements', () => {
  const script = `// About the demo

import Vue from 'vue' // Vue 2
// The rows
import { rows } from './rows'

// Part one

// An option
export default Vue.extend({ data: () => ({ rows }) })

// The end
`
  expect(
    joinedScript(script, {
      'a/rows.ts': "import Vue, { type VNode } from 'vue'\n// About rows\n\nexport const rows = [] as (VNode | Vue)[]\n"
    })
  ).toBe(`// About the demo

import Vue, { type VNode } from 'vue'

const rows = [] as (VNode | Vue)[]

// Part one

// An option
export default Vue.extend({ data: () => ({ rows }) })

// The end
`)
})
