import { expect, test } from 'vitest'
import { checkFile } from './check.ts'
import { applyEdits, patchFile } from './patch.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const patched = (text: string, name = 'a.vue', own = versions): string => patchFile({ name, text }, own).text
const table = (attributes: string): string => `<template>\n  <vxe-table ${attributes} />\n</template>\n`

test.each([
  [
    'several props become one config',
    'row-key row-id="id" highlight-hover-row',
    ':row-config="{ useKey: true, keyField: \'id\', isHover: true }"'
  ],
  [
    'a config that is there takes it in',
    ':row-config="{ isHover: true }" row-id="id"',
    ':row-config="{ isHover: true, keyField: \'id\' }"'
  ],
  ['an empty config too', ':row-config="{}" row-id="id"', ':row-config="{ keyField: \'id\' }"'],
  [
    'a height goes, the rest stays',
    ':row-config="{ height: 40, isHover: true }"',
    ':row-config="{ isHover: true }" :cell-config="{ height: 40 }"'
  ],
  ['expressions stay as they are', ':row-id="key + \'Id\'"', ':row-config="{ keyField: key + \'Id\' }"'],
  [
    'names in camel case stay in camel case',
    ':contextMenu="m" rowId="id"',
    ':menuConfig="m" :rowConfig="{ keyField: \'id\' }"'
  ],
  ['single quotes stay', ":row-id='id'", ":row-config='{ keyField: id }'"],
  ['a spelling with v-bind stays', 'v-bind:context-menu="m"', 'v-bind:menu-config="m"'],
  [
    'both thresholds are set',
    ':scroll-x="{ enabled: true }" :scroll-y="{enabled: on}"',
    ':virtual-x-config="{ enabled: true, gt: 60 }" :virtual-y-config="{enabled: on, gt: 100}"'
  ]
])('%s', (_, before, after) => expect(patched(table(before))).toBe(table(after)))

test.each([
  ['both names are there', ':context-menu="a" :menu-config="b"'],
  ['the config is somewhere else', ':row-config="config" row-id="id"'],
  ['the config brings more', ':row-config="{ ...config }" row-id="id"'],
  ['other props come along', 'v-bind="$attrs" row-id="id"'],
  ['the config has it already', ':row-config="{ keyField: \'key\' }" row-id="id"']
])('nothing is changed where %s', (_, attributes) => expect(patched(table(attributes))).toBe(table(attributes)))

test('virtual scrolling keeps its threshold before the swap and changes its name after', () => {
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

test('CRLF, a byte order mark and tabs stay', () => {
  const text =
    '\uFEFF<template>\r\n\t<vxe-grid v-bind="o" />\r\n</template>\r\n<script>\r\nexport default {\r\n\tdata: () => ({\r\n\t\to: {\r\n\t\t\tproxyConfig: {\r\n\t\t\t\tprops: { list: \'a\' }, // ours\r\n\t\t\t\tajax: {}\r\n\t\t\t}\r\n\t\t}\r\n\t})\r\n}\r\n</script>\r\n'
  const after = patched(text)
  expect(after).toBe(text.replace("props: { list: 'a' }, // ours", "response: { list: 'a' }, // ours"))
})

test('comments and spaces around a change stay', () => {
  expect(patched('<template><vxe-table /* a */ \n   row-id="id"\n   border\n/></template>')).toBe(
    '<template><vxe-table /* a */ \n   :row-config="{ keyField: \'id\' }"\n   border\n/></template>'
  )
})

test('an entry file gets the other package before the table', () => {
  const text =
    "import Vue from 'vue'\nimport VXETable from 'vxe-table'\nimport 'vxe-table/lib/style.css'\n\nVue.use(VXETable)\n"
  expect(patched(text, 'main.js')).toBe(
    "import Vue from 'vue'\nimport VxeUIBase from 'vxe-pc-ui'\nimport VXETable from 'vxe-table'\nimport 'vxe-pc-ui/lib/style.css'\nimport 'vxe-table/lib/style.css'\n\nVue.use(VxeUIBase)\nVue.use(VXETable)\n"
  )
})

test('Menu is deleted and never moved', () => {
  const text = "import { Menu, Button } from 'vxe-table'\nVue.use(Menu)\nVue.use(Button)\n"
  expect(patched(text, 'a.js')).toBe("import { Button } from 'vxe-pc-ui'\nVue.use(Button)\n")
})

test('an import whose name is used in another way stays', () => {
  const text = "import { Edit } from 'vxe-table'\nregister(Edit)\n"
  expect(patched(text, 'a.js')).toBe(text)
})

test('types change in the import and wherever they are used, or not at all', () => {
  const text = "import { Table, TableEditConfig } from 'vxe-table'\nconst e: TableEditConfig = {}\nconst t = Table\n"
  expect(patched(text, 'a.ts')).toBe(
    "import { Table, VxeTablePropTypes } from 'vxe-table'\nconst e: VxeTablePropTypes.EditConfig = {}\nconst t = Table\n"
  )
})

test('icons go into a call of their own', () => {
  expect(patched("import V from 'vxe-table'\nV.setConfig({ icon: { A: 'b' } });\n", 'a.js')).toBe(
    "import V from 'vxe-table'\nV.setIcon({ A: 'b' });\n"
  )
})

test('Sass that counts with a variable is left for a person', () => {
  const text = '.a { color: $vxe-font-color; width: $vxe-font-size * 2; border-color: lighten($vxe-font-color, 5%); }\n'
  expect(patched(text, 'a.scss')).toBe(text.replace('color: $vxe-font-color;', 'color: var(--vxe-ui-font-color);'))
})

test('findings that want the same place wait for each other', () => {
  const text = table('row-key row-id="id"')
  const { findings } = checkFile({ name: 'a.vue', text }, versions)
  const { applied, skipped } = applyEdits(text, findings)
  expect([applied.length, skipped.length]).toEqual([1, 1])
})

test.each([
  ['pug', '<template lang="pug">\nvxe-table(row-id="id")\n</template>\n', []],
  [
    'a script that can’t be read',
    '<template><vxe-table row-id="id" /></template><script>export default {</script>',
    ['a.vue']
  ]
])('%s: the rest is checked', (_, text, problems) => {
  const checked = checkFile({ name: 'a.vue', text }, versions)
  expect(checked.problems.map(({ file }) => file)).toEqual(problems)
  expect(checked.findings.length).toBeGreaterThan(0)
})

test('the class of an input goes with its tags, where all of them are dates', () => {
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
