import { expect, test } from 'vitest'
import { createDiffView } from '../../upgrade-facts/diff-view.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { LaterName } from './later-names.ts'
import { listLaterNames, readComparedVersions } from './later-names.ts'
import { createLaterRecords } from './later-records.ts'

const name = (parts: Partial<LaterName>): LaterName => ({
  key: '',
  title: 'x',
  subject: 'table',
  isComponent: false,
  since: '3.14.5',
  isExact: false,
  last: '3.21.6',
  ...parts
})
const names = [
  name({ title: 'vxe-tree', subject: 'vxe-pc-ui', isComponent: true }),
  name({ title: 'getEditCell()', since: '3.15.45', isExact: true, replaces: 'table()getEditRecord' }),
  name({ title: 'row-config.drag' }),
  name({ title: 'split()', subject: 'VXETable', last: '3.18.20', replaces: 'table.unknown' })
]
const targets = [{ to: '/table/tree/basic', names: ['vxe-tree'] }]
const create = (language: 'zh' | 'tw' | 'en') =>
  createLaterRecords(
    names,
    targets,
    path => path !== 'table.unknown',
    language,
    new Map([['#/table/tree/basic', 'Tree table']])
  )

test('the search record of a later name leads to the page or member that replaces it in 3.8.6', () => {
  expect(create('en').slice(0, 2)).toEqual([
    {
      kind: 'later',
      title: 'vxe-tree',
      text: 'Not in 3.8.6. A component of vxe-pc-ui, for vxe-table 3.9 and later. In 3.8: “Tree table”.',
      href: '#/table/tree/basic',
      where: 'Later versions › vxe-pc-ui'
    },
    {
      kind: 'later',
      title: 'getEditCell()',
      text: 'Not in 3.8.6. Available since 3.15.45. In 3.8: getEditRecord().',
      href: '#/table/api?filterName=()getEditRecord',
      where: 'Later versions › vxe-table'
    }
  ])
})

test('the search record of a later name without a replacement leads to the comparison of the versions', () => {
  expect(create('zh').slice(2)).toEqual([
    {
      kind: 'later',
      title: 'row-config.drag',
      text: '3.8.6 没有该名称，3.14.5 中可用。',
      href: '#/upgrade/diff?q=row-config.drag',
      where: '新版本 › vxe-table'
    },
    {
      kind: 'later',
      title: 'split()',
      text: '3.8.6 没有该名称，3.14.5 中可用。',
      href: '#/upgrade/diff?q=split&to=3.18.20',
      where: '新版本 › VxeUI'
    }
  ])
})

test('the search record of a later name is in Traditional Chinese for tw', () => {
  expect(create('tw')[0]!.text).toContain('3.8.6 沒有該元件。')
})

test('the comparison of the versions shows each later name that leads to it', () => {
  const versions = readComparedVersions()
  const records = createLaterRecords(listLaterNames(versions), [], () => false, 'en', new Map())
  const changesByVersion = new Map(versions.map(facts => [facts.version, diffVersions(versions[0]!, facts)]))
  const missing = records.filter(({ href }) => {
    const query = new URLSearchParams(href.split('?')[1])
    const changes = changesByVersion.get(query.get('to') ?? versions.at(-1)!.version)!
    return createDiffView(changes, { query: query.get('q')!, changeType: 'added' }).total === 0
  })
  expect(records.length).toBeGreaterThan(900)
  expect(missing.map(({ title }) => title)).toEqual([])
})
