import { expect, test } from 'vitest'
import { CompileFailure } from './compile-failure.ts'
import { splitRules } from './css-rules.ts'
import { scopeCss } from './scope-css.ts'

const scoped = (css: string) => scopeCss(css, 'v').replace(/\s+/g, ' ').trim()

test.each([
  ['.a { }', '.a[v] { }'],
  ['.a .b { }', '.a .b[v] { }'],
  ['.a > .b + p { }', '.a > .b + p[v] { }'],
  ['.a, .b { }', '.a[v], .b[v] { }'],
  ['.a:hover { }', '.a[v]:hover { }'],
  ['.a::before { }', '.a[v]::before { }'],
  [':hover { }', '[v]:hover { }'],
  ['* { }', '*[v] { }'],
  ['#a.b[c="d]"] { }', '#a.b[c="d]"][v] { }'],
  ['.a:not(.b, .c):nth-child(2n + 1) { }', '.a[v]:not(.b, .c):nth-child(2n + 1) { }'],
  ['.a\\:b { }', '.a\\:b[v] { }'],
  ['.中文 { }', '.中文[v] { }'],
  ['.a >>> .b { }', '.a[v] .b { }'],
  ['.a /deep/ .b .c { }', '.a[v] .b .c { }'],
  ['.a ::v-deep .b { }', '.a[v] .b { }'],
  ['.a::v-deep .b { }', '.a[v] .b { }'],
  ['.a ::v-deep(.b:hover) .c { }', '.a[v] .b:hover .c { }'],
  ['.a :deep(.b) { }', '.a[v] .b { }'],
  ['::v-deep .b { }', '[v] .b { }'],
  [':global(.b) { }', '.b { }'],
  [
    '.a { animation: turn 1s, fade 2s linear; } @keyframes turn { to { x: y; } }',
    '.a[v] { animation: turn-v 1s, fade 2s linear; } @keyframes turn-v { to { x: y; } }'
  ],
  [
    '@media print { .a { animation-name: turn; --animation: turn; } @keyframes turn { } }',
    '@media print { .a[v] { animation-name: turn-v; --animation: turn; } @keyframes turn-v { } }'
  ],
  ['.a { animation: turn 1s; }', '.a[v] { animation: turn 1s; }'],
  ['/* .x { } */ .a { }', '.a[v] { }'],
  ['.a { content: "}"; } .b { }', '.a[v] { content: "}"; } .b[v] { }'],
  ['.a { background: url(x{y) } .b { }', '.a[v] { background: url(x{y) } .b[v] { }'],
  ['@import "x.css"; .a { }', '@import "x.css"; .a[v] { }'],
  ['@media (min-width: 1px) { .a { } .b { } }', '@media (min-width: 1px) { .a[v] { } .b[v] { } }'],
  ['@supports (a: b) { @media x { .a { } } }', '@supports (a: b) { @media x { .a[v] { } } }'],
  ['@keyframes x { from { } 50% { } }', '@keyframes x-v { from { } 50% { } }'],
  ['@font-face { font-family: a }', '@font-face { font-family: a }'],
  ['.a { .b { } }', '.a[v] { .b { } }']
])('scopeCss() scopes %s', (css, expected) => expect(scoped(css)).toBe(expected))

test.each([
  ['.a { color: red', 'This { is never closed', 1, 4],
  ['.a { }\n}', 'Unexpected }', 2, 1],
  ['.a { }\n/* b', 'This comment is never closed', 2, 1],
  ['.a { }\n.b', 'Expected {', 2, 2]
])('scopeCss() of %j throws an error with its position', (css, message, line, column) => {
  expect(() => splitRules(css)).toThrow(new CompileFailure(message, { line, column }))
  try {
    splitRules(css)
  } catch (error) {
    expect((error as CompileFailure).position).toEqual({ line, column })
  }
})

test('parsing pathological CSS takes linear time', () => {
  // A parser with quadratic time would exceed the timeout of this test.
  scoped(`${'.a:not('.repeat(3000)} { }`)
  scoped(`${'"'.repeat(500_000)},{ }`)
  scoped(`${'[a="'.repeat(300_000)} { }`)
})
