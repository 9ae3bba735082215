import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { toHex } from './color.ts'
import { controlGroups } from '../../shared/theme-controls.ts'
import { getChangedValues } from './theme-output.ts'

const names = controlGroups.flatMap(group => [...group.controls])
const defaults = sassValues('')

test.each(names)('the theme editor derives the same variables from a changed %s as the library Sass', name => {
  const value = name.endsWith('-radius') ? '9px' : '#7a3c9b'
  const compiled = sassValues(` with ($${name}: ${value})`)
  const changed = [...compiled].filter(([each, now]) => now !== defaults.get(each))
  expect(new Map([...getChangedValues({ [name]: value })].toSorted())).toEqual(new Map(changed.toSorted()))
})

/** Returns the variables of `variable.scss` compiled with a configuration. */
function sassValues(configuration: string): Map<string, string> {
  const { css } = compileString(
    `
    @use 'sass:meta';
    @use 'vxe-table/styles/variable.scss' as library${configuration};
    a { @each $name, $value in meta.module-variables('library') { --#{$name}: #{$value}; } }
  `,
    { loadPaths: ['node_modules'], silenceDeprecations: ['global-builtin', 'color-functions'] }
  )
  return new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, readable(value)]))
}

function readable(value: string): string {
  const percents = [...value.matchAll(/([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent) * 2.55))
  return (
    (value.startsWith('rgb(') && percents.length === 3 ? toHex(`rgb(${percents.join(', ')})`) : toHex(value)) ?? value
  )
}
