import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDefectFilter, readAlternatives } from '../shared/defects.ts'
import type { MemberStructure } from '../usage/members/used-members.ts'
import { createPartialIndex } from '../usage/members/used-members.ts'
import { checkProject } from './check-project.ts'

const root = path.resolve(import.meta.dirname, '..')
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(root, 'upgrade-facts', name), 'utf8'))
const defectMembers = readJson('defect-members.json') as Record<string, string[]>
const index = createPartialIndex(
  Object.values(defectMembers).flat().flatMap(readAlternatives),
  readJson('member-structure.json') as MemberStructure
)
const versions = { from: '3.8.6', to: '3.21.6' }

function findDefects(texts: Record<string, string>): string[] {
  const files = Object.entries(texts).map(([name, text]) => ({ name, text }))
  const isMet = createDefectFilter(checkProject(files, versions, index).members)
  return Object.entries(defectMembers).flatMap(([id, members]) => (isMet(members) ? [id] : []))
}

test('the code of each case meets its defect', () => {
  const unmet = Object.keys(defectMembers).filter(id => {
    const text = readFileSync(path.join(root, `defects/${id}.vue`), 'utf8')
    return !findDefects({ 'a.vue': text }).includes(id)
  })
  // Its check calls the method, not its component.
  expect(unmet).toEqual(['table/tree/edit/children-field'])
})

test('a table without settings and code without the library meet no defect', () => {
  const table = '<template><vxe-table :data="rows"><vxe-column field="name" title="Name"/></vxe-table></template>'
  expect(findDefects({ 'a.vue': table, 'b.js': 'export const treeConfig = { transform: true }' })).toEqual([])
})

test('options of another file, of a grid and of `setConfig` meet a defect', () => {
  const grid = `<template><vxe-grid v-bind="options"/></template>
<script>
import { options } from './options.js'
export default { data: () => ({ options }) }
</script>`
  const options = "export const options = { columns: [{ field: 'a', filterRender: { name: 'input' } }] }"
  expect(findDefects({ 'a.vue': grid, 'options.js': options })).toContain('table/base/filter/input-renderer')
  const settings =
    "import VXETable from 'vxe-table'\nVXETable.setConfig({ table: { customConfig: { immediate: true } } })"
  expect(findDefects({ 'main.js': settings })).toContain('table/advanced/custom/immediate-all')
})

test('without an index no members are read', () => {
  const text = '<template><vxe-table :max-height="100"/></template>'
  expect(checkProject([{ name: 'a.vue', text }], versions).members).toEqual([])
  expect(checkProject([{ name: 'a.vue', text }], versions, index).members).toContain('table.maxHeight')
})
