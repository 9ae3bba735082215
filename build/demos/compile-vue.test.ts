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

/** What the component's root draws, without a document. */
async function draw(source: string) {
  const instance = new Vue(await load(source)) as Vue & { _render: () => { tag: string; children: { text: string }[] } }
  const { tag, children } = instance._render()
  return `<${tag}>${children.map(child => child.text).join('')}`
}

test('a component draws its data', async () => {
  expect(
    await draw(
      '<template>\n  <p>{{ name }}, {{ age }}</p>\n</template>\n\n<script lang="ts">\nexport default { data () { return { name: \'Gu\' as string, age: 3 } } }\n</script>\n'
    )
  ).toBe('<p>Gu, 3')
})

test('a component without a script draws its template', async () => {
  expect(await draw('<template><p>text</p></template>')).toBe('<p>text')
})

test('a constructor of Vue gets its render function too', () => {
  const { code } = compile(
    '<template><p /></template>\n<script lang="ts">\nimport Vue from \'vue\'\nexport default Vue.extend({})\n</script>'
  )
  expect(code).toContain('const __component = Vue.extend({})')
  expect(code).toContain('typeof __component === "function" ? __component.options : __component')
})

test('each style comes back ready to serve', () => {
  const { code, styles } = compile(
    '<template><p class="a" /></template>\n<style>\n.a { color: red }\n</style>\n<style lang="scss">\n.a { .b { color: red } }\n</style>'
  )
  expect(styles[0]).toMatch(/\.a \{ color: red\s*\}/)
  expect(styles[1]).toContain('.a .b {')
  expect(code).not.toContain('_scopeId')
})

test('a scoped style counts for its component alone', () => {
  const { code, styles } = compile('<template><p class="a" /></template>\n<style scoped>\n.a { color: red }\n</style>')
  const scope = /_scopeId = "(data-v-[\da-f]{8})"/.exec(code)?.[1]
  expect(styles[0]).toContain(`.a[${scope}]`)
})

test('the same file has the same scope in every build, another file another', () => {
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
])('%j is refused with its file', (source, sentence) => {
  expect(() => compile(source)).toThrow(sentence)
})
