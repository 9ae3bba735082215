import { expect, test } from 'vitest'
import { contrastRatio } from './color.ts'
import { presets } from './presets.ts'
import type { ThemeChanges } from './theme-output.ts'

const white = '#ffffff'
const colors = Object.entries(presets).flatMap(([name, { light, dark }]) => [
  [`${name}, light`, { 'vxe-font-color': '#606266', ...light }] as const,
  [`${name}, dark`, { 'vxe-font-color': '#c3ccca', ...dark }] as const
])

test.each(colors)('texts of the preset %s have a contrast of 4.5 or more', (_, changes: ThemeChanges) => {
  const low = Object.entries(changes)
    .filter(([name]) => /background|primary|success|danger|warning|info/.test(name))
    .map(([name, value]) => {
      const ink = name.includes('background') ? changes['vxe-font-color']! : white
      return `${name}: ${contrastRatio(ink, value).toFixed(2)}`
    })
    .filter(line => Number(line.split(': ')[1]) < 4.5)
  expect(low).toEqual([])
})
