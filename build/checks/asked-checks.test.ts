import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { askedProblems } from './asked-checks.ts'

const page = { 'table/x/page.zh.mdx': '', 'table/x/page.en.mdx': '' }
const problems = (texts: Record<string, string>) => askedProblems(memoryFiles({ ...page, ...texts }))

test('questions, a line each, are right', () => {
  expect(
    problems({
      'table/x/asked.zh.txt': '表头没对齐\n列宽 dialog 里不对\n',
      'table/x/asked.en.txt': 'header off by one\n'
    })
  ).toEqual([])
})

test.each([
  ['table/x/asked.en.txt', 'a\n\nb\n', 'content/table/x/asked.en.txt:2 is empty'],
  ['table/x/asked.en.txt', 'a  b\n', 'content/table/x/asked.en.txt:1 has spaces'],
  ['table/x/asked.en.txt', 'Wide column\nwide column\n', 'content/table/x/asked.en.txt:2 stands there already'],
  ['table/x/asked.en.txt', '列宽\n', 'content/table/x/asked.en.txt:1 is Chinese'],
  ['table/x/asked.zh.txt', `${'列'.repeat(161)}\n`, 'content/table/x/asked.zh.txt:1 is longer'],
  ['table/x/asked.tw.txt', '列寬\n', 'content/table/x/asked.tw.txt is read by nobody'],
  ['table/y/asked.zh.txt', '列宽\n', 'content/table/y/asked.zh.txt has no page.zh.mdx']
])('%s with %j is told', (name, text, problem) => {
  expect(problems({ [name]: text })).toEqual([expect.stringContaining(problem)])
})
