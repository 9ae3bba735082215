import { expect, test } from 'vitest'
import { unshownProblems } from './unshown.ts'

const coverage = [
  { subject: 'table', counts: [], missing: ['table.areaConfig', 'table.areaConfig.autoClear', 'table()openFind'] }
]

test('a page that names every member no demo uses has no problems; naming an object covers its keys', () => {
  expect(
    unshownProblems(coverage, 'Paid: <Api of="table.areaConfig" />, <Api of="table()openFind" />', 'page.mdx')
  ).toEqual([])
})

test('a member that neither a demo uses nor the page names is reported', () => {
  expect(unshownProblems(coverage, '<Api of="table.areaConfig" />', 'page.mdx')).toEqual([
    'page.mdx: no demo uses table()openFind. Show it in one, or say here why there is none.'
  ])
})

test('a member that the page names although a demo uses it is reported', () => {
  expect(
    unshownProblems(
      coverage,
      '<Api of="table.areaConfig" /> <Api of="table()openFind" /> <Api of="table.border" />',
      'page.mdx'
    )
  ).toEqual(['page.mdx: table.border is used by a demo. Take it off the page.'])
})

test('naming areaConfig on the page does not cover areaConfigs', () => {
  expect(
    unshownProblems(
      [{ subject: 'table', counts: [], missing: ['table.areaConfigs'] }],
      '<Api of="table.areaConfigs" /> <Api of="table.areaConfig" />',
      'page.mdx'
    )
  ).toEqual(['page.mdx: table.areaConfig is used by a demo. Take it off the page.'])
})
