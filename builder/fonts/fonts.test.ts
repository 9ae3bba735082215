import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plexCharacters, plexPunctuation, unicodeRange } from './font-characters.ts'
import { subsetFonts } from './fonts.ts'

const css = readFileSync(new URL('../../src/theme/fonts.css', import.meta.url), 'utf8')
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: descriptor(body, 'font-family').replaceAll('"', ''),
  source: descriptor(body, 'src'),
  range: descriptor(body, 'unicode-range'),
  sizeAdjust: Number.parseFloat(descriptor(body, 'size-adjust')),
  ascent: Number.parseFloat(descriptor(body, 'ascent-override')),
  descent: Number.parseFloat(descriptor(body, 'descent-override')),
  display: descriptor(body, 'font-display')
}))
const webFaces = faces.filter(face => face.source.startsWith('url'))
const fonts = await subsetFonts()

test('all fonts together weigh at most 60 KB', () => {
  const total = fonts.reduce((sum, font) => sum + font.data.length, 0)
  expect(total).toBeLessThanOrEqual(60 * 1024)
})

test('every font is a WOFF2 file', () => {
  expect(fonts.map(font => font.data.subarray(0, 4).toString())).toEqual(fonts.map(() => 'wOF2'))
})

test('fonts.css loads exactly the generated font files', () => {
  const loadedFiles = webFaces.map(face => face.source.match(/\.cache\/fonts\/([\w.-]+)/)?.[1])
  expect(new Set(loadedFiles)).toEqual(new Set(fonts.map(font => font.file)))
})

test('every web font has font-display: optional', () => {
  expect(webFaces.filter(face => face.display !== 'optional')).toEqual([])
})

test('the unicode ranges in fonts.css match the characters of the font files', () => {
  const punctuation = faces.filter(face => face.family === 'Plex Sans Punct')
  const others = faces.filter(face => face.family !== 'Plex Sans Punct')
  expect(punctuation.map(face => face.range)).toEqual([unicodeRange(plexPunctuation)])
  expect(new Set(others.map(face => face.range))).toEqual(new Set([unicodeRange(plexCharacters)]))
})

test('the punctuation of the separate punctuation font is in no other web font', () => {
  expect([...plexPunctuation].filter(character => plexCharacters.includes(character))).toEqual([])
})

test('fallback fonts in fonts.css have the ascent and descent of Plex', () => {
  const fallbackFaces = faces.filter(face => face.source.startsWith('local'))
  const heights = fallbackFaces.map(face => [
    (face.sizeAdjust * face.ascent) / 1e4,
    (face.sizeAdjust * face.descent) / 1e4
  ])
  expect(fallbackFaces.length).toBeGreaterThan(0)
  for (const [ascent, descent] of heights) {
    expect(ascent).toBeCloseTo(1.025, 3)
    expect(descent).toBeCloseTo(0.275, 3)
  }
})

test('unicodeRange() joins adjacent characters to one range', () => {
  expect(unicodeRange('cab·')).toBe('U+61-63, U+B7')
})

function descriptor(body: string, name: string): string {
  return body.match(new RegExp(`${name}:\\s*([^;]+);`))?.[1] ?? ''
}
