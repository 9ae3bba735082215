import { expect, test } from 'vitest'
import { isInHalfTypedTag } from './half-typed-tag.ts'

/** The `|` in the text is the cursor. */
function check(marked: string): boolean {
  const before = marked.slice(0, marked.indexOf('|'))
  const lines = before.split('\n')
  return isInHalfTypedTag(marked.replace('|', ''), { line: lines.length, column: lines.at(-1)!.length + 1 })
}

test('a tag without its end at the cursor is half-typed', () => {
  for (const tag of ['<', '<v', '<vxe-column', '</', '</vxe-ta', '<vxe-column field="a', "<b title='a > b' "])
    expect.soft(check(`<template>\n  ${tag}|\n  <p>a</p>\n</template>\n`), tag).toBe(true)
  expect(check('<|')).toBe(true)
  expect(check('<template>\n  <p|')).toBe(true)
})

test('a complete tag, text, and a tag elsewhere are not half-typed', () => {
  for (const tag of ['<p>|</p>', '<p cl|ass="a">b</p>', 'a|', '<p v-if="a > 1" |>b</p>', '<p v-if="a < |b">c</p>'])
    expect.soft(check(`<template>\n  ${tag}\n</template>\n`), tag).toBe(false)
  expect(check('<template>\n  <p\n  <b>a|</b>\n</template>')).toBe(false)
  expect(check('|<template>')).toBe(false)
})

test('a comparison in a script is no tag', () => {
  expect(check('<template><p/></template>\n<script>\nfor (let i = 0; i<n; i++) a|()\n</script>')).toBe(false)
  expect(check('<style>\na<|\n</style>')).toBe(false)
})

test('an unclosed tag before a long text takes linear time', () => {
  const text = `<p a="${'"<'.repeat(100_000)}`
  const start = performance.now()
  isInHalfTypedTag(text, { line: 1, column: 3 })
  expect(performance.now() - start).toBeLessThan(500)
})
