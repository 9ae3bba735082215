import { compileString } from 'sass'
import { expect, test } from 'vitest'
import type { LibraryValues } from './library-values.ts'
import { getChangedValues, getThemeValues, writeOutput } from './theme-output.ts'

const library: LibraryValues = {
  light: new Map([
    ['vxe-primary-color', '#409eff'],
    ['vxe-font-color', '#606266']
  ]),
  dark: new Map([['vxe-primary-color', '#3d8fe8']]),
  darkRules: ['[data-theme="dark"] .vxe-pager { color: red; margin: 0px; }']
}

test('in the theme editor, a changed color changes its shades and the variables with its value', () => {
  const values = getChangedValues({ 'vxe-primary-color': '#0a6b66' })
  expect(values.get('vxe-primary-lighten-color')).toBe('#0e9a92')
  expect(values.get('vxe-primary-darken-color')).toBe('#063c3a')
  expect(values.get('vxe-primary-disabled-color')).toBe('#13c8bf')
  expect(values.get('vxe-loading-color')).toBe('#0a6b66')
})

test('in the theme editor, dark values override light values, changes override both', () => {
  const values = getThemeValues('dark', library, { 'vxe-font-color': '#ffffff' })
  expect([values.get('vxe-primary-color'), values.get('vxe-font-color')]).toEqual(['#3d8fe8', '#ffffff'])
})

test('the Sass output of the theme editor lists only changed variables of the light theme', () => {
  expect(writeOutput('sass', 'light', library, {})).toBe("@use 'vxe-table/styles/all.scss';")
  const output = writeOutput('sass', 'light', library, { 'vxe-primary-color': '#0a6b66', 'vxe-border-radius': '8px' })
  expect(output).toBe(
    "@use 'vxe-table/styles/all.scss' with (\n  $vxe-primary-color: #0a6b66,\n  $vxe-border-radius: 8px\n);"
  )
})

test('the Sass output of the theme editor compiles with the library', () => {
  const output = writeOutput(
    'sass',
    'dark',
    {
      ...library,
      dark: new Map([
        ['vxe-primary-color', '#3d8fe8'],
        ['vxe-loading-background-color', 'rgb(16 22 21 / .6)']
      ])
    },
    { 'vxe-border-radius': '0px' }
  )
  const { css } = compileString(output, {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions']
  })
  expect(css).toContain('#3d8fe8')
  expect(css).not.toContain('#409eff')
})

test('the CSS output of the theme editor has the shades and the selector of the base theme', () => {
  const light = writeOutput('css', 'light', library, { 'vxe-danger-color': '#b0271f' })
  expect(light.split('\n')[0]).toBe(':root {')
  expect(light).toContain('  --vxe-danger-lighten-color: ')
  expect(writeOutput('css', 'dark', library, {})).toBe("[data-theme='dark'] {\n  color-scheme: dark;\n}")
})

test('the dark output of the theme editor has dark values, rules and only changes of the dark theme', () => {
  const output = writeOutput('dark', 'dark', library, { 'vxe-font-color': '#c3ccca' })
  expect(output).toContain('--vxe-primary-color: #3d8fe8;')
  expect(output).toContain('--vxe-font-color: #c3ccca;')
  expect(output).toContain("[data-theme='dark'] .vxe-pager {\n  color: red;\n  margin: 0px;\n}")
  expect(writeOutput('dark', 'light', library, { 'vxe-font-color': '#c3ccca' })).not.toContain('#c3ccca')
})
