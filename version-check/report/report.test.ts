import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'
import { checkOptions } from '../fixtures/members.ts'
import { jsonReport } from './json.ts'
import { textReport } from './text.ts'

const files = [
  { name: 'src/a.vue', text: '<template><vxe-table :row-drag-config="{}" @cell-clik="go" /></template>' },
  { name: 'src/b.js', text: 'const = @' }
]
const project = checkProject(files, checkOptions)
const input = { project, language: 'en', site: 'https://docs.example/#' } as const

test('the text report has a sentence and a page for each finding, and the totals', () => {
  expect(textReport(input)).toBe(`src/a.vue
  1:23  vxe-table 3.8.6 has no \`row-drag-config\`, so it has no effect. Available in 3.11.39.
      See https://docs.example/#/integration/sortable
  1:45  \`vxe-table\` has no \`cell-clik\`. Did you mean \`cell-click\`?
      See https://docs.example/#/table/api?filterName=%40cell-click

Code that was not read:
  src/b.js:1:7  Unexpected token (1:6)

Files: 2. Names that vxe-table 3.8.6 lacks: 1. Hints: 1.
`)
})

test('the text report names the release used for a version that npm does not serve', () => {
  const other = checkProject(files, { ...checkOptions, version: '3.8.20' })
  expect(textReport({ ...input, project: other })).toContain('The members are those of 3.8.6.')
})

test('the JSON report has all data of the findings, with the sentence in one language', () => {
  const report = JSON.parse(jsonReport({ ...input, language: 'zh' })) as { version: string; findings: unknown[] }
  expect(report.version).toBe('3.8.6')
  expect(report.findings[0]).toEqual({
    ...project.findings[0],
    message: 'vxe-table 3.8.6 没有 `row-drag-config`，不起作用。3.11.39 中可用。',
    page: 'https://docs.example/#/integration/sortable'
  })
})

test('control characters of code reach neither report', () => {
  const hostile = checkProject(
    [{ name: 'a\u001b[2J.vue', text: '<template><vxe-tree\u001b /><vxe-table \u202Erow-drag-config="" /></template>' }],
    checkOptions
  )
  for (const report of [textReport({ ...input, project: hostile }), jsonReport({ ...input, project: hostile })])
    // oxlint-disable-next-line no-control-regex -- they are searched for
    expect(report).not.toMatch(/[\0-\x09\x0b-\x1f\x7f\u202e]/)
})
