import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import type { SourceFile } from './check.ts'
import { applyEdits, isMechanical, patchFile } from './patch.ts'

const content = path.resolve(import.meta.dirname, '../content')
const versions = { from: '3.8.6', to: '3.21.6' }
const demos: SourceFile[] = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.vue'))
  .map(name => ({ name: name.split(path.sep).join('/'), text: readFileSync(path.join(content, name), 'utf8') }))

/** Asserts the invariants of checks and patches that hold for every file. */
function expectInvariants(file: SourceFile): void {
  const { findings, problems } = checkFile(file, versions)
  for (const finding of findings) {
    expect(finding.start).toBeGreaterThanOrEqual(0)
    expect(finding.end).toBeLessThanOrEqual(file.text.length)
    for (const edit of finding.edits) {
      expect(edit.start).toBeGreaterThanOrEqual(finding.start)
      expect(edit.end).toBeLessThanOrEqual(finding.end)
      expect(edit.end).toBeGreaterThanOrEqual(edit.start)
    }
    if (finding.certainty === 'mechanical') expect(finding.edits.length).toBeGreaterThan(0)
  }
  const { text } = patchFile(file, versions)
  const again = checkFile({ ...file, text }, versions)
  expect(again.findings.filter(isMechanical).map(({ rule }) => rule)).toEqual([])
  expect(patchFile({ ...file, text }, versions).text).toBe(text)
  // A file that could be read can still be read after the patch.
  if (problems.length === 0) expect(again.problems).toEqual([])
}

test('for all demos, edits are inside the ranges of their findings, and a second run changes nothing', () => {
  expect(demos.length).toBeGreaterThan(700)
  for (const file of demos) expectInvariants(file)
})

test('applying an empty list of findings returns the text unchanged', () => {
  for (const file of demos) expect(applyEdits(file.text, []).text).toBe(file.text)
})

const names = fc.constantFrom(
  'row-id="id"',
  ":row-id='key'",
  'row-key',
  ':row-key="true"',
  'column-key',
  'resizable',
  'highlight-current-row',
  ':highlight-hover-row="on"',
  ':context-menu="menu"',
  ':contextMenu="{ body: {} }"',
  ':row-config="{ height: 40 }"',
  ':row-config="{ isHover: true }"',
  ':row-config="config"',
  ':column-config="{}"',
  ':cell-config="{ height: 30 }"',
  ':scroll-y="{ enabled: true }"',
  ':scroll-x="{ enabled: on, oSize: 2 }"',
  ':tooltip-config="{ enabled: true, theme: \'dark\' }"',
  ':tree-config="{ children: \'c\', line: true }"',
  ':proxy-config="{ props: { list: \'l\' }, ajax }"',
  '@cell-context-menu="go"',
  'v-bind="options"',
  'border',
  '@cell-click="$refs.t.clearActived()"'
)
const spaces = fc.constantFrom(' ', '\n    ', '\r\n\t')
const tags = fc.constantFrom('vxe-table', 'vxe-grid', 'VxeGrid', 'el-table')
const properties = fc.constantFrom(
  "rowId: 'id'",
  'rowKey: true',
  'highlightHoverRow: on',
  'rowConfig: { height: 40, isHover: true }',
  'rowConfig: { height: 40 }',
  'contextMenu',
  'toolbar: { custom: { isFooter: true }, refresh: {} }',
  'scrollY: { enabled: true }',
  "columns: [{ field: 'a', remoteSort: true }]",
  '...base'
)

const components = fc
  .record({
    tag: tags,
    attributes: fc.uniqueArray(names, { maxLength: 7 }),
    space: spaces,
    own: fc.uniqueArray(properties, { maxLength: 6 }),
    isLong: fc.boolean(),
    ending: fc.constantFrom('\n', '\r\n')
  })
  .map(({ tag, attributes, space, own, isLong, ending }) => {
    const body = isLong ? `\n  ${own.join(',\n  ')}\n` : ` ${own.join(', ')} `
    return `<template>
  <${tag} ref="t"${space}${attributes.join(space)}></${tag}>
  <vxe-grid v-bind="options"/>
</template>

<script>
const base = { resizable: true }
const options = {${body}}
export default { data: () => ({ options, on: true }), methods: { go () { this.$refs.t.getActiveRecord() } } }
</script>
`.replaceAll(/\r?\n/g, ending)
  })

test('for generated components, edits are inside the ranges of their findings, and a second run changes nothing', () => {
  fc.assert(
    fc.property(components, text => expectInvariants({ name: 'a.vue', text })),
    { numRuns: 400, seed: 15 }
  )
}, 300_000)

const specifiers = fc.uniqueArray(
  fc.constantFrom(
    'Table',
    'Grid as G',
    'VxeButton',
    'Modal',
    'Menu',
    'Edit',
    'VXETable',
    'TableEditConfig',
    'TableSortConfig',
    'setConfig'
  ),
  { minLength: 1, maxLength: 8 }
)
const programs = fc
  .record({
    names: specifiers,
    isType: fc.boolean(),
    isLong: fc.boolean(),
    end: fc.constantFrom('', ';'),
    uses: fc.uniqueArray(fc.constantFrom('Menu', 'Edit', 'Table', 'VxeButton'), { maxLength: 4 }),
    isChain: fc.boolean()
  })
  .map(({ names, isType, isLong, end, uses, isChain }) => {
    const list = isLong ? `{\n  ${names.join(',\n  ')}\n}` : `{ ${names.join(', ')} }`
    const calls = isChain
      ? `Vue${uses.map(name => `.use(${name})`).join('')}`
      : uses.map(name => `Vue.use(${name})`).join('\n')
    return `import${isType ? ' type' : ''} ${list} from 'vxe-table'${end}\n${uses.length ? calls : ''}${end}\nlet a: TableEditConfig, b: Table\n`
  })

test('for generated imports, edits are inside the ranges of their findings, and a second run changes nothing', () => {
  fc.assert(
    fc.property(programs, text => expectInvariants({ name: 'a.ts', text })),
    { numRuns: 400, seed: 15 }
  )
}, 300_000)

test('checking 2,000 broken demos does not throw, and edits are inside the ranges of their findings', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '{',
    '}',
    '`',
    '/*',
    '-->',
    '</script>',
    '</template>',
    '\u0000',
    '{{',
    ':',
    '\\'
  )
  const broken = fc.record({
    file: fc.integer({ min: 0, max: demos.length - 1 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 400 }),
    piece: fc.oneof(pieces, fc.string({ maxLength: 5 }))
  })
  fc.assert(
    fc.property(broken, ({ file, at, length, piece }) => {
      const { name, text } = demos[file]!
      const offset = Math.floor(at * text.length)
      const mutated = text.slice(0, offset) + piece + text.slice(offset + length)
      const { findings } = checkFile({ name, text: mutated }, versions)
      for (const { start, end, edits } of findings)
        for (const edit of edits) expect(edit.start >= start && edit.end <= end).toBe(true)
    }),
    { numRuns: 2000, seed: 15 }
  )
}, 300_000)

test.each(['a.vue', 'a.ts', 'a.jsx', 'a.scss', 'package.json', 'yarn.lock', '.browserslistrc'])(
  'checking arbitrary text as %s does not throw',
  name => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        checkFile({ name, text: `vxe ${text}` }, versions)
        return true
      }),
      { numRuns: 200, seed: 15 }
    )
  }
)

test('generated code has findings of more than 25 rules', () => {
  const found = new Set(
    [...fc.sample(components, { numRuns: 100, seed: 15 }), ...fc.sample(programs, { numRuns: 100, seed: 15 })].flatMap(
      (text, at) => checkFile({ name: at < 100 ? 'a.vue' : 'a.ts', text }, versions).findings.map(({ rule }) => rule)
    )
  )
  expect(found.size).toBeGreaterThan(25)
})
