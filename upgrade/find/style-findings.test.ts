import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import { checkProject } from '../check-project.ts'
import { patchFile } from '../patch.ts'
import { rules } from '../rules/all.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const root = path.resolve(import.meta.dirname, '../..')

const changed = (text: string, name = 'a.scss') => patchFile({ name, text }, versions).text
const variablesIn = (texts: Record<string, string>) =>
  checkProject(
    Object.entries(texts).map(([name, text]) => ({ name, text })),
    versions
  )
    .findings.filter(({ rule }) => rule.startsWith('variable-'))
    .map(({ file, line, found }) => `${file}:${line} ${found}`)

test('variables with a name that the library does not have are left alone', () => {
  const text = '$vxe-page-gap: 8px;\n.a { margin: $vxe-page-gap; color: var(--vxe-page-color); }\n'
  expect(checkFile({ name: 'a.scss', text }, versions).findings).toEqual([])
})

test('uses of a variable that the sheet sets itself are left alone, its definition is reported', () => {
  const text = '$vxe-primary-color: red;\n.a { color: $vxe-primary-color; border-color: $vxe-font-color; }\n'
  expect(changed(text)).toBe(text.replace('$vxe-font-color', 'var(--vxe-ui-font-color)'))
  expect(variablesIn({ 'a.scss': text })).toEqual(['a.scss:1 $vxe-primary-color', 'a.scss:2 $vxe-font-color'])
})

test('a variable set before the library is imported is one of the library, after it one of the sheet', () => {
  const use = '.a { color: $vxe-primary-color; }\n'
  for (const line of [
    "@import 'vxe-table/styles/all.scss';",
    "@import '~vxe-table/styles/index';",
    "@use 'vxe-table/styles/variable' as *;"
  ]) {
    expect(changed(`$vxe-primary-color: red;\n${line}\n${use}`), line).toContain('var(--vxe-ui-font-primary-color)')
    expect(changed(`${line}\n$vxe-primary-color: red;\n${use}`), line).toContain('color: $vxe-primary-color;')
  }
  expect(changed(`@use 'vxe-table/styles/variable' with (\n  $vxe-primary-color: red\n);\n${use}`)).toContain(
    'color: var(--vxe-ui-font-primary-color)'
  )
})

test('a variable set between two sheets of the library overrides it in the second one', () => {
  const text = `@import './node_modules/vxe-table/styles/variable.scss';
$vxe-primary-color: #0283a7;
@import './node_modules/vxe-table/styles/modules.scss';
.a { color: $vxe-primary-color; }
`
  expect(variablesIn({ 'a.scss': text })).toEqual(['a.scss:2 $vxe-primary-color', 'a.scss:4 $vxe-primary-color'])
})

test('a variable of a module is not replaced, as only its last part would change', () => {
  const text = "@use 'vxe-table/styles/variable' as vxe;\n.a { color: vxe.$vxe-primary-color; }\n"
  expect(changed(text)).toBe(text)
})

test.each([
  ["@import './vars';", 'src/styles/_vars.scss'],
  ['@import "vars.scss";', 'src/styles/vars.scss'],
  ["@use '@/theme/vars' as *;", 'src/theme/_vars.scss'],
  ["@import '~@/theme';", 'src/theme/index.scss']
])('a variable that an imported sheet of the project sets is left alone: %s', (line, name) => {
  const sheet = { 'src/styles/a.scss': `${line}\n.a { color: $vxe-primary-color; }\n` }
  expect(variablesIn({ ...sheet, [name]: '$vxe-primary-color: red;' })).toEqual([`${name}:1 $vxe-primary-color`])
  expect(variablesIn(sheet)).toEqual(['src/styles/a.scss:2 $vxe-primary-color'])
})

test('a sheet that imports itself is read once', () => {
  const files = { 'a.scss': "@import './b';\n.a { color: $vxe-font-color; }", 'b.scss': "@import './a';" }
  expect(variablesIn(files)).toEqual(['a.scss:2 $vxe-font-color'])
})

test('the rules know every variable of 3.8.6, and those with the new prefix are in the new style sheets', () => {
  const read = (name: string) => readFileSync(path.join(root, 'node_modules', name), 'utf8')
  const known = rules.flatMap(({ find }) => (find.kind === 'variable' ? find.names : []))
  const declared = read('vxe-table/styles/variable.scss').matchAll(/^\$vxe-([a-z][\w-]*)/gm)
  const names = Array.from(declared, ([, name = '']) => name)
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(name => !known.includes(name))).toEqual([])
  const sheets = read('vxe-table-new/lib/style.css') + read('vxe-pc-ui/lib/style.css')
  const { find } = rules.find(({ id }) => id === 'variable-prefix')!
  const prefixed = find.kind === 'variable' ? find.names : []
  expect(prefixed.filter(name => !names.includes(name) || !sheets.includes(`--vxe-ui-${name}:`))).toEqual([])
})

test('removed class names are found in templates and scripts, and not as a part of other names', () => {
  const text = `<template>
  <div class="vxe-col--6 my-vxe-col--6"><span :class="{ 'col--gutter': isLast }"></span></div>
</template>
<script>
export default { mounted () { this.$el.querySelector('.vxe-footer--gutter, .my-col--gutter').remove() } }
</script>
`
  expect(
    checkFile({ name: 'a.vue', text }, versions).findings.map(({ line, found, becomes }) => [line, found, becomes])
  ).toEqual([
    [2, 'vxe-col--6', 'vxe-form--item-col_6'],
    [2, 'col--gutter', undefined],
    [5, 'vxe-footer--gutter', undefined]
  ])
})
