import Vue from 'vue'
import type { ComponentOptions } from 'vue'
import { expect, test } from 'vitest'
import { compileVue } from './compile-vue.ts'
import { eraseTypesIn } from './erase-types.ts'

const compile = (source: string) => compileVue(eraseTypesIn(source, 'content/a/demo.vue'), 'content/a/demo.vue')

async function load(source: string): Promise<ComponentOptions<Vue>> {
  const { default: component } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compile(source).code)}`
  )
  return component
}

/** Renders the root of the component without a document. */
async function render(source: string) {
  const instance = new Vue(await load(source)) as Vue & { _render: () => { tag: string; children: { text: string }[] } }
  const { tag, children } = instance._render()
  return `<${tag}>${children.map(child => child.text).join('')}`
}

test('a compiled demo renders its data', async () => {
  expect(
    await render(
      '<template>\n  <p>{{ name }}, {{ age }}</p>\n</template>\n\n<script lang="ts">\nexport default { data () { return { name: \'Gu\' as string, age: 3 } } }\n</script>\n'
    )
  ).toBe('<p>Gu, 3')
})

test('a compiled demo without a script renders its template', async () => {
  expect(await render('<template><p>text</p></template>')).toBe('<p>text')
})

test('the code compiled from a Vue.extend demo uses the options of the constructor', () => {
  const { code } = compile(
    '<template><p /></template>\n<script lang="ts">\nimport Vue from \'vue\'\nexport default Vue.extend({})\n</script>'
  )
  expect(code).toContain('const __component = Vue.extend({})')
  expect(code).toContain('typeof __component === "function" ? __component.options : __component')
})

test('each <style> of a demo is compiled to CSS, also from SCSS', () => {
  const { code, styles } = compile(
    '<template><p class="a" /></template>\n<style>\n.a { color: red }\n</style>\n<style lang="scss">\n.a { .b { color: red } }\n</style>'
  )
  expect(styles[0]).toMatch(/\.a \{ color: red\s*\}/)
  expect(styles[1]).toContain('.a .b {')
  expect(code).not.toContain('_scopeId')
})

test('selectors of a scoped style get the scope attribute of their demo', () => {
  const { code, styles } = compile('<template><p class="a" /></template>\n<style scoped>\n.a { color: red }\n</style>')
  const scope = /_scopeId = "(data-v-[\da-f]{8})"/.exec(code)?.[1]
  expect(styles[0]).toContain(`.a[${scope}]`)
})

test('the scope attribute depends on the demo file only and differs between two files', () => {
  const scopeOf = (file: string) =>
    /data-v-\w+/.exec(compileVue('<template><p /></template><style scoped>p { margin: 0 }</style>', file).code)?.[0]
  expect(scopeOf('content/a/demo.vue')).toBe(scopeOf('content/a/demo.vue'))
  expect(scopeOf('content/a/demo.vue')).not.toBe(scopeOf('content/b/demo.vue'))
})

test.each([
  [
    '<script>export default {}</script>',
    'content/a/demo.vue has no <template>. A demo is a complete component with a template.'
  ],
  ['<template><p v-if="a b" /></template>', 'The template of content/a/demo.vue does not compile'],
  ['<template><p></template>', 'The template of content/a/demo.vue does not compile'],
  ['<template><p /></template>\n<script lang="ts">\nenum A { b }\n</script>', 'content/a/demo.vue: Line 3: An enum'],
  [
    '<template><p /></template>\n<style lang="scss">\n.a {\n</style>',
    'A <style> of content/a/demo.vue does not compile: expected'
  ]
])('compiling the demo %j fails with an error that names the file', (source, sentence) => {
  expect(() => compile(source)).toThrow(sentence)
})
