import { expect, test } from 'vitest'
import { patternsIn, slowness } from './linear-patterns.ts'
import { shippedSources } from './project-sources.ts'

/** Files with patterns that are not linear by their structure, and why a stranger's text never makes them slow. */
const excused: Record<string, string> = {
  'src/chunk-error.ts': "messages of the browser's own loader",
  'src/theme-editor/theme-output.ts': "rules of the site's own sheet",
  'src/versions/site-data.ts': 'an address that the operator has set',
  'src/api-table/tree/marked-text.ts': 'descriptions that the build has checked',
  'src/playground/editor/context/method-owner.ts': 'at most 200 letters before the cursor',
  'src/playground/compile/scope-css.ts': 'tried once for each run of spaces',
  'src/playground/editor/context/attribute-name.ts': 'a name without line ends, in which the first dot takes the rest',
  'src/playground/editor/reindent.ts': 'what may be missing is tried once, at the beginning of a block',
  'src/api-table/tree/rows.ts': 'the first letter found takes the rest, line ends too',
  'src/api-table/tree/search.ts': 'the first parenthesis takes the rest',
  'shared/search.ts': 'at most 300 letters of a query',
  'server/settings.ts': 'settings of the operator'
}

const slow = shippedSources().flatMap(({ name, text }) =>
  patternsIn(name, text).flatMap(pattern => {
    const how = slowness(pattern)
    return how ? [{ file: name, sentence: `${name}:${pattern.line} /${pattern.source}/ is ${how}` }] : []
  })
)

test('no pattern that a text from outside meets takes more than linear time', () => {
  expect(slow.filter(({ file }) => !Object.hasOwn(excused, file)).map(({ sentence }) => sentence)).toEqual([])
})

test('nothing is excused that needs no excuse', () => {
  const files = new Set(slow.map(({ file }) => file))
  expect(Object.keys(excused).filter(file => !files.has(file))).toEqual([])
})

test.each([
  ['slashes at the end', '\\/+$', ''],
  ['spaces around something that may be missing', '(?:from|import)\\s*\\(?\\s*[\'"]', ''],
  ['two numbers around a hyphen', '^bytes\\s*=\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$', 'i'],
  ['the name before the end', '[\\w$]*$', ''],
  ['a label that is never closed', '\\[([^\\]]+)\\]\\(', 'g'],
  ['a loop in a loop', '^(?:a+)+$', '']
])('%s: a pattern that is not linear is found', (_, source, flags) =>
  expect(slowness({ source, flags })).toMatch(/quadratic|exponential/)
)

test.each([
  ['a path', '^#?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?$', 's'],
  ['an import', '(?:from|import)\\s*(?:\\(\\s*)?[\'"]', ''],
  ['one letter', '[^a-z]', 'g']
])('%s: a linear pattern is none', (_, source, flags) => expect(slowness({ source, flags })).toBeUndefined())

test('patterns are found wherever they stand', () => {
  const text = 'const a = /x[/]+/g\nconst b = 1 / 2 / 3 // no /pattern/\nf(<i>{"/y/".match(/z/)}</i>)\n'
  expect(patternsIn('a.tsx', text).map(({ line, source, flags }) => [line, source, flags])).toEqual([
    [1, 'x[/]+', 'g'],
    [3, 'z', '']
  ])
})
