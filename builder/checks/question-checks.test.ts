import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { questionProblems } from './question-checks.ts'

const page = { 'table/x/page.zh.mdx': '', 'table/x/page.en.mdx': '' }
const problems = (texts: Record<string, string>) => questionProblems(memoryFiles({ ...page, ...texts }))

test('question files with one question per line have no problems', () => {
  expect(
    problems({
      'table/x/questions.zh.txt': '表头没对齐\n列宽 dialog 里不对\n',
      'table/x/questions.en.txt': 'header off by one\n'
    })
  ).toEqual([])
})

test.each([
  ['table/x/questions.en.txt', 'a\n\nb\n', 'content/table/x/questions.en.txt:2 is empty'],
  ['table/x/questions.en.txt', 'a  b\n', 'content/table/x/questions.en.txt:1 has spaces'],
  ['table/x/questions.en.txt', 'Wide column\nwide column\n', 'content/table/x/questions.en.txt:2 stands there already'],
  ['table/x/questions.en.txt', '列宽\n', 'content/table/x/questions.en.txt:1 is Chinese'],
  ['table/x/questions.zh.txt', `${'列'.repeat(161)}\n`, 'content/table/x/questions.zh.txt:1 is longer'],
  ['table/x/questions.tw.txt', '列寬\n', 'content/table/x/questions.tw.txt is read by nobody'],
  ['table/y/questions.zh.txt', '列宽\n', 'content/table/y/questions.zh.txt has no page.zh.mdx']
])('the question file %s with the content %j is reported', (name, text, problem) => {
  expect(problems({ [name]: text })).toEqual([expect.stringContaining(problem)])
})
