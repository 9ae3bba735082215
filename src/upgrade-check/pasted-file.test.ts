import { expect, test } from 'vitest'
import { exampleCode } from './example-code.ts'
import { guessFileName } from './pasted-file.ts'

test.each([
  ['App.vue', exampleCode],
  ['App.vue', '<script setup>\nimport { ref } from "vue"\n</script>'],
  ['App.vue', '<vxe-table :data="rows" />'],
  ['App.vue', '<div>\n  <vxe-table :data="rows" />\n</div>'],
  ['package.json', '{ "name": "app", "dependencies": { "vxe-table": "^3.8.6" } }'],
  ['styles.scss', '$vxe-primary-color: red;\n'],
  ['styles.scss', '.vxe-table .a {\n  color: red;\n}\n'],
  ['main.js', "import VXETable from 'vxe-table'\nVue.use(VXETable)\n"],
  ['main.ts', "import type { Table } from 'vxe-table'\nconst a: string = ''\n"],
  ['main.tsx', 'export default { render() { return <vxe-table data={this.rows} /> } }'],
  ['main.js', '']
])('the upgrade check assumes the file name %s for the pasted text %j', (name, text) =>
  expect(guessFileName(text)).toBe(name)
)
