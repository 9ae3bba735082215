import { expect, test } from 'vitest'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { listLaterNames, readComparedVersions } from './later-names.ts'

const facts = (version: string, members: Record<string, string[]>): VersionFacts => ({
  version,
  members: Object.fromEntries(
    Object.entries(members).map(([subject, keys]) => [subject, Object.fromEntries(keys.map(key => [key, []]))])
  )
})
const listTitles = (...versions: VersionFacts[]) =>
  listLaterNames(versions).map(({ title, since, last }) => `${title} ${since} ${last}`)

test('later names are the names that the first version lacks, with their first and last version', () => {
  expect(
    listTitles(
      facts('3.8.6', { table: ['.height', '@scroll'] }),
      facts('3.9.0', { table: ['.height', '@scroll', '@row-dragend', '()getRow'] }),
      facts('3.21.6', { table: ['.height', '@scroll', '@row-dragend', '#line'] })
    )
  ).toEqual(['row-dragend 3.9.0 3.21.6', 'getRow() 3.9.0 3.9.0', '#line 3.21.6 3.21.6'])
})

test('a later name is listed once for all components, and not if any component of 3.8.6 has it', () => {
  expect(
    listTitles(
      facts('3.8.6', { tooltip: ['.zIndex'] }),
      facts('3.21.6', { select: ['.zIndex', '.popupConfig'], pulldown: ['.popupConfig', '.popupConfig.width'] })
    )
  ).toEqual(['popup-config 3.21.6 3.21.6', 'popup-config.width 3.21.6 3.21.6'])
})

test('later names include components, types and variables, but no private keys, internal types and deep options', () => {
  expect(
    listTitles(
      facts('3.8.6', {}),
      facts('3.21.6', {
        'vxe-pc-ui': ['=VxeTreeSelect', '=TreeSelect', '=drawer'],
        'vxe-table': ['=VxeUI'],
        types: [':VxeTreeProps', ':TreeReactData'],
        css: ['$--vxe-ui-font-color'],
        setConfig: ['.tree'],
        table: ['.exportConfig._typeMaps', '.a.b.c']
      })
    )
  ).toEqual([
    'vxe-tree-select 3.21.6 3.21.6',
    'VxeUI 3.21.6 3.21.6',
    'VxeTreeProps 3.21.6 3.21.6',
    '--vxe-ui-font-color 3.21.6 3.21.6'
  ])
})

test('later names of the compared versions have the exact version and the old name of the upgrade rules', () => {
  const names = listLaterNames(readComparedVersions())
  expect(names.find(({ title }) => title === 'getEditCell()')).toMatchObject({
    since: '3.15.45',
    isExact: true,
    replaces: 'table()getEditRecord'
  })
  expect(names.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['setI18n()', 'vxe-tree', 'vxe-drawer', 'vxe-upload', 'row-config.drag', 'virtual-y-config'])
  )
})
