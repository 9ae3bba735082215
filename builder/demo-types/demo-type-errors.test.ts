import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findDemoTypeErrors } from './demo-type-errors.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })
// The folder is inside the project, so that packages are resolved.
const tempFolder = mkdtempSync(path.join(cache, 'demo-types-'))
const content = path.join(tempFolder, 'content')
const folder = path.join(tempFolder, 'scripts')
const contentPath = path.relative(root, content).split(path.sep).join('/')

beforeEach(() => {
  rmSync(content, { recursive: true, force: true })
  write('tsconfig.json', readFileSync(path.join(root, 'content/tsconfig.json'), 'utf8'))
  write('_shared/people.ts', "export const people: { name: string }[] = [{ name: 'Lin' }]\n")
})
afterAll(() => rmSync(tempFolder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(content, name)), { recursive: true })
  writeFileSync(path.join(content, name), text)
}

const demo = (template: string, script = '', imports = '') => `<template>
  ${template}
</template>

<script lang="ts">
import Vue from 'vue'
${imports}
export default Vue.extend({
  data() {
    return { people: [{ name: 'Lin', age: 30 }] }
  },
  methods: {
    first() { return this.people[0]${script} }
  }
})
</script>
`
const errors = () => findDemoTypeErrors({ root, content, folder })

test('the type check of a correct demo has no errors, and an unchanged demo is not converted again', () => {
  write(
    'table/one.vue',
    demo('<p @click="first()">{{ people[0].name }}</p>', '', "import 'element-ui/lib/theme-chalk/index.css'")
  )
  expect(errors()).toEqual([])
  rmSync(path.join(folder, 'table/one.vue.ts'))
  expect(errors()).toEqual([])
  expect(existsSync(path.join(folder, 'table/one.vue.ts'))).toBe(false)
})

test('type errors of template and script are reported at their position in the demo', () => {
  write('table/two.vue', demo('<p :title="persons">{{ people[0].name.toFixed(1) }}</p>', '.nme'))
  expect(errors()).toEqual([
    expect.stringMatching(new RegExp(`^${contentPath}/table/two\\.vue\\(2,14\\): error TS2339: Property 'persons'`)),
    expect.stringMatching(/two\.vue\(2,41\): error TS2551: Property 'toFixed'/),
    expect.stringMatching(/two\.vue\(13,37\): error TS2551: Property 'nme'/)
  ])
})

test('imports between demos and files beside them are type-checked', () => {
  const imports =
    "import { people } from '@/_shared/people'\nimport Part from './part.vue'\nPart.nothing\npeople[0].age"
  write('table/three.vue', demo('<p />', '', imports))
  write('table/part.vue', demo('<p />'))
  write('table/columns.ts', "import Part from './part.vue'\nexport const part: number = Part\n")
  expect(errors()).toEqual([
    expect.stringMatching(/table\/columns\.ts\(2,14\): error TS2322/),
    expect.stringMatching(/table\/three\.vue\(9,6\): error TS2339: Property 'nothing'/),
    expect.stringMatching(/table\/three\.vue\(10,11\): error TS2339: Property 'age'/)
  ])
})

test('type errors disappear after their demo is removed or corrected', () => {
  write('table/gone.vue', demo('<p>{{ nothing }}</p>'))
  write('table/mended.vue', demo('<p>{{ nothing }}</p>'))
  expect(errors()).toHaveLength(2)
  rmSync(path.join(content, 'table/gone.vue'))
  write('table/mended.vue', demo('<p>{{ people }}</p>'))
  expect(errors()).toEqual([])
})

test('type errors are found although the cache file sums.json is damaged', () => {
  write('table/one.vue', demo('<p>{{ people }}</p>'))
  expect(errors()).toEqual([])
  writeFileSync(path.join(folder, 'sums.json'), '{ "half')
  write('table/one.vue', demo('<p>{{ nothing }}</p>'))
  expect(errors()).toHaveLength(1)
})
