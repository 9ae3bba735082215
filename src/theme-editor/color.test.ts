import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { contrastRatio, shiftLightness, toHex } from './color.ts'

test.each([
  ['#FFF', '#ffffff'],
  ['#0a6b66', '#0a6b66'],
  ['rgb(10, 107, 102)', '#0a6b66'],
  ['rgb(10 107 102)', '#0a6b66'],
  ['rgba(0, 0, 0, .5)', undefined],
  ['red', undefined],
  ['#12345', undefined]
])('toHex() converts %s to %s', (text, hex) => {
  expect(toHex(text)).toBe(hex)
})

test('the contrast ratio follows WCAG 2', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#409eff')).toBeCloseTo(2.78, 1)
})

test.each(['#409eff', '#0a6b66', '#f56c6c', '#909399', '#000000', '#f8f8f9', '#7f00ff'])(
  'shades of %s equal those of Sass',
  color => {
    const points = [10, -10, 20]
    const declarations = points.map(point => `p: ${point < 0 ? 'darken' : 'lighten'}(${color}, ${Math.abs(point)}%)`)
    const { css } = compileString(`a { ${declarations.join('; ')} }`, {
      silenceDeprecations: ['global-builtin', 'color-functions']
    })
    const sass = [...css.matchAll(/p: ([^;]+);/g)].map(([, value = '']) => sassToHex(value))
    expect(points.map(point => shiftLightness(color, point))).toEqual(sass)
  }
)

/** Converts Sass output to hex: Sass writes computed channels as percentages, and black and white by name. */
function sassToHex(value: string): string | undefined {
  const percents = [...value.matchAll(/([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent) * 2.55))
  return toHex(
    percents.length === 3
      ? `rgb(${percents.join(', ')})`
      : value.replace('black', '#000000').replace('white', '#ffffff')
  )
}
