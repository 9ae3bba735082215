import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ListedDefect } from '../../shared/defects.ts'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { compareListedDefects } from '../../shared/compare-defects.ts'
import { compareMembers, findSubjects } from './release-changes.ts'

const file = path.resolve(import.meta.dirname, '../../upgrade-facts/releases.json')
const members = readReleaseMembers(JSON.parse(readFileSync(file, 'utf8')))

test('members of one release that the other lacks are named, without the keys of a new object', () => {
  const subjects = new Set(['table'])
  const { added, removed } = compareMembers(members, '3.8.6', '3.9.0', subjects)
  expect(added.length).toBeGreaterThan(0)
  expect(compareMembers(members, '3.9.0', '3.8.6', subjects)).toEqual({ added: removed, removed: added })
  expect(compareMembers(members, '3.8.6', '3.8.6', subjects)).toEqual({ added: [], removed: [] })
  expect(compareMembers(members, '3.8.6', '3.9.0', new Set())).toEqual({ added: [], removed: [] })
  const tableProps = added.filter(name => /^table [a-z]/.test(name))
  for (const name of tableProps) expect(tableProps).not.toContain(name.slice(0, name.lastIndexOf('.')))
})

test('a defect is fixed or brought only if both releases can answer', () => {
  const defect = (id: string, letters: string) => ({ id, letters, severity: 'data' }) as ListedDefect
  const list = {
    releases: ['3.7.6', '3.8.6'],
    defects: [defect('a', 'fp'), defect('b', 'pf'), defect('c', 'ff'), defect('d', 'nf'), defect('e', 'fn')]
  }
  const { fixed, added } = compareListedDefects(list, '3.7.6', '3.8.6')!
  expect([fixed, added].map(each => each.map(({ id }) => id))).toEqual([['a'], ['b']])
})

test('the components of code are found by tag and by class, and a grid counts as a table', () => {
  const project = (text: string) => ({
    kind: 'js' as const,
    entry: 'App.vue',
    library: '3.8.6',
    files: [{ name: 'App.vue', text }]
  })
  expect(findSubjects(project('<vxe-form-item />'))).toEqual(new Set(['form-item']))
  expect(findSubjects(project('Vue.use(VxeButtonGroup)'))).toEqual(new Set(['button-group']))
  expect(findSubjects(project('<vxe-grid />'))).toEqual(new Set(['grid', 'table']))
})
