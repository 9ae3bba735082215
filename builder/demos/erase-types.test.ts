import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript-5'
import { expect, test } from 'vitest'
import { eraseTypes, eraseVueTypes } from './erase-types.ts'

// `.txt` keeps compilers and linters away. UPDATE_GOLDEN=1 rewrites the outputs; review them before committing.
const folder = path.join(import.meta.dirname, 'erase-types.golden')
const inputs = readdirSync(folder).filter(name => name.includes('.input.'))
const erase = (name: string, source: string) => (name.includes('.vue') ? eraseVueTypes(source) : eraseTypes(source))
const outputOf = (name: string) => path.join(folder, name.replace('.input.', '.output.').replace('.ts.', '.js.'))
const read = (file: string) => readFileSync(file, 'utf8')

test.each(inputs)('%s without types matches its golden output', name => {
  const output = erase(name, read(path.join(folder, name)))
  if (process.env.UPDATE_GOLDEN) writeFileSync(outputOf(name), output)
  expect(output).toBe(read(outputOf(name)))
})

test.each(inputs)('the golden output of %s is valid JavaScript', name => {
  const script = scriptOf(read(outputOf(name)))
  const { diagnostics } = ts.transpileModule(script, {
    fileName: 'demo.jsx',
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext
    }
  })
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
})

test.each(inputs)('erasing types from the golden output of %s changes nothing', name => {
  const output = read(outputOf(name))
  expect(erase(name, output)).toBe(output)
})

test.each(inputs.filter(name => !/^(blank-lines|plain)/.test(name)))(
  '%s without types has no two consecutive blank lines',
  name => {
    expect(scriptOf(read(outputOf(name)))).not.toMatch(/\n\r?\n\r?\n|^\r?\n\r?\n|\n[ \t]*\r?\n[ \t]*\}/)
  }
)

test.each([
  ['const a = 1\nenum Size { a }', 'Line 2: An enum is code, not only a type. Write an object `as const`'],
  ['const enum Size { a }', 'Line 1: An enum'],
  ['namespace A { export const b = 1 }', 'Line 1: A namespace with values'],
  ['class A {\n  constructor (private b: string) {}\n}', 'Line 2: A parameter that is also a property'],
  ['const a = <Foo>b', 'Line 1: An assertion in angle brackets'],
  ["import a = require('a')", "Line 1: `import … =` is no JavaScript. Write `import … from '…'`."],
  ['export = a', 'Line 1: `export =` is no JavaScript'],
  ['@Component class A {}', 'Line 1: A decorator'],
  [
    "import Vue from 'vue'\nimport { Row, rows } from './rows'\nconst a: Row = rows[0]",
    'Line 2: only the type of "Row" is used, but it is imported as a value. Write "type Row"'
  ],
  ["import { rows } from './rows'\ntype Row = typeof rows[number]", 'only the type of "rows"'],
  ["import * as lib from 'lib'\nlet a: lib.Row", 'only the type of "lib"'],
  ['const a: = 1', 'Line 1 is not TypeScript: Type expected.'],
  ['const a = b\ninterface C {}\n(d)', 'no longer the same statement without its types']
])('erasing types from %j fails with the line and the remedy', (source, message) => {
  expect(() => eraseTypes(source)).toThrow(message)
})

test('the import of a name used as type and as value is kept', () => {
  expect(eraseTypes("import { Row } from './row'\nlet a: Row = new Row()\nclass B extends Row {}")).toBe(
    "import { Row } from './row'\nlet a = new Row()\nclass B extends Row {}"
  )
})

test('the import of a base class is kept', () => {
  expect(eraseTypes("import Base from './base'\nclass B extends Base<Row> {}")).toBe(
    "import Base from './base'\nclass B extends Base {}"
  )
})

test('a semicolon separates a line that begins with a bracket from the line before', () => {
  expect(eraseTypes('const a = b as Foo\n(c as Bar).d()')).toBe('const a = b;\nc.d()')
  expect(eraseTypes('const a = b as Foo\n[c].d()')).toBe('const a = b;\n[c].d()')
})

test('an error in the script of a component has its line in the component', () => {
  expect(() =>
    eraseVueTypes('<template>\n  <p />\n</template>\n\n<script lang="ts">\nenum A { b }\n</script>\n')
  ).toThrow('Line 6: An enum')
})

test.each([
  ['<p :a="b as Foo" />', 'Line 2 uses TypeScript in the template: `b as Foo`'],
  ['<p @click="a!.b()" />', '`a!`'],
  ['<p>{{ a as string }}</p>', '`a as string`'],
  ['<p #default="{ row }: { row: Row }" />', '`{ row }: { row: Row }`'],
  ['<p v-for="row in (rows as Row[])" />', '`rows as Row[]`']
])('erasing types fails for the template %s, which contains TypeScript', (template, message) => {
  expect(() => eraseVueTypes(`<template>\n${template}\n</template>\n<script lang="ts">\n</script>`)).toThrow(message)
})

test.each([
  '<p :a="{ b: c, as: d }" />',
  '<p @click="a = 1; b(!c)" />',
  '<p>{{ a | upper }}</p>',
  '<p #default="{ row, $index: i }" />',
  '<p v-for="(row, i) of rows" title="b as Foo" />',
  '<p :a="\'known as x\'" v-else />'
])('erasing types accepts the template %s, which contains no TypeScript', template => {
  expect(() => eraseVueTypes(`<template>\n${template}\n</template>`)).not.toThrow()
})

const scriptOf = (text: string): string => /<script[^>]*>(.*)<\/script>/s.exec(text)?.[1] ?? text
