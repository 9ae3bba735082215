import { expect, test } from 'vitest'
import { escapeJson, escapeLines } from './escape-controls.ts'

test.each([
  ['the escape of a terminal', '\u001B[31mred', '\\x1b[31mred'],
  ['a C1 control', '\u009B31m', '\\x9b31m'],
  ['a direction override', 'a\u202Eb', 'a\\u202eb'],
  ['an isolate', '\u2066a\u2069', '\\u2066a\\u2069'],
  ['a zero-width space', 'a\u200Bb', 'a\\u200bb'],
  ['a byte order mark', '\uFEFFa', '\\ufeffa'],
  ['a tag character', 'a\u{E0041}', 'a\\u{e0041}'],
  ['a lone surrogate', 'a\uD800', 'a\\ud800'],
  ['an invisible filler', 'a\u3164', 'a\\u3164'],
  ['a carriage return', 'a\rb', 'a\\x0db']
])('%s is shown as an escape', (_, text, shown) => expect(escapeLines(text)).toBe(shown))

test.each(['排序，没有反应。', 'a\tb\nc', 'é à', '👍🏽', '❤\uFE0F', 'العربية'])('%j is shown as it is', text =>
  expect(escapeLines(text)).toBe(text)
)

test('JSON with escapes is read as the same text', () => {
  const text = '\u001B\u202E\u{E0041}\uD800表\n'
  const escaped = escapeJson(JSON.stringify({ text }))
  expect(escaped).toMatch(/^[ -~表]*$/)
  expect(JSON.parse(escaped)).toEqual({ text })
})
