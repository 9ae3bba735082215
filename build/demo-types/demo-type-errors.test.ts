import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoTypeErrors } from './demo-type-errors.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })
// Within the project, where the packages are found.
const place = mkdtempSync(path.join(cache, 'demo-types-'))
const content = path.join(place, 'content')
const folder = path.join(place, 'scripts')
const inPlace = path.relative(root, content).split(path.sep).join('/')

beforeEach(() => {
  rmSync(content, { recursive: true, force: true })
  write('tsconfig.json', readFileSync(path.join(root, 'content/tsconfig.json'), 'utf8'))
  write('_shared/people.ts', "export const people: { name: string }[] = [{ name: 'Lin' }]\n")
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

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
const errors = () => demoTypeErrors({ root, content, folder })

test('a demo that is right has no errors, and is not looked at again', () => {
  write(
    'table/one.vue',
    demo('<p @click="first()">{{ people[0].name }}</p>', '', "import 'element-ui/lib/theme-chalk/index.css'")
  )
  expect(errors()).toEqual([])
  rmSync(path.join(folder, 'table/one.vue.ts'))
  expect(errors()).toEqual([])
  expect(existsSync(path.join(folder, 'table/one.vue.ts'))).toBe(false)
})

test('errors of the template and of the script are said where they are written', () => {
  write('table/two.vue', demo('<p :title="persons">{{ people[0].name.toFixed(1) }}</p>', '.nme'))
  expect(errors()).toEqual([
    expect.stringMatching(new RegExp(`^${inPlace}/table/two\\.vue\\(2,14\\): error TS2339: Property 'persons'`)),
    expect.stringMatching(/two\.vue\(2,41\): error TS2551: Property 'toFixed'/),
    expect.stringMatching(/two\.vue\(13,37\): error TS2551: Property 'nme'/)
  ])
})

test('a demo and a file beside it see each other', () => {
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

test('a demo that is gone is not looked at any more, and a mended one is right again', () => {
  write('table/gone.vue', demo('<p>{{ nothing }}</p>'))
  write('table/mended.vue', demo('<p>{{ nothing }}</p>'))
  expect(errors()).toHaveLength(2)
  rmSync(path.join(content, 'table/gone.vue'))
  write('table/mended.vue', demo('<p>{{ people }}</p>'))
  expect(errors()).toEqual([])
})

test('a list of sums that is damaged makes all demos anew', () => {
  write('table/one.vue', demo('<p>{{ people }}</p>'))
  expect(errors()).toEqual([])
  writeFileSync(path.join(folder, 'sums.json'), '{ "half')
  write('table/one.vue', demo('<p>{{ nothing }}</p>'))
  expect(errors()).toHaveLength(1)
})
