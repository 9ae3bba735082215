import { expect, test } from 'vitest'
import { patternsIn, nonLinearReason } from './linear-patterns.ts'
import { shippedSources } from './project-sources.ts'

/** Files with patterns that are not linear by their structure, and the reason untrusted text never makes them slow. */
const excusedFiles: Record<string, string> = {
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
  'shared/tag-attributes.ts': 'tried once behind each attribute of a tag',
  'shared/search.ts': 'at most 300 letters of a query',
  'server/settings.ts': 'settings of the operator'
}

const nonLinearPatterns = shippedSources().flatMap(({ name, text }) =>
  patternsIn(name, text).flatMap(pattern => {
    const reason = nonLinearReason(pattern)
    return reason ? [{ file: name, sentence: `${name}:${pattern.line} /${pattern.source}/ is ${reason}` }] : []
  })
)

test('every regular expression of the shipped sources runs in linear time, except in listed files', () => {
  expect(
    nonLinearPatterns.filter(({ file }) => !Object.hasOwn(excusedFiles, file)).map(({ sentence }) => sentence)
  ).toEqual([])
})

test('every file listed as an exception has a regular expression that is not linear', () => {
  const files = new Set(nonLinearPatterns.map(({ file }) => file))
  expect(Object.keys(excusedFiles).filter(file => !files.has(file))).toEqual([])
})

test.each([
  ['trailing slashes', '\\/+$', ''],
  ['spaces around an optional bracket', '(?:from|import)\\s*\\(?\\s*[\'"]', ''],
  ['a byte range', '^bytes\\s*=\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$', 'i'],
  ['a word at the end of the text', '[\\w$]*$', ''],
  ['an unclosed link label', '\\[([^\\]]+)\\]\\(', 'g'],
  ['nested repetition', '^(?:a+)+$', '']
])('a non-linear regular expression for %s is reported', (_, source, flags) =>
  expect(nonLinearReason({ source, flags })).toMatch(/quadratic|exponential/)
)

test.each([
  ['an address with query and anchor', '^#?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?$', 's'],
  ['an import', '(?:from|import)\\s*(?:\\(\\s*)?[\'"]', ''],
  ['one letter', '[^a-z]', 'g']
])('a linear regular expression for %s is not reported', (_, source, flags) =>
  expect(nonLinearReason({ source, flags })).toBeUndefined()
)

test('regular expressions are found in code and JSX, not in comments, strings and divisions', () => {
  const text = 'const a = /x[/]+/g\nconst b = 1 / 2 / 3 // no /pattern/\nf(<i>{"/y/".match(/z/)}</i>)\n'
  expect(patternsIn('a.tsx', text).map(({ line, source, flags }) => [line, source, flags])).toEqual([
    [1, 'x[/]+', 'g'],
    [3, 'z', '']
  ])
})
