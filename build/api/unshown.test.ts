import { expect, test } from 'vitest'
import { unshownProblems } from './unshown.ts'

const coverage = [
  { subject: 'table', counts: [], missing: ['table.areaConfig', 'table.areaConfig.autoClear', 'table()openFind'] }
]

test('a page that names every member without a demo has no problems; an object stands for its keys', () => {
  expect(
    unshownProblems(coverage, 'Paid: <Api of="table.areaConfig" />, <Api of="table()openFind" />', 'page.mdx')
  ).toEqual([])
})

test('a member that is not named wants a demo or a word', () => {
  expect(unshownProblems(coverage, '<Api of="table.areaConfig" />', 'page.mdx')).toEqual([
    'page.mdx: no demo uses table()openFind. Show it in one, or say here why there is none.'
  ])
})

test('a member that a demo shows by now leaves the page', () => {
  expect(
    unshownProblems(
      coverage,
      '<Api of="table.areaConfig" /> <Api of="table()openFind" /> <Api of="table.border" />',
      'page.mdx'
    )
  ).toEqual(['page.mdx: table.border is used by a demo. Take it off the page.'])
})

test('a name that begins alike does not stand for another', () => {
  expect(
    unshownProblems(
      [{ subject: 'table', counts: [], missing: ['table.areaConfigs'] }],
      '<Api of="table.areaConfigs" /> <Api of="table.areaConfig" />',
      'page.mdx'
    )
  ).toEqual(['page.mdx: table.areaConfig is used by a demo. Take it off the page.'])
})
