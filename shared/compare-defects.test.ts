import { expect, test } from 'vitest'
import { compareMetDefects } from './compare-defects.ts'
import type { DefectSeverity, ListedDefect } from './defects.ts'

const createDefect = (id: string, severity: DefectSeverity, letters: string, member: string): ListedDefect => ({
  id,
  page: 'a',
  title: 'A',
  severity,
  symptom: id,
  letters,
  members: [member]
})
const list = {
  releases: ['3.6.17', '3.8.6', '3.9.0'],
  defects: [
    createDefect('look', 'display', 'ffp', 'table.border'),
    createDefect('lost', 'data', 'ffp', 'table.rowKey'),
    createDefect('new', 'data', 'pff', 'table.rowKey'),
    createDefect('other', 'data', 'ffp', 'form.readonly')
  ]
}
const idsOf = (defects: readonly ListedDefect[] = []) => defects.map(({ id }) => id)

test('defects that code meets in one of two releases are listed, the most harmful first', () => {
  const members = ['table.border', 'table.rowKey']
  const upgrade = compareMetDefects(list, members, { from: '3.8.6', to: '3.9.5' })
  expect(upgrade).toMatchObject({ from: '3.8.6', to: '3.9.0', added: [] })
  expect(idsOf(upgrade?.fixed)).toEqual(['lost', 'look'])
  expect(idsOf(compareMetDefects(list, members, { from: '3.6.17', to: '3.9.0' })?.added)).toEqual(['new'])
})

test('code that meets the same defects in both releases has no comparison', () => {
  expect(compareMetDefects(list, ['table.border'], { from: '3.6.17', to: '3.8.6' })).toBeUndefined()
  expect(compareMetDefects(list, ['table.data'], { from: '3.8.6', to: '3.9.0' })).toBeUndefined()
})
