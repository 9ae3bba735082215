import { expect, test } from 'vitest'
import type { SourceFile } from './check.ts'
import { checkFile } from './check.ts'
import { countFindings, isNote, isSilent } from './verdict.ts'

const check = (file: SourceFile) =>
  checkFile(file, { from: '3.8.6', to: '3.21.6' }).findings.filter(({ rule }) => !isNote(rule))

test('findings are counted by automatic changes and by failures without a message', () => {
  const text = `<template>
  <vxe-table resizable :context-menu="menu">
    <vxe-column remote-sort :edit-render="{ name: 'VxeInput', nativeEvents: {} }" />
  </vxe-table>
</template>
`
  const findings = check({ name: 'a.vue', text })
  expect(findings.filter(isSilent).map(({ rule }) => rule)).toEqual(['option-column-edit-render-native-events'])
  expect(countFindings(findings)).toEqual({ total: 4, automatic: 2, silent: 1 })
})

test('no failure is silent that an automatic change corrects', () => {
  const findings = check({ name: 'a.vue', text: '<template><vxe-table :context-menu="menu" /></template>' })
  expect(findings).toHaveLength(1)
  expect(countFindings(findings)).toEqual({ total: 1, automatic: 1, silent: 0 })
})
