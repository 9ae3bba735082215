import { expect, test } from 'vitest'
import type { SourceFile } from '../check.ts'
import { checkFile } from '../check.ts'
import { patchFile } from '../patch.ts'
import { isNote } from '../verdict.ts'
import type { MarkedLine } from './changed-lines.ts'
import { getChangedLines } from './changed-lines.ts'
import { groupByLine } from './finding-groups.ts'
import { getPieces } from './text-pieces.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const groupsOf = (text: string, name = 'a.vue') => {
  const file: SourceFile = { name, text }
  return groupByLine(file, checkFile(file, versions).findings, versions, ({ rule }) => !isNote(rule))
}

/** Formats marked lines: `<vxe-table [@cell-menu]="open" />` */
const format = (lines: readonly MarkedLine[] | undefined) =>
  lines?.map(parts => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''))

test('a change shows whole lines without their indent, with the changed word marked', () => {
  const text = '<template>\n  <div>\n    <vxe-table @cell-context-menu="open" />\n  </div>\n</template>\n'
  const [group] = groupsOf(text)
  expect(group).toMatchObject({ line: 3, lastLine: 3 })
  expect(format(group?.change?.before)).toEqual(['<vxe-table @[cell-context-menu]="open" />'])
  expect(format(group?.change?.after)).toEqual(['<vxe-table @[cell-menu]="open" />'])
})

test('a change in the first and last line shows these lines, also before CRLF', () => {
  const text = '<template><vxe-table @cell-context-menu="open" /></template>\r\n'
  const after = ['<template><vxe-table @[cell-menu]="open" /></template>']
  expect(format(groupsOf(text)[0]?.change?.after)).toEqual(after)
  expect(format(groupsOf(text.trimEnd())[0]?.change?.after)).toEqual(after)
})

test('all findings of a line are one group, which shows the line of the patched file', () => {
  const line =
    '<vxe-table ref="table" resizable highlight-hover-row row-id="id" :context-menu="menu" @cell-context-menu="open" />'
  const text = `<template>\n  ${line}\n</template>\n`
  const groups = groupsOf(text)
  expect(groups).toHaveLength(1)
  const [{ findings, change }] = groups as [(typeof groups)[number]]
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(
    new Set([
      'prop-resizable',
      'prop-highlight-hover-row',
      'prop-row-id',
      'prop-context-menu',
      'event-cell-context-menu'
    ])
  )
  const { text: patched } = patchFile({ name: 'a.vue', text }, versions)
  expect(change?.after.map(parts => parts.map(part => part.text).join(''))).toEqual([patched.split('\n')[1]!.trim()])
  expect(change?.before.map(parts => parts.map(part => part.text).join(''))).toEqual([line])
  const marked = change?.before[0]?.filter(({ isChanged }) => isChanged).map(part => part.text.trim())
  expect(marked).toEqual(expect.arrayContaining(['resizable', 'cell-context-menu']))
  expect(marked).not.toContain('ref')
})

test('findings of other lines are other groups', () => {
  const text = '<template>\n  <vxe-table\n    :context-menu="menu"\n    @cell-context-menu="open"\n  />\n</template>\n'
  const groups = groupsOf(text)
  expect(groups.map(({ line }) => line)).toEqual([3, 4])
  expect(format(groups[0]?.change?.after)).toEqual([':[menu-config]="menu"'])
})

test('unchanged lines between two changes of a finding are left out', () => {
  const text = `<template>\n  <vxe-table\n    resizable\n${'    :data="rows"\n'.repeat(3)}    :column-config="{ useKey: true }"\n  />\n</template>\n`
  const { change } = groupsOf(text).find(({ findings }) => findings.some(({ rule }) => rule === 'prop-resizable'))!
  expect(format(change?.before)?.[0]).toContain('[resizable]')
  expect(format(change?.before)).not.toContain(':data="rows"')
  expect(format(change?.after)?.join('\n')).toContain('resizable: true')
})

test('a generated line is cut around its marked parts', () => {
  const filler = ':a="1" '.repeat(400)
  const [group] = groupsOf(`<template><vxe-table ${filler}@cell-context-menu="open" ${filler}/></template>`)
  const [line] = group?.change?.after ?? []
  expect(line?.some(({ text, isChanged }) => isChanged && text === 'cell-menu')).toBe(true)
  expect(line?.map(({ text }) => text).join('').length).toBeLessThan(300)
})

test('a group has a limited number of findings, and each change is shown once', () => {
  const count = 100
  const text = `<template>${'<vxe-table @cell-context-menu="open" />'.repeat(count)}</template>`
  const groups = groupsOf(text)
  expect(groups.flatMap(({ findings }) => findings)).toHaveLength(count)
  expect(Math.max(...groups.map(({ findings }) => findings.length))).toBeLessThanOrEqual(20)
  const marks = groups.flatMap(({ change }) => change?.after.flat() ?? []).filter(({ isChanged }) => isChanged)
  expect(marks).toHaveLength(count)
})

test('a removed line has no line after the change', () => {
  const text = 'a\n  b\nc\n'
  const pieces = getPieces(text, [[{ start: 1, end: 5, text: '' }]])
  const { before, after } = getChangedLines(text, pieces, { start: 0, end: 7 })
  expect(format(before)).toEqual(['[b]'])
  expect(after).toEqual([])
})

test('a long change is cut to 30 lines with an ellipsis', () => {
  const text = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const pieces = getPieces(text, [[{ start: 0, end: text.length, text: 'x' }]])
  const { before, after } = getChangedLines(text, pieces, { start: 0, end: text.length })
  expect(before).toHaveLength(31)
  expect(format(before)?.at(-1)).toBe('…')
  expect(format(after)).toEqual(['[x]'])
})

test('edits of a later pass within added text are part of the added text', () => {
  const pieces = getPieces('a b', [
    [{ start: 0, end: 1, text: 'one two' }],
    [
      { start: 4, end: 7, text: 'three' },
      { start: 8, end: 9, text: 'c' }
    ]
  ])
  const { before, after } = getChangedLines('a b', pieces, { start: 0, end: 3 })
  expect([format(before), format(after)]).toEqual([['[a] [b]'], ['[one three] [c]']])
})

test('a group without edits has no lines before and after', () => {
  const text = '<template>\n  <vxe-table>\n    <vxe-column remote-sort />\n  </vxe-table>\n</template>\n'
  expect(groupsOf(text).map(({ findings, change }) => [findings[0]?.rule, change])).toEqual([
    ['prop-column-remote-sort', undefined]
  ])
})

test('a change of hundreds of thousands of lines is cut like any other', () => {
  const text = 'a\n'.repeat(300_000)
  const pieces = getPieces(text, [[{ start: 0, end: text.length, text: 'x' }]])
  expect(getChangedLines(text, pieces, { start: 0, end: text.length }).before).toHaveLength(31)
})
