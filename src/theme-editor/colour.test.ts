import { compileString } from 'sass'
import { expect, test } from 'vitest'
import { contrast, shade, toHex } from './colour.ts'

test.each([
  ['#FFF', '#ffffff'],
  ['#0a6b66', '#0a6b66'],
  ['rgb(10, 107, 102)', '#0a6b66'],
  ['rgb(10 107 102)', '#0a6b66'],
  ['rgba(0, 0, 0, .5)', undefined],
  ['red', undefined],
  ['#12345', undefined]
])('%s is %s in hex', (text, hex) => {
  expect(toHex(text)).toBe(hex)
})

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#409eff')).toBeCloseTo(2.78, 1)
})

test.each(['#409eff', '#0a6b66', '#f56c6c', '#909399', '#000000', '#f8f8f9', '#7f00ff'])(
  'shades of %s are those of Sass',
  colour => {
    const points = [10, -10, 20]
    const declarations = points.map(point => `p: ${point < 0 ? 'darken' : 'lighten'}(${colour}, ${Math.abs(point)}%)`)
    const { css } = compileString(`a { ${declarations.join('; ')} }`, {
      silenceDeprecations: ['global-builtin', 'color-functions']
    })
    const sass = [...css.matchAll(/p: ([^;]+);/g)].map(([, value = '']) => rounded(value))
    expect(points.map(point => shade(colour, point))).toEqual(sass)
  }
)

/** Sass writes computed channels as percentages, and black by its name. */
function rounded(value: string): string | undefined {
  const percents = [...value.matchAll(/([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent) * 2.55))
  return toHex(
    percents.length === 3
      ? `rgb(${percents.join(', ')})`
      : value.replace('black', '#000000').replace('white', '#ffffff')
  )
}
