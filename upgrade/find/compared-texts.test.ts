import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import { checkFiles } from '../check-project.ts'
import { isMechanical, patchFile } from '../patch.ts'
import { isComparedIn } from './compared-texts.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const column = (script: string) => `<template>
  <vxe-column :edit-render="{ name: '$input' }" />
</template>
<script>
${script}
</script>
`

test.each([
  "if (name === '$input') focus()",
  "if ('$input' !== column.editRender.name) focus()",
  'switch (name) { case "$input": focus() }',
  "if (['$input', '$select'].includes(name)) focus()",
  "if (name.includes('$input')) focus()",
  "const labels = { '$input': 'Text' }",
  "const labels = { $input: 'Text' }",
  "VXETable.renderer.add('$input', custom)",
  "const kinds = [{ label: 'Text', value: '$input' }]"
])('an old renderer name is not changed automatically beside %s', script => {
  const file = { name: 'a.vue', text: column(script) }
  expect(isComparedIn(file.text, '$input')).toBe(true)
  const found = checkFile(file, versions).findings.filter(({ rule }) => rule === 'renderer-old-input')
  expect(found).toMatchObject([{ certainty: 'look', edits: [], becomes: 'VxeInput' }])
  expect(patchFile(file, versions).text).toContain("{ name: '$input' }")
})

test.each([
  "const column = { editRender: { name: '$input' } }",
  "const render = { 'name': isLong ? '$textarea' : '$input' }",
  'this.$input.focus()',
  "const other = '$inputs'"
])('an old renderer name is changed beside %s', script => {
  expect(patchFile({ name: 'a.vue', text: column(script) }, versions).text).toContain("{ name: 'VxeInput' }")
})

test('an old renderer name that another file of the project compares is not changed automatically', () => {
  const files = [
    { name: 'src/a.vue', text: column('') },
    { name: 'src/format.js', text: "export const isText = name => name === '$input'\n" }
  ]
  const { projectOf } = checkFiles(files, versions)
  expect(patchFile(files[0]!, versions, isMechanical, projectOf(files[0]!)).text).toBe(files[0]!.text)
})
