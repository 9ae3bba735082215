import { expect, test } from 'vitest'
import { readFactsWithoutDemos } from '../../builder/editor-data/facts-without-demos.ts'
import { applyFixes, selectEdits } from '../../version-check/apply-fixes.ts'
import { diagnose, findFixable } from './diagnose.ts'
import { component, createTestKnowledge } from './test-knowledge.ts'

const knowledge = createTestKnowledge(readFactsWithoutDemos())
const later = `import { VxeUI } from 'vxe-table'\nVxeUI.renderer.add('A', { renderTableEdit () {} })\n`

test('names that the version lacks are found in each file', () => {
  const found = diagnose(
    [
      { name: 'a.vue', text: component('<vxe-table :row-drag-config="{}" />') },
      { name: 'b.js', text: later },
      { name: 'c.css', text: 'a {}' }
    ],
    knowledge,
    '3.8.6'
  )
  expect(found.get('a.vue')!.map(each => each.found)).toEqual(['row-drag-config'])
  expect(found.get('b.js')!.map(each => each.found)).toContain('renderTableEdit')
  expect(found.get('c.css')).toEqual([])
  expect(diagnose([{ name: 'b.js', text: later }], knowledge, '3.21.6').get('b.js')).toEqual([])
})

test('the edits of all findings make code without fixable findings', () => {
  const found = diagnose([{ name: 'b.js', text: later }], knowledge, '3.8.6').get('b.js')!
  const text = applyFixes(later, [{ edits: selectEdits(found) }])
  expect(text).toContain('renderEdit ()')
  const again = diagnose([{ name: 'b.js', text }], knowledge, '3.8.6').get('b.js')!
  expect(findFixable(again, { start: 0, end: text.length })).toEqual([])
})

test('only findings in the range have fixes', () => {
  const found = diagnose([{ name: 'b.js', text: later }], knowledge, '3.8.6').get('b.js')!
  const start = later.indexOf('renderTableEdit')
  expect(findFixable(found, { start, end: start }).map(each => each.found)).toEqual(['renderTableEdit'])
  expect(findFixable(found, { start: later.length, end: later.length })).toEqual([])
})
