import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { componentModule } from './component-module.ts'
import { modelsByTag } from './render-function.ts'

const component = (template: string, script = 'export default {}', style = '') =>
  componentModule(`${template}\n<script>\n${script}\n</script>\n${style}`, 'a/my-part.vue', 'js')

/** Returns the body of `render`. */
const rendered = (template: string, script?: string): string =>
  /return ([^]*)\n {2}\}\s*\}/
    .exec(component(`<template>${template}</template>`, script).text)![1]!
    .replaceAll('\n    ', '\n')

test('a template becomes the method render as the last option', () => {
  const { text } = componentModule(
    '<template>\n  <p class="part">{{ name }}</p>\n</template>\n\n<script lang="ts">\nimport Vue from \'vue\'\n\nexport default Vue.extend({\n  props: { name: String }\n})\n</script>\n',
    'a/my-part.vue',
    'ts'
  )
  expect(text).toBe(`import type { CreateElement, VNode } from 'vue'

import Vue from 'vue'

export default Vue.extend({
  props: { name: String },
  render (h: CreateElement): VNode {
    return h('p', { class: 'part' }, [this.name])
  }
})
`)
})

test.each([
  [
    '<b :title="a.b" c="d" :e="{ f, g: 1 }"/>',
    "h('b', { attrs: { title: this.a.b, c: 'd', e: { f: this.f, g: 1 } } })"
  ],
  ['<b>{{ a }} of {{ Math.max(b, 1) }}</b>', "h('b', [this.a, ' of ', Math.max(this.b, 1)])"],
  ['<b><i v-if="a"/><u v-else-if="b"/><s v-else/></b>', "h('b', [this.a ? h('i') : this.b ? h('u') : h('s')])"],
  ['<b><i v-if="a"/></b>', "h('b', [this.a ? h('i') : h()])"],
  [
    '<ul><li v-for="({ id, name }, index) in rows" :key="id">{{ index }} {{ name }}</li></ul>',
    "h('ul', [this.rows.map(({ id, name }, index) => h('li', { key: id }, [index, ' ', name]))])"
  ],
  [
    '<b><i v-for="n in 3">{{ n }}</i></b>',
    "h('b', [Array.from({ length: 3 }, (_, index) => index + 1).map(n => h('i', [n]))])"
  ],
  [
    '<my-b @go="run" @stop="run(1, $event)" @end="a = 1" @click.native="x => x"/>',
    "h('my-b', {\n  on: { go: this.run, stop: $event => this.run(1, $event), end: () => { this.a = 1 } },\n  nativeOn: { click: x => x }\n})"
  ],
  [
    '<b @keydown.enter.prevent="go"/>',
    "h('b', {\n  on: {\n    keydown: $event => {\n      if ($event.key !== 'Enter') return\n      $event.preventDefault()\n      this.go($event)\n    }\n  }\n})"
  ],
  [
    '<my-b v-model="a.b" :c.sync="d"/>',
    "h('my-b', {\n  attrs: { value: this.a.b, c: this.d },\n  on: { input: value => { this.$set(this.a, 'b', value) }, 'update:c': $event => { this.d = $event } }\n})"
  ],
  [
    '<vxe-input v-model="a"/>',
    "h('vxe-input', { attrs: { value: this.a }, on: { modelValue: value => { this.a = value } } })"
  ],
  [
    '<my-b v-model="a" @input="b"/>',
    "h('my-b', { attrs: { value: this.a }, on: { input: [value => { this.a = value }, this.b] } })"
  ],
  [
    '<my-b><template #c="{ d }">{{ d }}{{ e }}</template></my-b>',
    "h('my-b', { scopedSlots: { c: ({ d }) => [d, this.e] } })"
  ],
  [
    '<b v-show="a" v-html="c"/>',
    "h('b', { domProps: { innerHTML: this.c }, directives: [{ name: 'show', value: this.a }] })"
  ],
  [
    '<b class="a" :class="{ b }" style="margin-top: 1px" :style="c"/>',
    "h('b', { class: ['a', { b: this.b }], style: [{ 'margin-top': '1px' }, this.c] })"
  ],
  ['<b :a="\'it\\\'s\'" c="d\'e">"</b>', "h('b', { attrs: { a: 'it\\'s', c: 'd\\'e' } }, ['\"'])"]
])('the template %s becomes calls of h', (template, expected) => {
  expect(rendered(template)).toBe(expected)
})

test('v-for counts up to a prop that is a number', () => {
  expect(
    rendered('<b><i v-for="n in max" :key="n"/></b>', 'export default { props: { max: { type: Number, default: 5 } } }')
  ).toBe("h('b', [Array.from({ length: this.max }, (_, index) => index + 1).map(n => h('i', { key: n }))])")
})

test.each(['<input v-model="a">', '<b>{{ a | upper }}</b>', '<b v-pre>{{ a }}</b>', '<b @keydown.page-down="a"/>'])(
  'the template %s, which has no counterpart, is an error',
  template => {
    expect(() => rendered(template)).toThrow(/^content\/a\/my-part\.vue: .+ cannot be copied as one file\./)
  }
)

test('scoped styles are limited by the class of the root element', () => {
  const { styles } = component(
    '<template><div class="part"><p /></div></template>',
    'export default {}',
    '<style scoped>\n.part {\n  color: red;\n}\np,\n.part:hover ::v-deep .cell {\n  margin: 0;\n}\n@media (width > 1px) {\n  :is(a, b) {\n    margin: 0;\n  }\n}\n.partial { margin: 0; }\n</style>'
  )
  expect(styles).toBe(
    '.part {\n  color: red;\n}\n.part p,\n.part:hover .cell {\n  margin: 0;\n}\n@media (width > 1px) {\n  .part :is(a, b) {\n    margin: 0;\n  }\n}\n.part .partial { margin: 0; }'
  )
})

test('a root element without a class gets the name of the component, if there are scoped styles', () => {
  const { text, styles } = component(
    '<template><div><p /></div></template>',
    'export default {}',
    '<style scoped>\np { margin: 0; }\n</style>'
  )
  expect(text).toContain("h('div', { class: 'my-part' }, [")
  expect(styles).toBe('.my-part p { margin: 0; }')
})

test('a scoped style of an element in the slot of a component is an error', () => {
  expect(() =>
    component(
      '<template><div><vxe-modal><p class="in" /></vxe-modal></div></template>',
      'export default {}',
      '<style scoped>\n.in { margin: 0; }\n</style>'
    )
  ).toThrow('content/a/my-part.vue: the scoped style of .in cannot be copied as one file')
})

test('v-model uses the prop and the event of each component of the library', () => {
  const require = createRequire(import.meta.url)
  const library = require('vxe-table') as Record<string, { model?: { prop: string; event: string } } | undefined>
  const models = Object.entries(library).flatMap(([name, each]) =>
    name.startsWith('Vxe') && each?.model ? [[name, each.model]] : []
  )
  expect(Object.fromEntries(models)).toEqual(
    Object.fromEntries(Object.entries(modelsByTag).filter(([name]) => name.startsWith('Vxe')))
  )
})
