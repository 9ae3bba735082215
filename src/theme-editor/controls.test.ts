import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { toHex } from './colour.ts'
import { groups } from './controls.ts'
import { changedValues } from './theme-output.ts'

const names = groups.flatMap(group => [...group.controls])
const defaults = sassValues('')

test.each(names)('with another %s the library computes the same variables as the editor', name => {
  const value = name.endsWith('-radius') ? '9px' : '#7a3c9b'
  const compiled = sassValues(` with ($${name}: ${value})`)
  const changed = [...compiled].filter(([each, now]) => now !== defaults.get(each))
  expect(new Map([...changedValues({ [name]: value })].toSorted())).toEqual(new Map(changed.toSorted()))
})

/** What `variable.scss` holds once it is compiled with a configuration. */
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
