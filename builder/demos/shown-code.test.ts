import { expect, test } from 'vitest'
import { checkShownCode, isCodeFile, readShownCode, textOfCode } from './shown-code.ts'

const file = 'content/a/smallest.vue'
const shown = (source: string) => textOfCode(readShownCode(source, file))
const component = (template: string, script = '') =>
  `<template>\n${template}\n</template>\n\n<script lang="ts">\n${script}\n</script>\n`

test('code files are recognized by their names', () => {
  expect(
    ['a/smallest.vue', 'smallest-rows.vue', 'a/smallest.ts', 'a/smallestRows.vue', 'a/not-smallest.vue'].map(isCodeFile)
  ).toEqual([true, true, false, false, false])
})

test('without regions the template is shown without its indentation', () => {
  expect(shown(component('  <vxe-table>\n    <vxe-column />\n  </vxe-table>', 'export default {}'))).toBe(
    '<vxe-table>\n  <vxe-column />\n</vxe-table>'
  )
})

test('an outer <div> without attributes is not shown, one with attributes is', () => {
  expect(shown(component('  <div>\n    <b />\n    <i />\n  </div>'))).toBe('<b />\n<i />')
  expect(shown(component('  <div id="a">\n    <b />\n  </div>'))).toBe('<div id="a">\n  <b />\n</div>')
})

test('regions of script, template and styles are shown in this order, and nothing else', () => {
  const source = `${component(
    '  <div>\n    <p />\n    <!-- #region shown -->\n    <b />\n    <!-- #endregion -->\n  </div>',
    'import a from "a"\n  // #region shown\n  const rows = [\n    1\n  ]\n  // #endregion\nexport default {}'
  )}\n<style scoped>\n.a {\n  /* #region shown */\n  color: red;\n  /* #endregion */\n}\n</style>\n`
  expect(readShownCode(source, file)).toEqual({
    lang: 'vue',
    parts: [
      { lang: 'js', text: 'const rows = [\n  1\n]' },
      { lang: 'vue', text: '<b />' },
      { lang: 'css', text: 'color: red;' }
    ]
  })
  expect(shown(source)).toBe('const rows = [\n  1\n]\n\n<b />\n\ncolor: red;')
})

test('code of a region in the script alone has the label of JavaScript', () => {
  const source = component('  <b />', '// #region shown\nconst a = 1\n// #endregion')
  expect(readShownCode(source, file).lang).toBe('js')
})

test('lines with only a comment are not shown', () => {
  const script = '// #region shown\n// 行\nconst a = 1\n/* 列 */\nconst b = 2 // two\n// #endregion'
  expect(shown(component('  <b />', script))).toBe('const a = 1\nconst b = 2 // two')
  expect(shown(component('  <!-- 表格 -->\n  <b />'))).toBe('<b />')
})

test('a region without an end is reported with its line', () => {
  expect(() => shown(component('  <b />', 'const b = 1\n// #region shown\nconst a = 1'))).toThrow(
    'content/a/smallest.vue:7: the region has no end.'
  )
})

test('fewer than three and more than eight lines are reported with the first one, empty lines do not count', () => {
  const lines = (count: number) => component(Array(count).fill('  <b />').join('\n\n'))
  const problem = (count: number) => {
    try {
      return checkShownCode(lines(count), file)
    } catch (error) {
      return (error as Error).message
    }
  }
  expect([3, 8].map(problem)).toEqual([undefined, undefined])
  expect(problem(2)).toMatch(/^content\/a\/smallest\.vue:2: 2 lines of code are shown; 3 to 8 are/)
  expect(problem(9)).toMatch(/^content\/a\/smallest\.vue:2: 9 lines of code are shown; 3 to 8 are/)
})

test('a shown line of more than 80 characters is reported with its line', () => {
  const line = `<b title="${'a'.repeat(70)}" />`
  expect(() => checkShownCode(component(`  <b />\n  <i />\n  ${line}`), file)).toThrow(
    'content/a/smallest.vue:4: more than 80 characters are shown.'
  )
})
