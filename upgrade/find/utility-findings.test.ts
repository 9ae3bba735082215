import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'

const versions = { from: '3.8.6', to: '3.21.6' }

const findingsIn = (texts: Record<string, string>): string[] =>
  checkProject(
    Object.entries(texts).map(([name, text]) => ({ name, text })),
    versions
  )
    .findings.filter(({ rule }) => rule.includes('xe-utils'))
    .map(({ file, line, rule, certainty, found }) => `${file}:${line} ${rule} ${certainty} ${found}`)

const dependencies = (version: string) => `{ "dependencies": { "vxe-table": "^3.8.6", "xe-utils": "${version}" } }\n`

test.each([
  "import XEUtils from 'xe-utils'\nXEUtils.sum(list)",
  "import * as utils from 'xe-utils'\nutils.sum(list)",
  "import { sum } from 'xe-utils'\nsum(list)",
  "import { sum as total } from 'xe-utils'\ntotal(list)",
  "import total from 'xe-utils/sum'\ntotal(list)",
  "const { sum } = require('xe-utils')\nsum(list)",
  "import XEUtils from 'xe-utils'; const { sum } = XEUtils\nsum(list)",
  '// xe-utils of the page\nwindow.XEUtils.sum(list)'
])('a use of a function with another result is found: %s', script => {
  expect(findingsIn({ 'a.js': script })).toEqual(['a.js:2 xe-utils-sum look sum()'])
})

test('a function that is passed on is found', () => {
  const script = "import XEUtils from 'xe-utils'\nlists.map(XEUtils.toTreeArray)"
  expect(findingsIn({ 'a.js': script })).toEqual(['a.js:2 xe-utils-to-tree-array look toTreeArray()'])
})

test.each([
  "import XEUtils from 'xe-utils'\nXEUtils.sum(rows, 'amount') + XEUtils.sum([a, b, c]) + XEUtils.sum(rows.map(toAmount))",
  "import { sum } from 'lodash'\nimport XEUtils from 'xe-utils'\nsum(list)",
  "import XEUtils from 'xe-utils'\nlist.sum()\nXEUtils.max(list)",
  "import { sum } from 'xe-utils'\nconst total = sum => sum + 1"
])('functions of other objects are not found: %s', script => {
  expect(findingsIn({ 'a.js': script })).toEqual([])
})

test('a function that a file of the project exports again is found', () => {
  expect(
    findingsIn({
      'src/utils.js': "import XEUtils from 'xe-utils'\nexport { merge } from 'xe-utils'\nexport default XEUtils",
      'src/a.js': "import utils, { merge } from './utils' // xe-utils\nutils.mean(list)\nmerge({}, a)"
    })
  ).toEqual(['src/a.js:2 xe-utils-sum look mean()', 'src/a.js:3 xe-utils-merge look merge()'])
})

test('the package is changed automatically unless a file uses such a function', () => {
  const files = { 'package.json': dependencies('^3.5.28') }
  expect(findingsIn(files)).toEqual(['package.json:1 package-xe-utils mechanical ^3.5.28'])
  const script = "import XEUtils from 'xe-utils'\nXEUtils.toDateString(date, 'yyyy-MM-dd')"
  expect(findingsIn({ ...files, 'a.js': script })).toEqual(['package.json:1 package-xe-utils mechanical ^3.5.28'])
  expect(findingsIn({ ...files, 'a.js': `${script}\nXEUtils.toTreeArray(list)` })).toEqual([
    'package.json:1 package-xe-utils look ^3.5.28',
    'a.js:3 xe-utils-to-tree-array look toTreeArray()'
  ])
})

test('functions are not found if the installed version has the new results already', () => {
  const script = "import XEUtils from 'xe-utils'\nXEUtils.clone(a, true)\nXEUtils.sum(list)\nXEUtils.merge({}, a)"
  const files = { 'package.json': dependencies('^3.1.0'), 'a.js': script }
  const rulesOf = (version: string) =>
    findingsIn({ ...files, 'yarn.lock': `xe-utils@^3.1.0:\n  version "${version}"\n` })
      .filter(line => line.startsWith('a.js'))
      .map(line => line.split(' ')[1])
  expect(rulesOf('3.1.15')).toEqual(['xe-utils-clone', 'xe-utils-sum', 'xe-utils-merge'])
  expect(rulesOf('3.5.28')).toEqual(['xe-utils-sum', 'xe-utils-merge'])
  expect(rulesOf('3.9.1')).toEqual(['xe-utils-merge'])
  expect(rulesOf('4.0.13')).toEqual([])
})

test('a function is found through a member that every component has', () => {
  const files = {
    'src/main.js': "import XEUtils from 'xe-utils'\nVue.prototype.$utils = XEUtils\nVue.prototype.$api = api",
    'src/a.vue':
      '<template>\n<p>{{ $utils.sum(list) }}</p>\n</template>\n<script>\nexport default { computed: { all () { return this.$utils.toTreeArray(this.list) } } }\n</script>\n',
    'src/b.js': 'export default { methods: { go () { this.$api.sum(list) } } }'
  }
  expect(findingsIn(files)).toEqual([
    'src/a.vue:2 xe-utils-sum look sum()',
    'src/a.vue:5 xe-utils-to-tree-array look toTreeArray()'
  ])
})
