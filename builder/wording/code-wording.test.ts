import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeProblems, commitProblems, documentProblems, readCodeRules } from './code-wording.ts'
import { codeTexts } from './code-texts.ts'

const rules = readCodeRules(readFileSync(path.resolve(import.meta.dirname, '../../docs/code-style.md'), 'utf8'))

test('the rules of docs/code-style.md have unique ids', () => {
  const ids = [...rules.texts, ...rules.names].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(8)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the wording check finds comments in blocks, in JSX and behind code, with their line', () => {
  const source = `/**
 * First
 * comment.
 */
const a = <p>{/* in JSX */}</p> // behind
function f() {
  // last in a block
}
const text = '// no comment'
`
  expect(codeTexts('src/a.tsx', source).comments).toEqual([
    { line: 1, text: 'First comment.' },
    { line: 5, text: 'in JSX' },
    { line: 5, text: 'behind' },
    { line: 7, text: 'last in a block' }
  ])
})

test('the wording check reads declared parameters, patterns and type properties, but no uses and imports', () => {
  const source = `import { imported } from './b.ts'
interface Shape { side: number }
const { first, second: [renamed] } = used(imported)
const arrow = ({ inner = 1 }, ...rest) => used(inner, rest)
`
  expect(codeTexts('src/a.ts', source).names.map(({ text }) => text)).toEqual([
    'Shape',
    'side',
    'first',
    'renamed',
    'arrow',
    'inner',
    'rest'
  ])
})

test('the wording check reads test titles from test files only, with "…" for inserted values', () => {
  const source = "test('sorts rows', () => {})\ntest.each([1])(`fits ${width} px`, () => {})\nother('text', 1)"
  expect(codeTexts('src/a.test.ts', source).titles.map(({ text }) => text)).toEqual(['sorts rows', 'fits … px'])
  expect(codeTexts('src/a.ts', source).titles).toEqual([])
})

test('the wording check reports a forbidden word in a comment, title or name with its replacement', () => {
  const source = "// Whoever asks\nconst drawnRow = 1\ntest('what is there', () => {})"
  expect(codeProblems('src/a.test.ts', source, rules).map(problem => problem.slice(0, 30))).toEqual([
    'src/a.test.ts:1 c02 comment “W',
    'src/a.test.ts:3 c01 title “wha',
    'src/a.test.ts:3 c02 title “wha',
    'src/a.test.ts:2 i01 name drawn'
  ])
})

test('the wording check allows forbidden words in quoted text and code of a comment', () => {
  expect(codeProblems('src/a.ts', '// Shows “what changed” of `whatever`.', rules)).toEqual([])
})

test('the wording check reads class names and comments of CSS', () => {
  expect(codeProblems('src/a.css', '/* What moves. */\n.drawnRow { color: red }', rules)).toHaveLength(3)
})

test('the wording check requires an area, a lower case start and at most 72 characters in a commit title', () => {
  expect(commitProblems('abc', 'search: boost hits by the words of a page', rules)).toEqual([])
  expect(commitProblems('abc', 'Boost hits', rules)).toHaveLength(1)
  expect(commitProblems('abc', `search: ${'a'.repeat(70)}`, rules)).toHaveLength(1)
  expect(commitProblems('abc', 'search: load what is missing', rules)).toHaveLength(1)
})

test('the wording check reports a sentence of more than 25 words in README.md', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  expect(documentProblems('README.md', `${words(25)}.`)).toEqual([])
  expect(documentProblems('README.md', `${words(26)}.`)).toHaveLength(1)
})
