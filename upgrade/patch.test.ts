import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import { applyEdits, isMechanical, patchFile } from './patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const patched = (text: string, name = 'a.vue', targetVersions = versions): string =>
  patchFile({ name, text }, targetVersions).text
const table = (attributes: string): string => `<template>\n  <vxe-table ${attributes} />\n</template>\n`

test.each([
  [
    'row-key, row-id and highlight-hover-row become one row-config',
    'row-key row-id="id" highlight-hover-row',
    ':row-config="{ useKey: true, keyField: \'id\', isHover: true }"'
  ],
  [
    'row-id is added to an existing row-config',
    ':row-config="{ isHover: true }" row-id="id"',
    ':row-config="{ isHover: true, keyField: \'id\' }"'
  ],
  ['row-id is added to an empty row-config', ':row-config="{}" row-id="id"', ':row-config="{ keyField: \'id\' }"'],
  [
    'height moves from row-config to cell-config, other keys stay',
    ':row-config="{ height: 40, isHover: true }"',
    ':row-config="{ isHover: true }" :cell-config="{ height: 40 }"'
  ],
  ['an expression is moved unchanged', ':row-id="key + \'Id\'"', ':row-config="{ keyField: key + \'Id\' }"'],
  [
    'camel-case props are renamed in camel case',
    ':contextMenu="m" rowId="id"',
    ':menuConfig="m" :rowConfig="{ keyField: \'id\' }"'
  ],
  ['single quotes around a prop are kept', ":row-id='id'", ":row-config='{ keyField: id }'"],
  ['v-bind: before a renamed prop is kept', 'v-bind:context-menu="m"', 'v-bind:menu-config="m"'],
  [
    'virtual-x-config and virtual-y-config get the thresholds of scroll-x and scroll-y',
    ':scroll-x="{ enabled: true }" :scroll-y="{enabled: on}"',
    ':virtual-x-config="{ enabled: true, gt: 60 }" :virtual-y-config="{enabled: on, gt: 100}"'
  ]
])('%s', (_, before, after) => expect(patched(table(before))).toBe(table(after)))

test.each([
  ['the element has the old and the new prop', ':context-menu="a" :menu-config="b"'],
  ['the config is a variable', ':row-config="config" row-id="id"'],
  ['the config has a spread', ':row-config="{ ...config }" row-id="id"'],
  ['the element has v-bind="$attrs"', 'v-bind="$attrs" row-id="id"'],
  ['the config already has the key', ':row-config="{ keyField: \'key\' }" row-id="id"']
])('props are not changed if %s', (_, attributes) => expect(patched(table(attributes))).toBe(table(attributes)))

test('scroll-y gets its threshold before the upgrade, and is not changed for the target 3.9.0', () => {
  const text = table(':scroll-y="{ enabled: true }"')
  expect(
    patchFile(
      { name: 'a.vue', text },
      versions,
      ({ when, certainty }) => when === 'today' && certainty === 'mechanical'
    ).text
  ).toBe(table(':scroll-y="{ enabled: true, gt: 100 }"'))
  expect(patched(text, 'a.vue', { from: '3.8.6', to: '3.9.0' })).toBe(text)
})

test('a patch preserves CRLF, a byte order mark and tabs', () => {
  const text =
    '\uFEFF<template>\r\n\t<vxe-grid v-bind="o" />\r\n</template>\r\n<script>\r\nexport default {\r\n\tdata: () => ({\r\n\t\to: {\r\n\t\t\tproxyConfig: {\r\n\t\t\t\tprops: { list: \'a\' }, // ours\r\n\t\t\t\tajax: {}\r\n\t\t\t}\r\n\t\t}\r\n\t})\r\n}\r\n</script>\r\n'
  const after = patched(text)
  expect(after).toBe(text.replace("props: { list: 'a' }, // ours", "response: { list: 'a' }, // ours"))
})

test('a patch preserves comments and spaces around a change', () => {
  expect(patched('<template><vxe-table /* a */ \n   row-id="id"\n   border\n/></template>')).toBe(
    '<template><vxe-table /* a */ \n   :row-config="{ keyField: \'id\' }"\n   border\n/></template>'
  )
})

test('a patched entry file imports and registers vxe-pc-ui before vxe-table', () => {
  const text =
    "import Vue from 'vue'\nimport VXETable from 'vxe-table'\nimport 'vxe-table/lib/style.css'\n\nVue.use(VXETable)\n"
  expect(patched(text, 'main.js')).toBe(
    "import Vue from 'vue'\nimport VxeUIBase from 'vxe-pc-ui'\nimport VXETable from 'vxe-table'\nimport 'vxe-pc-ui/lib/style.css'\nimport 'vxe-table/lib/style.css'\n\nVue.use(VxeUIBase)\nVue.use(VXETable)\n"
  )
})

test('a patch removes an import of Menu', () => {
  const text = "import { Menu, Button } from 'vxe-table'\nVue.use(Menu)\nVue.use(Button)\n"
  expect(patched(text, 'a.js')).toBe("import { Button } from 'vxe-pc-ui'\nVue.use(Button)\n")
})

test('a patch keeps a moved import that is used other than in Vue.use', () => {
  const text = "import { Edit } from 'vxe-table'\nregister(Edit)\n"
  expect(patched(text, 'a.js')).toBe(text)
})

test('a patch renames a type in its import and its uses, and keeps a component used as a value', () => {
  const text = "import { Table, TableEditConfig } from 'vxe-table'\nconst e: TableEditConfig = {}\nconst t = Table\n"
  expect(patched(text, 'a.ts')).toBe(
    "import { Table, VxeTablePropTypes } from 'vxe-table'\nconst e: VxeTablePropTypes.EditConfig = {}\nconst t = Table\n"
  )
})

test('a patch replaces setConfig with icons by setIcon', () => {
  expect(patched("import V from 'vxe-table'\nV.setConfig({ icon: { A: 'b' } });\n", 'a.js')).toBe(
    "import V from 'vxe-table'\nV.setIcon({ A: 'b' });\n"
  )
})

test('a patch does not replace Sass variables in calculations and function calls', () => {
  const text = '.a { color: $vxe-font-color; width: $vxe-font-size * 2; border-color: lighten($vxe-font-color, 5%); }\n'
  expect(patched(text, 'a.scss')).toBe(text.replace('color: $vxe-font-color;', 'color: var(--vxe-ui-font-color);'))
})

test('two findings that change the same config are not applied in the same pass', () => {
  const text = table('row-key row-id="id"')
  const { findings } = checkFile({ name: 'a.vue', text }, versions)
  const { applied, skipped } = applyEdits(text, findings)
  expect([applied.length, skipped.length]).toEqual([1, 1])
})

test.each([
  ['pug', '<template lang="pug">\nvxe-table(row-id="id")\n</template>\n', []],
  [
    'a syntax error in its script',
    '<template><vxe-table row-id="id" /></template><script>export default {</script>',
    ['a.vue']
  ]
])('a component with %s has findings in its other code', (_, text, problems) => {
  const checked = checkFile({ name: 'a.vue', text }, versions)
  expect(checked.problems.map(({ file }) => file)).toEqual(problems)
  expect(checked.findings.length).toBeGreaterThan(0)
})

test('a patch renames .vxe-input in CSS if all inputs of the element are date inputs', () => {
  const file = (tags: string) => ({
    name: 'a.vue',
    text: `<template>\n  <div>${tags}</div>\n</template>\n\n<style>\n.a .vxe-input { width: 240px; }\n</style>\n`
  })
  const dates = '<vxe-input v-model="a" type="date" /><vxe-input v-model="b" type="month" />'
  const { text } = patchFile(file(dates), versions)
  expect(text).toContain('<vxe-date-picker v-model="a" type="date" /><vxe-date-picker v-model="b" type="month" />')
  expect(text).toContain('.a .vxe-date-picker {')
  const mixed = file('<vxe-input v-model="a" type="date" /><vxe-input v-model="b" />')
  expect(patchFile(mixed, versions).text).toBe(mixed.text)
})

test('a given result of the first check gives the same patch', () => {
  const file = {
    name: 'a.vue',
    text: '<template>\n<vxe-grid row-id="id" :context-menu="menu" resizable />\n</template>\n'
  }
  const patched = patchFile(file, versions, isMechanical)
  expect(patched.passes.length).toBeGreaterThan(0)
  expect(patchFile(file, versions, isMechanical, undefined, checkFile(file, versions))).toEqual(patched)
})
