import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const packageFile = (name: string) => `{ "dependencies": { "${name}": "^3.8.6", "vxe-pc-ui": "*" } }`

/** Returns the findings of a script as `line rule certainty → becomes`, without those of the package. */
const findingsIn = (text: string, dependency = 'vxe-table', name = 'src/crud.js'): string[] =>
  checkProject(
    [
      { name, text },
      { name: 'package.json', text: packageFile(dependency) }
    ],
    versions
  )
    .findings.filter(({ file, rule }) => file === name && !rule.startsWith('default-'))
    .map(
      ({ line, rule, certainty, edits, becomes }) => `${line} ${rule} ${certainty} ${edits.length} → ${becomes ?? ''}`
    )

test.each([
  ["proxyConfig: { props: { list: 'rows' } }", '1 option-proxy-config-props look 0 → response'],
  ["proxyConfig: { props: { result: 'rows', total: 'count' }, ajax }", '1 option-proxy-config-props look 0 → response'],
  ['scrollY: { enabled: true }', '1 scroll-y-threshold look 0 → gt: 100'],
  ['scrollX: { enabled: true, oSize: 5 }', '1 scroll-x-threshold look 0 → gt: 60'],
  ["editRender: { name: '$input' }", '1 renderer-old-input look 0 → VxeInput'],
  ["itemRender: { name: '$select', options: [] }", '1 renderer-old-select look 0 → VxeSelect'],
  ["filterRender: { name: '$textarea' }", '1 renderer-old-textarea look 0 → VxeTextarea']
])('the option { %s } of an object that is not followed is reported for a review', (option, expected) => {
  const text = `export const create = field => ({ field, ${option} })\n`
  expect(findingsIn(text)).toEqual([expected])
  expect(findingsIn(text, 'ag-grid')).toEqual([])
})

test.each([
  "proxyConfig: { props: { list: 'rows' }, response: { list: 'rows' } }",
  'proxyConfig: { props: { disabled: true } }',
  'scrollY: { enabled: true, gt: 0 }',
  'scrollY: { enabled: false }',
  'scrollY: { ...defaults, enabled: true }',
  "editRender: { name: 'VxeInput' }",
  "widget: { name: '$input' }"
])('the option { %s } needs no change', option => {
  expect(findingsIn(`export const create = field => ({ field, ${option} })\n`)).toEqual([])
})

test('bound options of a component that is not followed are reported for a review', () => {
  const text = `<template>
  <my-grid :scroll-y="{ enabled: true }" :columns="[{ editRender: { name: '$input' } }]" />
  <my-grid :options="{ proxyConfig: { props: { list: 'rows' } } }" scroll-x="x" :on-scroll-x="{ enabled: true }" />
</template>
`
  expect(findingsIn(text, 'vxe-table', 'src/a.vue')).toEqual([
    '2 scroll-y-threshold look 0 → gt: 100',
    '2 renderer-old-input look 0 → VxeInput',
    '3 option-proxy-config-props look 0 → response'
  ])
})

test('options of a followed object are reported once, with their edits', () => {
  const text = `<template><vxe-grid v-bind="options" :scroll-x="{ enabled: true }" /></template>
<script>
export default { data: () => ({ options: { scrollY: { enabled: true }, columns: [{ editRender: { name: '$input' } }] } }) }
</script>
`
  expect(findingsIn(text, 'vxe-table', 'src/a.vue')).toEqual([
    '1 scroll-x-threshold mechanical 1 → gt: 60',
    '3 scroll-y-threshold mechanical 1 → gt: 100',
    '3 renderer-old-input mechanical 1 → VxeInput'
  ])
})
